import { describe, expect, it } from "vitest";
import { propertyRooms } from "#fixtures/answers/property-rooms.ts";
import type { PlanOffer } from "#products/stay/contract/stay.shapes.ts";
import type { PlanWish } from "#products/stay/rules/plan-wish.ts";
import { cheapestOf, isOpen, plansInOrder, roomsInOrder, wishedPlans } from "./chosen-stay.ts";

const [first, second] = propertyRooms.parties[0]!.room_types.filter(({ plans }) => plans.some(isOpen));
const example = first!.plans.find(isOpen)!;
const now = Date.UTC(2026, 10, 1) / 1000;
const fixed = { ...example.cancellation_policy, steps: [{ days_before: null, hours_before: null, percent: 100 }] };
const planOf = (rate_plan_id: number, facts: Partial<PlanOffer>): PlanOffer => ({ ...example, rate_plan_id, ...facts });

const roomOnly = planOf(1, { meal: "none", total: 100 });
const nonRefundable = planOf(2, { total: 200, cancellation_policy: fixed });
const breakfast = planOf(3, { total: 300 });
const onRequest = planOf(4, { total: 250, confirmation: "on_request" });
const sold = planOf(6, { total: 50, nights: [], blocking: [{ reason: "unavailable", date: null, nights: null }] });
const cheap = { ...first!, plans: [roomOnly, nonRefundable, sold] };
const dear = { ...second!, plans: [onRequest, breakfast] };
const wished = (wish: PlanWish) => wishedPlans(wish, propertyRooms.check_in, now);

describe("rates that are wished for", () => {
  it.each<[string, PlanWish, number | null]>([
    ["without a wish any", {}, 100],
    ["with breakfast", { meal: "breakfast" }, 200],
    ["with breakfast, free to cancel", { meal: "breakfast", cancellable: true }, 250],
    ["with breakfast, free to cancel, at once", { meal: "breakfast", cancellable: true, online: true }, 300],
    ["of which there is none", { meal: "full_board" }, null],
  ])("the least price is of one %s", (_, wish, price) => {
    expect(cheapestOf([dear, cheap], wished(wish))).toBe(price);
  });

  it("their rooms come first, and among a room's rates they do", () => {
    expect(roomsInOrder([cheap, dear], wished({ online: true, cancellable: true, meal: "breakfast" }))).toEqual([
      dear,
      cheap,
    ]);
    expect(roomsInOrder([dear, cheap], wished({ meal: "full_board" }))).toEqual([cheap, dear]);
    expect(plansInOrder(cheap.plans, wished({ meal: "breakfast" }))).toEqual([nonRefundable, roomOnly, sold]);
    expect(plansInOrder(cheap.plans, wished({ meal: "full_board" }))).toEqual(cheap.plans);
  });
});
