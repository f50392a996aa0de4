import { expect, test } from "vitest";
import { cheapestStay } from "./cheapest-stay.ts";
import type { PlanSums } from "./open-plans.ts";

const policy = { freeUntil: 2, halfUntil: 6 };
const two = { adults: 2, children: [] };

/** A plan with an id, to be known by. */
type Plan = PlanSums & { planId: number };

const plan = (facts: Partial<Plan>): Plan => ({
  roomTypeId: 1,
  planId: 1,
  capacity: 2,
  extraCapacity: 1,
  meal: "none",
  sale: 1000,
  rack: 1200,
  extra: 300,
  halfExtra: 150,
  free: 5,
  ...facts,
});

test("the cheapest plan that fits is taken", () => {
  const plans = [
    plan({}),
    plan({ planId: 2, sale: 800 }),
    plan({ planId: 3, roomTypeId: 2, capacity: 1, extraCapacity: 0, sale: 100 }),
  ];
  expect(cheapestStay(plans, [two], policy)).toEqual({ total: 800, rackTotal: 1200, plans: [plans[1]] });
});

test("two rooms never take the same last room", () => {
  const plans = [
    plan({ free: 1, sale: 500 }),
    plan({ planId: 2, free: 1, sale: 600 }),
    plan({ planId: 3, roomTypeId: 2, free: 1, sale: 900 }),
  ];
  expect(cheapestStay(plans, [two, two], policy)?.total).toBe(500 + 900);
  expect(cheapestStay(plans, [two, two, two], policy)).toBeNull();
});

test("the room that only one party fits into is left to it, though it is cheapest for both", () => {
  const family = { adults: 3, children: [] };
  const plans = [
    plan({ roomTypeId: 1, free: 1, sale: 500 }),
    plan({ planId: 2, roomTypeId: 2, capacity: 2, extraCapacity: 0, free: 1, sale: 700 }),
  ];
  expect(cheapestStay(plans, [two, family], policy)?.total).toBe(700 + 500 + 300);
});

test("a third adult pays an extra bed, a child of four half of one", () => {
  expect(cheapestStay([plan({})], [{ adults: 3, children: [] }], policy)?.total).toBe(1300);
  expect(cheapestStay([plan({})], [{ adults: 2, children: [4] }], policy)?.total).toBe(1150);
  expect(cheapestStay([plan({})], [{ adults: 2, children: [1] }], policy)?.total).toBe(1000);
});

test("the party fits in no room: there is no stay", () => {
  expect(cheapestStay([plan({})], [{ adults: 5, children: [] }], policy)).toBeNull();
});
