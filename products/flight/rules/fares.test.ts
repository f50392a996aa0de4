import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageGroups } from "#domain/enums/enums.ts";
import { type FarePrices, fareLines, fareParts, farePrices, fareTotal } from "./fares.ts";
import type { PassengerCounts } from "./passengers.ts";

const taxes = { adult: 1_500_000, child: 1_000_000, infant: 0 };
const family: PassengerCounts = { adult: 2, child: 1, infant: 1 };

describe("What a flight costs", () => {
  it("is half for a child and a tenth for an infant where it is scheduled, and a whole seat for a child of a charter", () => {
    const fares = (kind: "system" | "charter") =>
      Object.values(farePrices(kind, 60_000_010, taxes)).map(({ fare }) => fare);
    expect(fares("system")).toEqual([60_000_010, 30_000_010, 6_000_000]);
    expect(fares("charter")).toEqual([60_000_010, 60_000_010, 6_000_000]);
  });

  it("is a line for each group that travels", () => {
    const prices = farePrices("system", 60_000_000, taxes);
    expect(fareLines(prices, family)).toEqual([
      { group: "adult", count: 2, price: 61_500_000, amount: 123_000_000 },
      { group: "child", count: 1, price: 31_000_000, amount: 31_000_000 },
      { group: "infant", count: 1, price: 6_000_000, amount: 6_000_000 },
    ]);
    expect(fareTotal(prices, family)).toBe(160_000_000);
    expect(fareParts(prices, family)).toEqual({ fare: 156_000_000, taxes: 4_000_000 });
    expect(fareLines(prices, { adult: 1, child: 0, infant: 0 }).map(({ group }) => group)).toEqual(["adult"]);
  });

  it("is rounded once for each person, not for all of them", () => {
    const odd: FarePrices = {
      adult: { fare: 14, taxes: 0 },
      child: { fare: 4, taxes: 4 },
      infant: { fare: 0, taxes: 4 },
    };
    expect(fareTotal(odd, { adult: 9, child: 0, infant: 0 })).toBe(90);
    expect(fareTotal(odd, { adult: 1, child: 2, infant: 1 })).toBe(10 + 20 + 0);
    expect(fareParts(odd, { adult: 1, child: 3, infant: 0 })).toEqual({ fare: 40, taxes: 0 });
  });

  const money = fc.nat(2_000_000_000);
  const person = fc.record({ fare: money, taxes: money });
  const prices = fc.record({ adult: person, child: person, infant: person });
  const count = fc.integer({ min: 0, max: 9 });
  const counts = fc.record({ adult: count, child: count, infant: count });

  it("is the sum of its lines and of its parts, in whole toman, and never less for one person more", () => {
    fc.assert(
      fc.property(prices, counts, fc.constantFrom(...ageGroups), (each, party, group) => {
        const total = fareTotal(each, party);
        expect(total % 10).toBe(0);
        expect(fareLines(each, party).reduce((sum, { count: people, price }) => sum + people * price, 0)).toBe(total);
        const parts = fareParts(each, party);
        expect(parts.fare + parts.taxes).toBe(total);
        expect([parts.fare, parts.taxes].every((part) => part >= 0 && part % 10 === 0)).toBe(true);
        const exact = ageGroups.reduce((sum, one) => sum + party[one] * (each[one].fare + each[one].taxes), 0);
        const people = party.adult + party.child + party.infant;
        expect(Math.abs(total - exact)).toBeLessThanOrEqual(5 * people);
        expect(fareTotal(each, { ...party, [group]: party[group] + 1 })).toBeGreaterThanOrEqual(total);
      }),
      { numRuns: 2_000 },
    );
  });
});
