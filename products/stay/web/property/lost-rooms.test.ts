import { describe, expect, it } from "vitest";
import { propertyCalendar } from "#fixtures/answers/property-calendar.ts";
import { propertyRooms } from "#fixtures/answers/property-rooms.ts";
import { propertyRoomsForTwoParties } from "#fixtures/answers/property-rooms-for-two-parties.ts";
import { soldOut } from "#fixtures/answers/sold-out.ts";
import type { PlanOffer, RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { chosenRooms, isOpen } from "./chosen-stay.ts";
import { lostRooms, nearDates, otherDates, substitutesOf } from "./lost-rooms.ts";

const openRooms = (rooms: RoomsValue) =>
  rooms.parties[0]!.room_types.filter((room) => room.plans.filter(isOpen).length > 0);
const [first] = openRooms(propertyRooms);
const plan = first!.plans.find(isOpen)!;
const choices = [{ roomTypeId: first!.id, ratePlanId: plan.rate_plan_id }];

describe("a choice that cannot be had any more", () => {
  it("is none while the room is free, and none where nothing was chosen", () => {
    expect(lostRooms(propertyRooms, choices)).toEqual([]);
    expect(lostRooms(propertyRooms, [null])).toEqual([]);
  });
  it("is sold when only a free room is lacking, and closed when the offer is gone", () => {
    expect(lostRooms(soldOut(propertyRooms, first!.id), choices)).toMatchObject([
      { party: 0, reason: "sold", room: { id: first!.id }, plan: { rate_plan_id: plan.rate_plan_id } },
    ]);
    expect(lostRooms(propertyRooms, [{ roomTypeId: first!.id, ratePlanId: 1 }])).toMatchObject([
      { reason: "closed", room: { id: first!.id }, plan: null },
    ]);
    expect(lostRooms(propertyRooms, [{ roomTypeId: 1, ratePlanId: 1 }])).toMatchObject([
      { reason: "closed", room: null },
    ]);
  });
  it("is one too many when the last room is chosen for another party", () => {
    const withOneLeft = (rooms: RoomsValue): RoomsValue => ({
      ...rooms,
      parties: rooms.parties.map((party) => ({
        ...party,
        room_types: party.room_types.map((room) => ({
          ...room,
          plans: room.plans.map((one): PlanOffer => (isOpen(one) ? { ...one, rooms_left: 1 } : one)),
        })),
      })),
    });
    const rooms = withOneLeft(propertyRoomsForTwoParties);
    const shared = rooms.parties[1]!.room_types.find((room) => room.plans.some(isOpen))!;
    const choice = { roomTypeId: shared.id, ratePlanId: shared.plans.find(isOpen)!.rate_plan_id };
    expect(chosenRooms(rooms, [choice, choice])[1]).toBeNull();
    const [lost] = lostRooms(rooms, [choice, choice]);
    expect(lost).toMatchObject({ party: 1, reason: "too_few" });
    for (const { room } of substitutesOf(rooms, [choice, choice], lost!)) expect(room.id).not.toBe(shared.id);
  });
});

describe("what comes nearest", () => {
  it("is another plan of the same room while the room is free, then rooms of the same kind; each can be had", () => {
    const gone = {
      ...propertyRooms,
      parties: propertyRooms.parties.map((party) => ({
        ...party,
        room_types: party.room_types.map((room) => ({ ...room, plans: room.plans.filter((one) => one !== plan) })),
      })),
    };
    const [lost] = lostRooms(gone, choices);
    const offered = substitutesOf(gone, choices, lost!);
    expect(offered.filter(({ isSameRoom }) => isSameRoom).length).toBe(
      Math.min(2, first!.plans.filter(isOpen).length - 1),
    );
    const rooms = soldOut(propertyRooms, first!.id);
    const others = substitutesOf(rooms, choices, lostRooms(rooms, choices)[0]!);
    expect(others.length).toBe(Math.min(2, openRooms(rooms).length));
    for (const substitute of others) {
      expect(substitute.isSameRoom).toBe(false);
      expect(chosenRooms(rooms, substitute.choices)).toMatchObject([{ room: { id: substitute.room.id } }]);
    }
  });
  it("other dates are those nearest on which the calendar sees every night free", () => {
    const stay = { checkIn: "2026-12-01", lengthOfStay: 3 } as const;
    const near = nearDates(propertyCalendar, stay);
    expect(near.length).toBeGreaterThan(0);
    expect(near).not.toContain(stay.checkIn);
    const states = new Map(propertyCalendar.map(({ date, state }) => [date, state]));
    for (const date of near) expect(states.get(date)).toBe("open");
    expect(
      nearDates(
        propertyCalendar.map((day) => ({ ...day, state: "sold_out" as const })),
        stay,
      ),
    ).toEqual([]);
  });
  it("dates with the very room that was chosen come first and keep the choice; dates without any room are left out", () => {
    const other = { ...soldOut(propertyRooms, first!.id), check_in: "2026-12-02" as const };
    const full = openRooms(propertyRooms).reduce((rooms, { id }) => soldOut(rooms, id), propertyRooms);
    const same = { ...propertyRooms, check_in: "2026-12-05" as const };
    const dates = otherDates([other, full, same], choices);
    expect(dates.map(({ checkIn, choice }) => [checkIn, choice === null])).toEqual([
      ["2026-12-05", false],
      ["2026-12-02", true],
    ]);
    expect(dates[0]!.total).toBe(plan.total);
    // A party that has not chosen yet needs a room then too.
    const [one, two] = propertyRoomsForTwoParties.parties;
    const oneParty = { ...propertyRoomsForTwoParties, parties: [one!, { ...two!, room_types: [] }] };
    const choice = { roomTypeId: first!.id, ratePlanId: plan.rate_plan_id };
    expect(otherDates([oneParty], [choice, null])).toEqual([]);
  });
});
