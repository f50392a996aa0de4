import { describe, expect, it } from "vitest";
import { propertyRooms } from "#fixtures/answers/property-rooms.ts";
import { propertyRoomsForTwoParties } from "#fixtures/answers/property-rooms-for-two-parties.ts";
import { formatChoices, parseChoices, withChoice } from "./choice.ts";
import { cheapestPlan, chosenRooms, isOpen, roomsInOrder, totalOf } from "./chosen-stay.ts";

describe("a choice in the address", () => {
  it("is read back as it was written, party by party", () => {
    const choices = [{ roomTypeId: 2273, ratePlanId: 22731 }, null];
    expect(formatChoices(choices)).toBe("2273-22731;0");
    expect(parseChoices("2273-22731;0", 2)).toEqual(choices);
    expect(formatChoices(withChoice(choices, 1, { roomTypeId: 1, ratePlanId: 2 }))).toBe("2273-22731;1-2");
  });
  it("is no choice when it cannot be read", () => {
    for (const text of [null, "", "x", "1", "1-2-3", "-1-2", "9999999999-1", ";;;;;;;;"])
      expect(parseChoices(text, 1)).toEqual([null]);
  });
});

describe("the chosen rooms", () => {
  const plans = propertyRooms.parties.flatMap(({ room_types }) => room_types.flatMap(({ plans }) => plans));

  it("each plan's total is the sum of its nights", () => {
    const open = plans.filter(isOpen);
    expect(open.length).toBeGreaterThan(0);
    for (const plan of open) {
      expect(plan.nights).toHaveLength(3);
      expect(plan.nights.reduce((sum, night) => sum + night.sale + night.extra, 0)).toBe(plan.total);
    }
  });
  it("their total is the sum over the parties", () => {
    const choices = propertyRoomsForTwoParties.parties.map(({ room_types }) => {
      const room = roomsInOrder(room_types)[0];
      const plan = room && cheapestPlan(room);
      return room && plan ? { roomTypeId: room.id, ratePlanId: plan.rate_plan_id } : null;
    });
    const chosen = chosenRooms(propertyRoomsForTwoParties, choices);
    const nights = chosen.flatMap((room) => room?.plan.nights ?? []);
    expect(totalOf(chosen).total).toBe(nights.reduce((sum, night) => sum + night.sale + night.extra, 0));
    expect(totalOf(chosen).total).toBeGreaterThan(0);
  });
  it("a plan that is blocked or unknown is not chosen", () => {
    expect(chosenRooms(propertyRooms, [{ roomTypeId: 1, ratePlanId: 2 }])).toEqual([null]);
  });
});
