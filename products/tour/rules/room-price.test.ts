import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRooms } from "#domain/rooms.ts";
import { groupsOf, type TourRoom, tourPartyFaults, tourRooms } from "./party.ts";
import {
  adultPlace,
  adultPrice,
  type BedPolicy,
  type RoomFault,
  type TourPersonType,
  type TourPriceTable,
  tourPersonTypes,
  tourPrice,
  tourRoomPrice,
  USUAL_BEDS,
} from "./room-price.ts";

const table: TourPriceTable = {
  single: 260_000_000,
  double: 180_000_000,
  extra_adult: 150_000_000,
  child_with_bed: 130_000_000,
  child_no_bed: 90_000_000,
  infant: 12_000_000,
};
const fourBeds: BedPolicy = { ...USUAL_BEDS, beds: 4 };
const roomOf = (text: string): TourRoom => tourRooms(parseRooms(text) ?? [])[0]!;
const counted = (room: TourRoom, policy: BedPolicy, prices = table) => {
  const priced = tourRoomPrice(room, prices, policy);
  return "fault" in priced ? priced.fault : Object.fromEntries(priced.lines.map(({ type, count }) => [type, count]));
};

describe("What is said as the price per person", () => {
  const priceFor = (text: string) => adultPrice(tourRooms(parseRooms(text) ?? []), table);
  it.each([
    ["2", "double", 180_000_000],
    ["2,1", "double", 180_000_000],
    ["2,5,9", "double", 180_000_000],
    ["1", "single", 260_000_000],
    ["1,1", "single", 260_000_000],
    ["1;1", "single", 260_000_000],
    ["1;2", "double", 180_000_000],
    ["1,7", "double", 180_000_000],
  ] as const)("for %s is an adult's in a %s, whatever infants and children pay", (rooms, place, price) => {
    expect(adultPlace(tourRooms(parseRooms(rooms) ?? []))).toBe(place);
    expect(priceFor(rooms)).toBe(price);
  });
});

