import { expect, test } from "vitest";
import { calendarOf, type PlanNight } from "./price-calendar.ts";

const property = { isActive: true, isBookable: true, childPolicy: { freeUntil: 2, halfUntil: 6 } };

const night = (facts: Partial<PlanNight>): PlanNight => ({
  planId: 1,
  night: "2026-12-05",
  capacity: 2,
  extraCapacity: 1,
  rackRate: 1200,
  saleRate: 1000,
  extraBedRate: 300,
  babyCotRate: 0,
  minStay: 1,
  maxStay: 30,
  closed: false,
  closedToArrival: false,
  closedToDeparture: false,
  free: 2,
  ...facts,
});

const dayOf = (...nights: PlanNight[]) => calendarOf(nights, property)[0];

test("a day shows the cheapest open plan and that plan's rules", () => {
  const day = dayOf(
    night({ minStay: 2 }),
    night({ planId: 2, saleRate: 800, minStay: 3 }),
    night({ planId: 3, saleRate: 500, free: 0 }),
  );
  expect(day).toMatchObject({ min_price: 800, state: "open", min_stay: 3 });
});

test("a day closed to arrival still has its price", () => {
  expect(dayOf(night({ closedToArrival: true }))).toMatchObject({ state: "closed_to_arrival", min_price: 1000 });
  expect(dayOf(night({ closedToArrival: true, saleRate: 500 }), night({ planId: 2 }))).toMatchObject({
    state: "open",
    min_price: 1000,
  });
});

test.each([
  ["sold_out", { free: 0 }],
  ["no_price", { saleRate: null }],
  ["closed", { closed: true }],
] as const)("a day is %s when no plan is open", (state, facts) => {
  expect(dayOf(night(facts))).toMatchObject({ state, min_price: null });
});

test("leaving is refused only when every plan refuses it", () => {
  expect(dayOf(night({ closedToDeparture: true }), night({ planId: 2 }))?.closed_to_departure).toBe(false);
  expect(dayOf(night({ closedToDeparture: true }))?.closed_to_departure).toBe(true);
});

test("a room for one does not make the price for two", () => {
  expect(dayOf(night({ capacity: 1, extraCapacity: 0, saleRate: 100 }), night({ planId: 2 }))?.min_price).toBe(1000);
});
