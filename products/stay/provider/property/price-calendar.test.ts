import { expect, test } from "vitest";
import { dayNumber, isoOfDayNumber } from "#domain/calendar/arithmetic.ts";
import type { PlanDays } from "#domain/pricing/least-stay.ts";
import { calendarOf } from "./price-calendar.ts";

const policy = { freeUntil: 2, halfUntil: 6 };
const DAY = dayNumber("2026-12-05");

type Night =
  Parameters<PlanDays["nights"]["get"]> extends [number] ? NonNullable<ReturnType<PlanDays["nights"]["get"]>> : never;
type Facts = Partial<Night> & { free?: number; capacity?: number; extraCapacity?: number };

/** A plan with four nights alike from the day on; `on`: what is otherwise on one of them, counted from it. */
function plan(facts: Facts, on: Readonly<Record<number, Facts>> = {}): PlanDays {
  const { capacity = 2, extraCapacity = 1 } = facts;
  const nights = new Map<number, Night>();
  const free = new Map<number, number>();
  for (const index of [0, 1, 2, 3]) {
    const { free: rooms = 2, ...night } = { ...facts, ...on[index] };
    free.set(DAY + index, rooms);
    nights.set(DAY + index, {
      night: isoOfDayNumber(DAY + index),
      rackRate: 1200,
      saleRate: 1000,
      extraBedRate: 300,
      babyCotRate: 0,
      minStay: 1,
      maxStay: 30,
      closed: false,
      closedToArrival: false,
      closedToDeparture: false,
      ...night,
    });
  }
  return { capacity, extraCapacity, nights, free };
}

const dayOf = (...plans: PlanDays[]) => calendarOf(plans, DAY, DAY, policy)[0];

test("a day shows the cheapest of the shortest stays that can begin, a night of it", () => {
  expect(
    dayOf(plan({ minStay: 2 }), plan({ saleRate: 800, minStay: 3 }), plan({ saleRate: 500, free: 0 })),
  ).toMatchObject({
    min_price: 1000,
    state: "open",
    min_stay: 2,
  });
  expect(dayOf(plan({ saleRate: 1100 }), plan({ saleRate: 500, minStay: 2 }))).toMatchObject({
    min_price: 1100,
    min_stay: 1,
  });
  expect(dayOf(plan({ saleRate: 1100 }), plan({ saleRate: 900 }))).toMatchObject({ min_price: 900 });
});

test("a night of two that are sold together only is their average", () => {
  expect(dayOf(plan({ minStay: 2 }, { 1: { saleRate: 1500 } }))).toMatchObject({ min_price: 1250, min_stay: 2 });
});

test("where leaving is refused the stay is a night longer", () => {
  expect(dayOf(plan({}, { 1: { closedToDeparture: true, saleRate: 2000 } }))).toMatchObject({
    min_price: 1500,
    state: "open",
    min_stay: 2,
  });
});

test("a day on which no stay can begin still has the price of its night", () => {
  const closed = { state: "closed_to_arrival", min_price: 1000 };
  expect(dayOf(plan({ closedToArrival: true }))).toMatchObject(closed);
  expect(dayOf(plan({ minStay: 2 }, { 1: { free: 0 } }))).toMatchObject(closed);
  expect(dayOf(plan({ closedToArrival: true, saleRate: 500 }), plan({}))).toMatchObject({
    state: "open",
    min_price: 1000,
  });
});

test.each([
  ["sold_out", { free: 0 }],
  ["no_price", { saleRate: null }],
  ["closed", { closed: true }],
] as const)("a day is %s when no plan is open", (state, facts) => {
  expect(dayOf(plan(facts))).toMatchObject({ state, min_price: null });
});

test("leaving is refused only when every plan refuses it", () => {
  expect(dayOf(plan({ closedToDeparture: true }), plan({}))?.closed_to_departure).toBe(false);
  expect(dayOf(plan({ closedToDeparture: true }))?.closed_to_departure).toBe(true);
});

test("a room for one does not make the price for two", () => {
  expect(dayOf(plan({ capacity: 1, extraCapacity: 0, saleRate: 100 }), plan({}))?.min_price).toBe(1000);
  expect(dayOf(plan({ capacity: 1, extraCapacity: 0 }))).toMatchObject({ min_price: null });
});