describe("The price of a tour's room", () => {
  it.each<[string, BedPolicy, Partial<Record<TourPersonType, number>>]>([
    ["1", USUAL_BEDS, { single: 1 }],
    ["2", USUAL_BEDS, { double: 2 }],
    ["3", USUAL_BEDS, { double: 2, extra_adult: 1 }],
    ["4", fourBeds, { double: 2, extra_adult: 2 }],
    ["1,0", USUAL_BEDS, { single: 1, infant: 1 }],
    ["2,0,1", USUAL_BEDS, { double: 2, infant: 2 }],
    ["1,2", USUAL_BEDS, { double: 2 }],
    ["1,4,9", USUAL_BEDS, { double: 2, child_no_bed: 1 }],
    ["1,9,4", USUAL_BEDS, { double: 2, child_no_bed: 1 }],
    ["1,7,9", USUAL_BEDS, { double: 2, child_with_bed: 1 }],
    ["1,9,1", USUAL_BEDS, { double: 2, infant: 1 }],
    ["2,5", USUAL_BEDS, { double: 2, child_no_bed: 1 }],
    ["2,6", USUAL_BEDS, { double: 2, child_with_bed: 1 }],
    ["2,11", USUAL_BEDS, { double: 2, child_with_bed: 1 }],
    ["2,3,5", USUAL_BEDS, { double: 2, child_with_bed: 1, child_no_bed: 1 }],
    ["2,3,5", { ...USUAL_BEDS, maxNoBed: 2 }, { double: 2, child_no_bed: 2 }],
    ["2,3", { ...USUAL_BEDS, maxNoBed: 0 }, { double: 2, child_with_bed: 1 }],
    ["2,7", { ...USUAL_BEDS, noBedUntil: 8 }, { double: 2, child_no_bed: 1 }],
    ["3,4", USUAL_BEDS, { double: 2, extra_adult: 1, child_no_bed: 1 }],
    ["2,7,9", fourBeds, { double: 2, child_with_bed: 2 }],
  ])("of %s in %o is for %o", (text, policy, counts) => {
    expect(counted(roomOf(text), policy)).toEqual(counts);
  });

  it("is an adult's from twelve on, also for whom the grammar of rooms lists as a child", () => {
    expect(counted(roomOf("1,12"), USUAL_BEDS)).toEqual({ double: 2 });
    expect(counted(roomOf("2,17"), USUAL_BEDS)).toEqual({ double: 2, extra_adult: 1 });
    // The fourteen-year-old is the second adult, so that the child does not take the second place.
    expect(counted(roomOf("1,14,8"), USUAL_BEDS)).toEqual({ double: 2, child_with_bed: 1 });
  });

  it("is with a bed for a young child whose bed is asked for", () => {
    const two = (...withBed: boolean[]): TourRoom => ({
      adults: 2,
      children: withBed.map((one, index) => ({ age: 3 + index, withBed: one })),
    });
    expect(counted(two(true), USUAL_BEDS)).toEqual({ double: 2, child_with_bed: 1 });
    expect(counted(two(true, false), USUAL_BEDS)).toEqual({ double: 2, child_with_bed: 1, child_no_bed: 1 });
    expect(counted(two(true, true), fourBeds)).toEqual({ double: 2, child_with_bed: 2 });
  });

  it.each<[string, BedPolicy, number]>([
    ["4", USUAL_BEDS, 1],
    ["5", fourBeds, 1],
    ["6", USUAL_BEDS, 3],
    ["2,7,9", USUAL_BEDS, 1],
    ["3,7", USUAL_BEDS, 1],
    ["2,3,4,5", USUAL_BEDS, 1],
    ["3", { ...USUAL_BEDS, beds: 2 }, 1],
  ])("does not exist where beds do not suffice: %s in %o lacks %i", (text, policy, places) => {
    expect(tourRoomPrice(roomOf(text), table, policy)).toEqual({ fault: { reason: "capacity", places } });
  });

  it("is a line for each type, people times price, and their sum", () => {
    expect(tourRoomPrice(roomOf("2,3,5"), table, USUAL_BEDS)).toEqual({
      lines: [
        { type: "double", count: 2, price: 180_000_000, amount: 360_000_000 },
        { type: "child_with_bed", count: 1, price: 130_000_000, amount: 130_000_000 },
        { type: "child_no_bed", count: 1, price: 90_000_000, amount: 90_000_000 },
      ],
      total: 580_000_000,
    });
  });

  it("is rounded to ten rial once for each line, not for each person", () => {
    const priced = tourRoomPrice(roomOf("2,0"), { ...table, double: 104, infant: 15 }, USUAL_BEDS);
    expect(priced).toEqual({
      lines: [
        { type: "double", count: 2, price: 104, amount: 210 },
        { type: "infant", count: 1, price: 15, amount: 20 },
      ],
      total: 230,
    });
  });

  it.each<[TourPersonType, string]>([
    ["single", "1"],
    ["double", "2"],
    ["extra_adult", "3"],
    ["child_with_bed", "2,7"],
    ["child_no_bed", "2,4"],
    ["infant", "2,0"],
  ])("does not exist without the price of %s, which %s needs; it is never nothing", (type, text) => {
    expect(tourRoomPrice(roomOf(text), { ...table, [type]: null }, USUAL_BEDS)).toEqual({
      fault: { reason: "no_price", type },
    });
    // A price of zero is a price: only a missing one is a fault.
    const free = tourRoomPrice(roomOf(text), { ...table, [type]: 0 }, USUAL_BEDS);
    expect("lines" in free && free.lines.find((line) => line.type === type)?.amount).toBe(0);
  });

  it("gives the second place to the child for whom a bed is asked, of two as old", () => {
    const twins = (first: boolean): TourRoom => ({
      adults: 1,
      children: [
        { age: 4, withBed: first },
        { age: 4, withBed: !first },
      ],
    });
    for (const first of [true, false]) {
      expect(counted(twins(first), USUAL_BEDS)).toEqual({ double: 2, child_no_bed: 1 });
    }
  });

  it("is for a room with an adult in it", () => {
    expect(() => tourRoomPrice({ adults: 0, children: [] }, table, USUAL_BEDS)).toThrow(RangeError);
  });
});

describe("The price of a tour", () => {
  it("is all its rooms, each line with its room", () => {
    const priced = tourPrice(tourRooms(parseRooms("2,5;1")!), table, USUAL_BEDS);
    expect(priced).toEqual({
      lines: [
        { room: 1, type: "double", count: 2, price: 180_000_000, amount: 360_000_000 },
        { room: 1, type: "child_no_bed", count: 1, price: 90_000_000, amount: 90_000_000 },
        { room: 2, type: "single", count: 1, price: 260_000_000, amount: 260_000_000 },
      ],
      total: 710_000_000,
    });
  });

  it("says of each room why it cannot be sold", () => {
    const priced = tourPrice(tourRooms(parseRooms("4;2;1")!), { ...table, single: null }, USUAL_BEDS);
    expect(priced).toEqual({
      faults: [
        { room: 1, reason: "capacity", places: 1 },
        { room: 3, reason: "no_price", type: "single" },
      ],
    });
  });
});

