import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IsoDate } from "../calendar/types.ts";
import type { Party } from "../rooms.ts";
import {
  extraBedsOf,
  extraCharge,
  lackingPlaces,
  type NightRates,
  nightAverage,
  nightCharges,
  priceStay,
  roundToTen,
  sumCharges,
} from "./pricing.ts";

const POLICY = { freeUntil: 2, halfUntil: 6 };
const double = { capacity: 2, extraCapacity: 1 };
const night = (date: IsoDate, rates: Partial<NightRates> = {}): NightRates => ({
  night: date,
  rackRate: 50_000_000,
  saleRate: 42_000_000,
  extraBedRate: 12_600_000,
  ...rates,
});
const party = (adults: number, ...children: number[]): Party => ({ adults, children });
/** Extra beds that a party pays for, half ones as 0.5. */
const extraBedShares = (...of: Parameters<typeof extraBedsOf>) => {
  const { whole, half } = extraBedsOf(...of);
  return whole + half / 2;
};
const anyParty = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
});

describe("What a party pays for extra beds", () => {
  it.each<[string, Party, number]>([
    ["two adults in a double", party(2), 0],
    ["a third adult", party(3), 1],
    ["a baby", party(2, 1), 0],
    ["a first child from two to five", party(2, 2), 0.5],
    ["a child of six", party(2, 6), 1],
    ["two children under six: the second pays a bed", party(2, 3, 4), 1.5],
    ["a child under six and one of ten", party(2, 3, 10), 1.5],
    ["a child who gets the second bed of the room", party(1, 4), 0],
  ])("%s", (_, who, shares) => {
    expect(extraBedShares(who, POLICY, double)).toBe(shares);
  });

  it("follows the policy of the house", () => {
    expect(extraBedShares(party(2, 6), { freeUntil: 7, halfUntil: 12 }, double)).toBe(0);
    expect(extraBedShares(party(2, 8), { freeUntil: 7, halfUntil: 12 }, double)).toBe(0.5);
    expect(extraBedShares(party(2, 3), { freeUntil: 2, halfUntil: 2 }, double)).toBe(1);
  });

  it("is never less for one person more, nor for an older child", () => {
    fc.assert(
      fc.property(anyParty, fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 4 }), (who, age, capacity) => {
        const room = { capacity, extraCapacity: 2 };
        const shares = (children: number[]) => extraBedShares({ ...who, children }, POLICY, room);
        expect(shares([...who.children, age])).toBeGreaterThanOrEqual(shares(who.children));
        expect(shares([...who.children, age + 1])).toBeGreaterThanOrEqual(shares([...who.children, age]));
      }),
    );
  });
});

describe("Whether a party fits a room", () => {
  it.each<[Party, number]>([
    [party(3), 0],
    [party(4), 1],
    [party(3, 4), 0],
    [party(3, 7), 1],
    [party(2, 1, 1), 0],
    [party(1, 0, 1), 1],
    [party(5, 8), 3],
  ])("%o lacks %i places in a double with one extra bed", (who, places) => {
    expect(lackingPlaces(who, POLICY, double)).toBe(places);
  });
});

describe("The price of a stay", () => {
  it("is the sum of its nights, extra beds on every one", () => {
    const stay = priceStay(
      [night("2026-12-01"), night("2026-12-02", { saleRate: 50_000_000 })],
      party(2, 3),
      POLICY,
      double,
    );
    expect(stay).toEqual({
      nights: [
        { date: "2026-12-01", rack: 50_000_000, sale: 42_000_000, extra: 6_300_000 },
        { date: "2026-12-02", rack: 50_000_000, sale: 50_000_000, extra: 6_300_000 },
      ],
      rackTotal: 112_600_000,
      total: 104_600_000,
    });
  });

  it("does not exist when a night has no price", () => {
    expect(
      priceStay([night("2026-12-01"), night("2026-12-02", { saleRate: null })], party(2), POLICY, double),
    ).toBeNull();
    expect(priceStay([night("2026-12-01", { saleRate: 0 })], party(2), POLICY, double)).toBeNull();
  });

  it("never promises a saving that is not one", () => {
    const stay = priceStay([night("2026-12-01", { rackRate: 40_000_000 })], party(2), POLICY, double);
    expect(stay?.rackTotal).toBe(stay?.total);
  });

  it("is whole toman, and adds up to the rial", () => {
    const rates = fc.record({
      night: fc.constant("2026-12-01"),
      rackRate: fc.integer({ min: 1, max: 1e9 }),
      saleRate: fc.integer({ min: 5, max: 1e9 }),
      extraBedRate: fc.integer({ min: 0, max: 1e8 }),
    });
    fc.assert(
      fc.property(fc.array(rates, { minLength: 1, maxLength: 30 }), anyParty, (nights, who) => {
        const stay = priceStay(nights, who, POLICY, double)!;
        const lines = stay.nights.flatMap(({ rack, sale, extra }) => [rack, sale, extra]);
        expect(lines.every((line) => line % 10 === 0)).toBe(true);
        expect(stay.total).toBe(stay.nights.reduce((sum, { sale, extra }) => sum + sale + extra, 0));
        expect(stay.rackTotal).toBeGreaterThanOrEqual(stay.total);
      }),
    );
  });

  it("is the same by the sums of its nights, as lists compare plans", () => {
    const rates = fc.record({
      night: fc.constant("2026-12-01"),
      rackRate: fc.option(fc.integer({ min: 0, max: 1e9 })),
      // Less rounds to nothing, which is no price.
      saleRate: fc.integer({ min: 5, max: 1e9 }),
      extraBedRate: fc.integer({ min: 0, max: 1e8 }),
    });
    fc.assert(
      fc.property(fc.array(rates, { minLength: 1, maxLength: 30 }), anyParty, (nights, who) => {
        const stay = priceStay(nights, who, POLICY, double)!;
        const sums = sumCharges(nights.map(nightCharges));
        const extra = extraCharge(extraBedsOf(who, POLICY, double), sums);
        expect([sums.sale + extra, sums.rack + extra]).toEqual([stay.total, stay.rackTotal]);
      }),
    );
  });

  it("is compared by its average night, in whole toman", () => {
    expect(nightAverage(100_000_000, 3, 1)).toBe(33_333_330);
    expect(nightAverage(0, 0, 1)).toBe(0);
    expect([roundToTen(14), roundToTen(15), roundToTen(104)]).toEqual([10, 20, 100]);
  });
});
