import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AgeGroup, ageGroups } from "#domain/enums/enums.ts";
import { cabins } from "./cabins.ts";
import { seatUsesOf } from "./seat-uses.ts";
import { type SeatChoice, seatFaults, seatsIn } from "./seats.ts";

const ids = cabins.map(({ id }) => id);
const seat = (cabin: (typeof ids)[number], name: string) => seatsIn(cabin).find((one) => one.seat === name);

describe("A cabin", () => {
  it.each(ids)("%s has as many seats as it says, each once, none in a row 13", (id) => {
    const seats = seatsIn(id);
    expect(seats).toHaveLength(Number(id.split("_")[1]));
    expect(new Set(seats.map((one) => one.seat)).size).toBe(seats.length);
    expect(seats.filter(({ row }) => row === 13)).toEqual([]);
    for (const { seat: name, row, for: uses, traits } of seats) {
      expect(name).toMatch(new RegExp(`^${row}[A-HJK]$`));
      expect(uses.includes("adult")).toBe(true);
      expect(uses.length === 1).toBe(traits.includes("exit"));
    }
  });

  it.each(cabins)("$id has an exit, and each row two windows and an aisle on each side", ({ id, parts }) => {
    const seats = seatsIn(id);
    expect(seats.some(({ traits }) => traits.includes("exit"))).toBe(true);
    for (const [row, some] of Map.groupBy(seats, (one) => one.row)) {
      const part = parts.find(({ rows: [first, last] }) => row >= first && row <= last)!;
      expect(some.filter(({ traits }) => traits.includes("window"))).toHaveLength(2);
      expect(some.filter(({ traits }) => traits.includes("aisle"))).toHaveLength(
        2 * (part.columns.split(" ").length - 1),
      );
    }
    // Every seat and row named in the table exists.
    for (const { bassinets, exits, legroom } of parts) {
      for (const name of bassinets) expect(seat(id, name)?.traits).toContain("bassinet");
      for (const row of [...exits, ...legroom]) expect(seats.some((one) => one.row === row)).toBe(true);
      for (const name of bassinets) expect(seat(id, name)?.for).toContain("with_infant");
    }
  });

  it("knows what is good about a seat", () => {
    expect(seat("narrow_156", "12A")).toEqual({
      seat: "12A",
      row: 12,
      class: "economy",
      traits: ["window", "exit", "legroom"],
      for: ["adult"],
    });
    expect(seat("narrow_156", "20B")).toMatchObject({ traits: [], for: ["adult", "child", "with_infant"] });
    expect(seat("narrow_156", "2C")).toMatchObject({ class: "business", traits: ["aisle"] });
    expect(seat("wide_270", "10D")?.traits).toEqual(["aisle", "legroom", "bassinet"]);
  });
});

const party = ["adult", "adult", "child", "infant"] as const;
const question = { cabin: "narrow_156", class: "economy", groups: party } as const;
const faults = (...choices: [number, string | null][]) =>
  seatFaults(
    choices.map(([traveller, name]) => ({ traveller, seat: name })),
    question,
  ).map(({ choice, code }) => `${choice} ${code}`);

describe("Seats are chosen", () => {
  it("by the rules of who sits where", () => {
    expect(seatUsesOf(party)).toEqual(["with_infant", "adult", "child", null]);
    expect(faults([0, "20A"], [1, "12A"], [2, "20B"])).toEqual([]);
    expect(faults([0, "12A"])).toEqual(["0 exit_seat"]);
    expect(faults([2, "14F"])).toEqual(["0 exit_seat"]);
    expect(faults([3, "20A"])).toEqual(["0 infant_without_seat"]);
    expect(faults([4, "20A"])).toEqual(["0 unknown_value"]);
  });

  it("on that aircraft, in the class of the fare", () => {
    expect(faults([1, "13A"], [2, "29A"])).toEqual(["0 no_such_seat", "1 no_such_seat"]);
    expect(faults([0, "20G"], [1, "2A"], [2, "20a"])).toEqual(["0 no_such_seat", "1 no_such_seat", "2 no_such_seat"]);
  });

  it("one for each traveller, and given back with null", () => {
    expect(faults([1, "20A"], [2, "20A"])).toEqual(["1 seat_twice"]);
    expect(faults([1, "20A"], [1, "20B"])).toEqual(["1 seat_twice"]);
    expect(faults([1, null], [2, null])).toEqual([]);
    expect(faults([1, null], [1, "20A"])).toEqual(["1 seat_twice"]);
  });

  it("without a fault exactly when each has a seat that is its own and allowed", () => {
    const name = fc.oneof(
      fc.constantFrom("12A", "12B", "20A", "20B", "2A", "13A"),
      fc.constantFrom(...seatsIn("narrow_156").map((one) => one.seat)),
    );
    const choices: fc.Arbitrary<SeatChoice[]> = fc.array(
      fc.record({ traveller: fc.integer({ min: 0, max: 8 }), seat: fc.option(name) }),
      { maxLength: 9 },
    );
    const groups = fc.array(fc.constantFrom<AgeGroup>(...ageGroups), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(choices, groups, (chosen, some) => {
        const found = seatFaults(chosen, { ...question, groups: some });
        const given = chosen.flatMap((one) => (one.seat === null ? [] : [one.seat]));
        const infants = some.filter((group) => group === "infant").length;
        const adults = some.flatMap((group, index) => (group === "adult" ? [index] : []));
        const isFine =
          new Set(given).size === given.length &&
          new Set(chosen.map(({ traveller }) => traveller)).size === chosen.length &&
          chosen.every(({ traveller, seat: wanted }) => {
            const group = some[traveller];
            if (group === undefined) return false;
            // An infant's seat, which should not exist, is released like any other.
            if (wanted === null) return true;
            if (group === "infant") return false;
            const [row, letter] = [Number.parseInt(wanted, 10), wanted.slice(-1)];
            const isThere = row >= 4 && row <= 28 && row !== 13 && "ABCDEF".includes(letter);
            const mayOpen = group === "adult" && adults.indexOf(traveller) >= infants;
            return isThere && (mayOpen || (row !== 12 && row !== 14));
          });
        expect(found.length === 0).toBe(isFine);
        expect(new Set(found.map(({ choice }) => choice)).size).toBe(found.length);
      }),
      { numRuns: 2_000 },
    );
  });
});