describe("The price of any party", () => {
  const numRuns = 10_000;
  const price = fc.integer({ min: 0, max: 2_000_000_000 });
  const prices: fc.Arbitrary<TourPriceTable> = fc
    .record({ double: price, extra_adult: price, child_with_bed: price, child_no_bed: price, infant: price })
    .chain((rest) =>
      fc.integer({ min: rest.double, max: 2 * rest.double }).map((single) => ({ single, ...rest }) as const),
    );
  /** The given prices, with at most one type not sold. */
  const sold = (one: TourPriceTable): fc.Arbitrary<TourPriceTable> =>
    fc
      .subarray([...tourPersonTypes], { maxLength: 1 })
      .map((gone) => ({ ...one, ...Object.fromEntries(gone.map((type) => [type, null])) }));
  const child = fc.record({ age: fc.integer({ min: 0, max: 17 }), withBed: fc.boolean() });
  const room: fc.Arbitrary<TourRoom> = fc.record({
    adults: fc.integer({ min: 1, max: 3 }),
    children: fc.array(child, { maxLength: 3 }),
  });
  const rooms = fc.array(room, { minLength: 1, maxLength: 3 });
  const policy: fc.Arbitrary<BedPolicy> = fc.record({
    beds: fc.integer({ min: 2, max: 4 }),
    noBedUntil: fc.integer({ min: 2, max: 12 }),
    maxNoBed: fc.integer({ min: 0, max: 4 }),
  });

  it("is the sum of its lines, in whole toman, for everyone of the party once", () => {
    let sums = 0;
    fc.assert(
      fc.property(rooms, prices.chain(sold), policy, (party, one, beds) => {
        const priced = tourPrice(party, one, beds);
        if ("faults" in priced) {
          expect(priced.faults.length).toBeGreaterThan(0);
          return;
        }
        sums += 1;
        expect(priced.total).toBe(priced.lines.reduce((sum, { amount }) => sum + amount, 0));
        for (const { count, price: each, amount } of priced.lines) {
          expect(amount % 10).toBe(0);
          expect(Math.abs(amount - count * each)).toBeLessThanOrEqual(5);
          expect(count).toBeGreaterThan(0);
        }
        const people = party.reduce((sum, { adults, children }) => sum + adults + children.length, 0);
        expect(priced.lines.reduce((sum, { count }) => sum + count, 0)).toBe(people);
        const infants = priced.lines.filter(({ type }) => type === "infant").reduce((sum, { count }) => sum + count, 0);
        expect(infants).toBe(party.map(groupsOf).reduce((sum, group) => sum + group.infants, 0));
      }),
      { numRuns },
    );
    expect(sums).toBeGreaterThan(numRuns / 4);
  });

  it("is never less for one person more, where a single costs between one double and two", () => {
    let compared = 0;
    const another = fc.oneof(fc.constant("adult" as const), child);
    fc.assert(
      fc.property(room, another, prices, policy, (one, more, each, beds) => {
        const larger: TourRoom =
          more === "adult" ? { ...one, adults: one.adults + 1 } : { ...one, children: [...one.children, more] };
        const [before, after] = [tourRoomPrice(one, each, beds), tourRoomPrice(larger, each, beds)];
        if ("fault" in after) return;
        expect("lines" in before).toBe(true);
        if ("fault" in before) return;
        compared += 1;
        expect(after.total).toBeGreaterThanOrEqual(before.total);
      }),
      { numRuns },
    );
    expect(compared).toBeGreaterThan(numRuns / 4);
  });

  it("is the same in whatever order the children stand", () => {
    const shuffled = room.chain((one) =>
      fc.tuple(
        fc.constant(one),
        fc.shuffledSubarray([...one.children], { minLength: one.children.length }).map((children) => ({
          ...one,
          children,
        })),
      ),
    );
    fc.assert(
      fc.property(shuffled, prices.chain(sold), policy, ([one, other], each, beds) => {
        expect(tourRoomPrice(other, each, beds)).toEqual(tourRoomPrice(one, each, beds));
      }),
      { numRuns },
    );
  });

  it("does not exist where a price that it needs is not sold, and is never counted as nothing", () => {
    fc.assert(
      fc.property(room, prices, policy, fc.constantFrom(...tourPersonTypes), (one, each, beds, gone) => {
        const whole = tourRoomPrice(one, each, beds);
        const lacking = tourRoomPrice(one, { ...each, [gone]: null }, beds);
        const isNeeded = "lines" in whole && whole.lines.some(({ type }) => type === gone);
        const fault: RoomFault = { reason: "no_price", type: gone };
        expect(lacking).toEqual(isNeeded ? { fault } : whole);
      }),
      { numRuns },
    );
  });

  it("R134, R135 is that of a party within its bounds for as many seats as people of two and over", () => {
    fc.assert(
      fc.property(rooms, prices, policy, (party, each, beds) => {
        const groups = party.map(groupsOf);
        const sum = (pick: (group: (typeof groups)[number]) => number) =>
          groups.reduce((all, group) => all + pick(group), 0);
        const adults = sum((group) => group.adults);
        const codes = tourPartyFaults(party).map(({ code }) => code);
        expect(codes.includes("too_many_infants")).toBe(sum(({ infants }) => infants) > adults);
        expect(codes.includes("too_many_travellers")).toBe(adults + sum(({ children }) => children.length) > 9);
        const priced = tourPrice(party, each, beds);
        if ("faults" in priced) return;
        const seated = priced.lines.filter(({ type }) => type !== "infant");
        expect(seated.reduce((all, { count }) => all + count, 0)).toBe(adults + sum(({ children }) => children.length));
      }),
      { numRuns },
    );
  });
});
