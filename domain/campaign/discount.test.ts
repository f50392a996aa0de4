import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountOf, dividedOver, LEAST_DUE } from "./discount.ts";

const percent = (of: number, ceiling: number | null = null) => ({ percent: of, amount: null, ceiling });
const amount = (rial: number) => ({ percent: null, amount: rial, ceiling: null });

describe("discountOf", () => {
  it("is a share in whole tens, up to its ceiling", () => {
    expect(discountOf(percent(15), 9_999_990)).toBe(1_499_990);
    expect(discountOf(percent(15, 1_000_000), 9_999_990)).toBe(1_000_000);
  });
  it("leaves the least sum to pay", () => {
    expect(discountOf(percent(100), 5_000_000)).toBe(5_000_000 - LEAST_DUE);
    expect(discountOf(amount(9_000_000), 5_000_000)).toBe(5_000_000 - LEAST_DUE);
    expect(discountOf(amount(9_000_000), LEAST_DUE)).toBe(0);
    expect(discountOf(amount(9_000_000), 0)).toBe(0);
  });
});

describe("dividedOver", () => {
  it("divides in proportion, with the remainder on the last line", () => {
    expect(dividedOver(100, [1000, 1000, 1000])).toEqual([30, 30, 40]);
    expect(dividedOver(1_000_000, [6_000_000, 3_000_000])).toEqual([666_660, 333_340]);
  });
  it("leaves no line below zero, and makes the whole", () => {
    const prices = fc.array(
      fc.nat(50_000_000).map((tens) => tens * 10),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
        const total = lines.reduce((sum, line) => sum + line, 0);
        const discount = Math.floor((total * share) / 10) * 10;
        const shares = dividedOver(discount, lines);
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(discount);
        expect(shares.every((one, index) => one >= 0 && one <= (lines[index] ?? 0) && one % 10 === 0)).toBe(true);
      }),
    );
  });
  it("is exact for sums whose product is beyond a number", () => {
    expect(dividedOver(333_333_333_330, [999_999_999_990, 999_999_999_990])).toEqual([
      166_666_666_660, 166_666_666_670,
    ]);
  });
  it("refuses more than there is", () => {
    expect(() => dividedOver(20, [10])).toThrow(/more than its price/);
  });
});
