import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/arithmetic.ts";
import { approximateUnits, isRateCurrent, RATE_DAYS } from "./exchange.ts";

const DAY = "2026-12-02";

describe("A sum in another currency", () => {
  it.each([
    [59_200_000, 1_480_000, 40],
    [59_200_001, 1_480_000, 41],
    [1, 1_480_000, 1],
    [0, 1_480_000, 0],
    [345_800_000 - 1, 345_800, 1_000],
    [345_800_000 + 1, 345_800, 1_010],
    [1_000_000_000, 345_800, 2_900],
  ])("%d rial at %d rial a unit is %d", (rial, rate, units) => {
    expect(approximateUnits(rial, { rial: rate })).toBe(units);
  });

  it("is never less than it is worth, and at most a unit more, or ten from a thousand on", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        (rial, rate) => {
          const units = approximateUnits(rial, { rial: rate });
          const [told, step] = [BigInt(units) * BigInt(rate), units >= 1_000 ? 10n : 1n];
          expect(told >= BigInt(rial)).toBe(true);
          expect(told - BigInt(rial) < step * BigInt(rate)).toBe(true);
        },
      ),
    );
  });

  it("grows with the sum", () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000_000),
        fc.nat(10_000_000_000),
        fc.integer({ min: 1, max: 5_000_000 }),
        (a, b, rate) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          expect(approximateUnits(less, { rial: rate })).toBeLessThanOrEqual(approximateUnits(more, { rial: rate }));
        },
      ),
    );
  });

  it("is told from the day of its rate until fourteen days later", () => {
    const isShown = (days: number) => isRateCurrent({ day: DAY }, addDays(DAY, days));
    expect([-1, 0, RATE_DAYS, RATE_DAYS + 1].map(isShown)).toEqual([false, true, true, false]);
  });
});
