import { describe, expect, it } from "vitest";
import { twoRooms } from "#fixtures/answers/stay-of-two-rooms.ts";
import { parseChangedRooms } from "#products/stay/rules/changed-rooms.ts";
import { draftOf, partiesOf, seatsOf, wishOf, withComer, withoutComer, withoutRoom, withRoom } from "./changed-stay.ts";

const [first] = twoRooms.rooms;
const before = draftOf(twoRooms);
const roomsOf = (draft: typeof before) => parseChangedRooms(wishOf(twoRooms, draft).rooms ?? "") ?? [];

describe("A stay as its owner wants it", () => {
  it("asks for nothing while it is as booked, also after a guest who came went again", () => {
    expect(wishOf(twoRooms, before)).toEqual({});
    const more = withComer(before, 0, null);
    expect(wishOf(twoRooms, withoutComer(more, more.comers[0]?.id ?? -1))).toEqual({});
  });

  it("names dates alone where they alone are others", () => {
    const dates = { checkIn: twoRooms.check_in, lengthOfStay: twoRooms.length_of_stay + 1 };
    expect(wishOf(twoRooms, { ...before, dates })).toEqual({
      check_in: dates.checkIn,
      length_of_stay: dates.lengthOfStay,
    });
  });

  it("counts those who come by their age, and those who stay by their date of birth", () => {
    const child = withComer(before, 1, 4);
    expect(roomsOf(child).map(({ from, adults, children }) => [from, adults, children])).toEqual([
      [0, 2, []],
      [1, 2, [4]],
    ]);
    const goes = { ...before, leaving: [1] };
    expect(partiesOf(twoRooms, goes).map(({ adults }) => adults)).toEqual([1, 2]);
    expect(wishOf(twoRooms, goes).guest_rooms).toBe("1,0,2,2");
  });

  it("leaves the guests of a room out with it, and moves the others up", () => {
    const rest = withoutRoom(withComer(before, 0, null), 0);
    expect(wishOf(twoRooms, rest).guest_rooms).toBe("0,0,1,1");
    expect(roomsOf(rest).map(({ from }) => from)).toEqual([1]);
    expect(rest.comers).toEqual([]);
  });

  it("adds a room like the first, whose first adult supervises it", () => {
    const added = withComer(withRoom(before), withRoom(before).rooms[2]?.id ?? -1, null);
    expect(roomsOf(added)[2]).toMatchObject({ from: null, ratePlanId: first?.rate_plan_id, adults: 2 });
    expect(seatsOf(added).map(({ place, isSupervisor }) => [place.room, isSupervisor])).toEqual([
      [2, true],
      [2, false],
    ]);
    expect(seatsOf(withComer(before, 0, 6))[0]).toMatchObject({ isSupervisor: false, place: { ageGroup: "child" } });
  });
});
