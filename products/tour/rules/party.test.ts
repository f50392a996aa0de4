import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areWithinBounds, type Party, parseRooms } from "#domain/rooms.ts";
import { formatBeds, groupsOf, readTourRooms, seatsOf, type TourRoom, tourPartyFaults, tourRooms } from "./party.ts";

const rooms = (text: string): TourRoom[] => tourRooms(parseRooms(text) ?? []);
const room = (adults: number, ...ages: number[]): TourRoom => ({
  adults,
  children: ages.map((age) => ({ age, withBed: false })),
});
const codes = (...all: TourRoom[]) => tourPartyFaults(all).map(({ code }) => code);

describe("The people of a tour", () => {
  it.each([
    [0, "infant"],
    [1, "infant"],
    [2, "child"],
    [11, "child"],
    [12, "adult"],
    [17, "adult"],
  ])("a traveller of %i years counts as %s", (age, group) => {
    const { adults, children, infants } = groupsOf(room(1, age));
    expect({ adult: adults - 1, child: children.length, infant: infants }).toEqual({
      adult: 0,
      child: 0,
      infant: 0,
      [group]: 1,
    });
  });

  it("take a seat each from two on, and infants none", () => {
    expect(seatsOf(rooms("2,0,1"))).toBe(2);
    expect(seatsOf(rooms("2,1,2,12;3"))).toBe(7);
    expect(seatsOf([])).toBe(0);
  });

  it("keep the bed of a child beside one who counts as an adult", () => {
    const { rooms: read } = readTourRooms("2,13,4", "0-1");
    expect(read).toEqual([{ adults: 3, children: [{ age: 4, withBed: true }] }]);
    expect(formatBeds(read!)).toBe("0-0");
    expect(readTourRooms("2,", undefined).fault).toEqual({ name: "rooms", code: "child_age_missing", params: {} });
    expect(readTourRooms("2,4", "x").fault?.name).toBe("beds");
  });

  it("ask for no bed that the package does not give", () => {
    expect(rooms("2,5;1")).toEqual([
      { adults: 2, children: [{ age: 5, withBed: false }] },
      { adults: 1, children: [] },
    ]);
  });
});

describe("The party of a reservation", () => {
  it("R134 has nine people of two and over at most, infants apart", () => {
    expect(codes(room(9))).toEqual([]);
    expect(codes(room(5, 2, 12), room(2))).toEqual([]);
    expect(codes(room(5), room(4, 0, 1, 1))).toEqual([]);
    expect(tourPartyFaults([room(5, 2), room(4)])).toEqual([{ code: "too_many_travellers", params: { max: 9 } }]);
    expect(codes(room(5, 14), room(4))).toEqual(["too_many_travellers"]);
  });

  it("R135 has no more infants than adults in all its rooms, those of 12 and over among the adults", () => {
    expect(codes(room(1, 0, 1), room(2))).toEqual([]);
    expect(codes(room(1, 0, 1))).toEqual(["too_many_infants"]);
    expect(codes(room(1, 0, 1, 12))).toEqual([]);
    expect(codes(room(1, 0, 1, 11))).toEqual(["too_many_infants"]);
  });

  it.each([-1, 18, 2.5, Number.NaN])("R136 needs the age of every child: %d is none", (age) => {
    expect(codes(room(2, age))).toContain("child_age_missing");
  });

  it("has one to five rooms, and an adult in each", () => {
    expect(codes()).toEqual(["unreadable_rooms"]);
    expect(tourPartyFaults(Array.from({ length: 6 }, () => room(1)))).toEqual([
      { code: "too_many_rooms", params: { max: 5 } },
    ]);
    expect(codes(room(0, 11), room(2))).toEqual(["adult_missing"]);
    expect(codes(room(0, 12))).toEqual([]);
  });

  it("is in order whenever the rooms of an address are", () => {
    const party: fc.Arbitrary<Party> = fc.record({
      adults: fc.integer({ min: 1, max: 5 }),
      children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 5 }),
    });
    const asked = fc.array(party, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(asked.filter(areWithinBounds), (parties) => {
        const tour = tourRooms(parties);
        expect(tourPartyFaults(tour)).toEqual([]);
        const people = parties.flatMap(({ children }) => children);
        expect(seatsOf(tour)).toBe(
          parties.reduce((sum, { adults }) => sum + adults, 0) + people.filter((age) => age >= 2).length,
        );
      }),
      { numRuns: 10_000 },
    );
  });
});
