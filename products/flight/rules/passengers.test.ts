import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AgeGroup, ageGroups } from "#domain/enums/enums.ts";
import { adultsOfInfants, countsOf, type PassengerCounts, passengerFaults, seatsOf } from "./passengers.ts";

const codes = (adult: number, child: number, infant: number) =>
  passengerFaults({ adult, child, infant }).map(({ field, code }) => `${field} ${code}`);

describe("The party of a flight", () => {
  it.each([
    [1, 0, 0, []],
    [9, 0, 9, []],
    [1, 8, 1, []],
    [0, 0, 0, ["adult_count adult_missing"]],
    [0, 2, 0, ["adult_count adult_missing"]],
    [0, 0, 1, ["adult_count adult_missing"]],
    [10, 0, 0, ["adult_count too_many_travellers"]],
    [5, 5, 0, ["child_count too_many_travellers"]],
    [1, 0, 2, ["infant_count too_many_infants"]],
    [9, 1, 10, ["child_count too_many_travellers", "infant_count too_many_infants"]],
  ] as const)("R134, R135 of %i adults, %i children and %i infants: %j", (adult, child, infant, faults) => {
    expect(codes(adult, child, infant)).toEqual(faults);
  });

  it("names the nine", () => {
    expect(passengerFaults({ adult: 10, child: 0, infant: 0 })[0]?.params).toEqual({ max: 9 });
  });

  it("is one that can fly, or has a fault", () => {
    const count = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(fc.record({ adult: count, child: count, infant: count }), (counts: PassengerCounts) => {
        const canFly = counts.adult >= 1 && counts.adult + counts.child <= 9 && counts.infant <= counts.adult;
        expect(passengerFaults(counts).length === 0).toBe(canFly);
        expect(seatsOf(counts)).toBe(counts.adult + counts.child);
      }),
    );
  });
});

const someGroups = fc.array(fc.constantFrom<AgeGroup>(...ageGroups), { maxLength: 20 });

it("Travellers are counted by their groups", () => {
  expect(countsOf(["adult", "infant", "adult", "child"])).toEqual({ adult: 2, child: 1, infant: 1 });
  fc.assert(
    fc.property(someGroups, (groups) => {
      for (const group of ageGroups) {
        expect(countsOf(groups)[group]).toBe(groups.filter((one) => one === group).length);
      }
    }),
  );
});

it("R135 each infant sits with an adult of its own, the first with the first", () => {
  expect([...adultsOfInfants(["infant", "adult", "child", "adult", "infant", "infant"])]).toEqual([
    [0, 1],
    [4, 3],
  ]);
  fc.assert(
    fc.property(someGroups, (groups) => {
      const pairs = [...adultsOfInfants(groups)];
      const { adult, infant } = countsOf(groups);
      expect(pairs).toHaveLength(Math.min(adult, infant));
      expect(new Set(pairs.map(([, with_]) => with_)).size).toBe(pairs.length);
      for (const [one, other] of pairs) expect([groups[one], groups[other]]).toEqual(["infant", "adult"]);
    }),
  );
});
