import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areWithinBounds,
  bedsOf,
  formatRooms,
  groupsOf,
  grownIn,
  hasPlaceFor,
  listedRooms,
  type Party,
  parseRooms,
  peopleOf,
  type RequestedParty,
  readRooms,
  roomsIn,
  spreadOver,
} from "./rooms.ts";

describe("The rooms of a search", () => {
  it("are adults and ages of children, room by room", () => {
    expect(parseRooms("2;2,5,8")).toEqual([
      { adults: 2, children: [] },
      { adults: 2, children: [5, 8] },
    ]);
    expect(parseRooms("۲،۵")).toBeNull();
    expect(parseRooms("۲,۵")).toEqual([{ adults: 2, children: [5] }]);
  });

  it("are adults, children and infants of so many rooms", () => {
    expect(
      groupsOf([
        { adults: 2, children: [0, 1, 2, 11] },
        { adults: 1, children: [] },
      ]),
    ).toEqual({
      adults: 3,
      children: 2,
      infants: 2,
      rooms: 2,
    });
  });

  it("are one room for two when nothing is said", () => {
    expect(parseRooms(undefined)).toEqual([{ adults: 2, children: [] }]);
    expect(parseRooms("")).toEqual([{ adults: 2, children: [] }]);
  });

  it.each([
    ["0", "a room without an adult"],
    ["2;0,5", "a child alone in a room"],
    ["1;1;1;1;1;1", "six rooms"],
    ["5;5", "ten people (R134)"],
    ["5,3;4", "ten people with a child (R134)"],
    ["1,0,1", "two infants and one adult (R135)"],
    ["2,18", "a child of eighteen"],
    ["9,12", "nine adults and one of twelve, who counts as the tenth (R134)"],
    ["2,", "a child without an age (R136)"],
    ["2;;2", "an empty room"],
    ["2,5a", "letters"],
    ["-2", "a sign"],
    ["2.5", "half a person"],
    ["999", "too many digits"],
    [`2${",1".repeat(60)}`, "more than a hundred characters"],
  ])("refuse %j: %s", (text) => {
    expect(parseRooms(text)).toBeNull();
  });

  it("R137 count those of twelve and over as adults, also where an address lists them as children", () => {
    expect(parseRooms("2,13,5")).toEqual([{ adults: 3, children: [5] }]);
    expect(parseRooms("1,0,1")).toBeNull();
    expect(parseRooms("1,0,1,12")).toEqual([{ adults: 2, children: [0, 1] }]);
    expect(grownIn(listedRooms("2,13,5;1,17")!)).toEqual([13, 17]);
    expect(parseRooms("2,11")).toEqual([{ adults: 2, children: [11] }]);
  });

  it.each([
    ["2,", "child_age_missing"],
    ["2,,5", "child_age_missing"],
    ["5;5", "too_many_travellers"],
    ["1,0,1", "too_many_infants"],
    ["1;1;1;1;1;1", "too_many_rooms"],
    ["2;0,5", "adult_missing"],
    ["2,18", "unreadable_rooms"],
    ["2;;2", "unreadable_rooms"],
  ])("R134, R135, R136 say of %j that it is %s", (text, code) => {
    expect(readRooms(text).fault?.code).toBe(code);
  });

  it("R136 keep a child whose age is not chosen, in its place", () => {
    expect(listedRooms("2,,5")).toEqual([{ adults: 2, children: [null, 5] }]);
    expect(formatRooms([{ adults: 2, children: [null, 5] }])).toBe("2,,5");
    expect(groupsOf(listedRooms("2,")!)).toEqual({ adults: 2, children: 1, infants: 0, rooms: 1 });
  });

  it("have place for one more as long as an age may still make it an infant", () => {
    expect(hasPlaceFor(listedRooms("9,")!)).toBe(true);
    expect(hasPlaceFor(listedRooms("9,2")!)).toBe(false);
    expect(hasPlaceFor(listedRooms("10")!)).toBe(false);
    expect(hasPlaceFor(listedRooms("1;1;1;1;1;1")!)).toBe(false);
  });

  it("are those of a form without scripts, whose children are named one by one", () => {
    expect(roomsIn(new URLSearchParams("rooms=2;2&child_age[]=5&child_age[]=&child_age[]=0"))).toBe("2,5,0;2");
    expect(roomsIn(new URLSearchParams("child_age[]=5"))).toBe("2,5");
    expect(roomsIn(new URLSearchParams("rooms=2"))).toBe("2");
    expect(roomsIn(new URLSearchParams())).toBeUndefined();
  });

  it("R134 count nine people, infants apart", () => {
    expect(parseRooms("9")).not.toBeNull();
    expect(parseRooms("5,0,1;4,0")).not.toBeNull();
    expect(parseRooms("1;1;1;1;1")).not.toBeNull();
    expect(parseRooms("1,0")).not.toBeNull();
  });

  it("are read up to a hundred characters", () => {
    expect(parseRooms("2".padEnd(100))).toEqual([{ adults: 2, children: [] }]);
    expect(parseRooms("2".padEnd(101))).toBeNull();
  });

  it("are read back as they were written", () => {
    const party: fc.Arbitrary<Party> = fc.record({
      adults: fc.integer({ min: 1, max: 3 }),
      children: fc.array(fc.integer({ min: 2, max: 11 }), { maxLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(party, { minLength: 1, maxLength: 2 }), (parties) => {
        expect(parseRooms(formatRooms(parties))).toEqual(parties);
      }),
    );
  });

  it("hand out a new default each time", () => {
    parseRooms(undefined)![0]!.children.push(4);
    expect(parseRooms(undefined)).toEqual([{ adults: 2, children: [] }]);
  });
});

describe("People who do not fit one room", () => {
  const spread = (text: string, sleeps: number) => {
    const rooms = spreadOver(parseRooms(text) ?? [], sleeps);
    return rooms && formatRooms(rooms);
  };
  it.each([
    ["9", 3, "3;3;3"],
    ["5", 3, "3;2"],
    ["2,5,8,11", 3, "1,11,5;1,8"],
    ["4;1", 2, "2;2;1"],
    ["2,0,1,7", 2, "1,7,1;1,0"],
    ["2", 3, "2"],
  ])("%s in rooms for %i are %s", (text, sleeps, rooms) => expect(spread(text, sleeps)).toBe(rooms));

  it.each([
    ["9", 1, "nine rooms"],
    ["1,5,6,7", 2, "children without an adult"],
    ["2", 0, "rooms for none"],
  ])("%s in rooms for %i cannot be: %s", (text, sleeps) => expect(spread(text, sleeps)).toBeNull());

  it("are the same people, each room within its beds, in the fewest rooms, as even as may be", () => {
    const party: fc.Arbitrary<Party> = fc.record({
      adults: fc.integer({ min: 1, max: 9 }),
      children: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 5 }),
    });
    const asked = fc.array(party, { minLength: 1, maxLength: 3 }).filter(areWithinBounds);
    const everyone = (parties: readonly RequestedParty[]) => ({
      adults: parties.reduce((sum, { adults }) => sum + adults, 0),
      ages: parties.flatMap(({ children }) => children).toSorted((one, other) => Number(one) - Number(other)),
    });
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 6 }), (parties, sleeps) => {
        const rooms = spreadOver(parties, sleeps);
        const beds = parties.reduce((sum, each) => sum + bedsOf(each), 0);
        const fewest = Math.ceil(beds / sleeps);
        if (rooms === null) {
          expect(fewest > everyone(parties).adults || fewest > 5).toBe(true);
          return;
        }
        expect(rooms).toHaveLength(fewest);
        expect(areWithinBounds(rooms)).toBe(true);
        expect(everyone(rooms)).toEqual(everyone(parties));
        expect(peopleOf(rooms)).toBe(peopleOf(parties));
        for (const room of rooms) {
          expect(bedsOf(room)).toBeLessThanOrEqual(sleeps);
          expect(room.children.filter((age) => Number(age) < 2).length).toBeLessThanOrEqual(room.adults);
        }
      }),
    );
  });
});
