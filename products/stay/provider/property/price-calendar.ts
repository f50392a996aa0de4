import { CALENDAR_DAYS, LENGTH_OF_STAY } from "#domain/bounds.ts";
import { addDays, dayNumber, isoOfDayNumber } from "#domain/calendar/arithmetic.ts";
import { compareIso } from "#domain/calendar/queries.ts";
import { isSold, leastStayOf, type PlanDays, PRICED_FOR, takesTwo } from "#domain/pricing/least-stay.ts";
import { type ChildPolicy, hasPrice, priceStay } from "#domain/pricing/pricing.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { CalendarDay } from "#products/stay/contract/stay.shapes.ts";
import { today } from "#provider/kernel/clock.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { periodFaults } from "#provider/kernel/http/period.ts";
import { planDaysOf } from "./from-price.ts";
import { knownProperty, rulesOf, soldPlansOf } from "./one-property.ts";

/**
 * Call 38: price by day for two adults of a night of the shortest stay that begins then. Days that are past or not on
 * sale are absent.
 */
export const priceCalendar = endpoint({
  call: stayCalls.priceCalendar,
  async answer({ query, params }, services) {
    const faults = periodFaults(query, CALENDAR_DAYS.max);
    if (faults.length > 0) return refuse("invalid_input", faults);
    const property = await knownProperty(services, params.property_id);
    if (property === null) return refuse("not_found");
    const { row } = property.facts;
    const { isActive, isBookable, childPolicy } = rulesOf(row);
    const now = today(services.clock);
    const from = compareIso(query.from, now) < 0 ? now : query.from;
    if (!isActive || !isBookable || from > query.to) return [];
    // A stay that begins on the last day goes on after it.
    const nights = await property.nights(from, addDays(query.to, LENGTH_OF_STAY.max));
    const plans = soldPlansOf(property.facts, query.audience).filter(
      ({ planId }) => query.rate_plan_id === undefined || planId === query.rate_plan_id,
    );
    return calendarOf(planDaysOf(plans, nights), dayNumber(from), dayNumber(query.to), childPolicy);
  },
});

/** One day for each night, from the first to the last by their numbers, that some plan has a row for. */
export function calendarOf(
  plans: readonly PlanDays[],
  first: number,
  last: number,
  policy: ChildPolicy,
): CalendarDay[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((day) => {
    const having = plans.filter(({ nights }) => nights.has(day));
    // A plan that two do not fit says nothing to two, unless there is no other.
    const fitting = having.filter((plan) => takesTwo(plan, policy));
    return having.length === 0 ? [] : [dayOf(fitting.length > 0 ? fitting : having, day, policy)];
  });
}

function dayOf(plans: readonly PlanDays[], day: number, policy: ChildPolicy): CalendarDay {
  const least = leastStayOf(plans, day, policy, LENGTH_OF_STAY.max);
  const nightPrices = plans.flatMap((plan) => nightPrice(plan, day, policy));
  const rules = plans.flatMap(({ nights }) => nights.get(day) ?? []);
  return {
    date: isoOfDayNumber(day),
    min_price: least?.price ?? (nightPrices.length === 0 ? null : Math.min(...nightPrices)),
    state: least ? "open" : nightPrices.length > 0 ? "closed_to_arrival" : whyNone(plans, day),
    closed_to_departure: rules.every(({ closedToDeparture }) => closedToDeparture),
    min_stay: least?.nights ?? Math.min(...rules.map(({ minStay }) => minStay)),
    max_stay: Math.max(...rules.map(({ maxStay }) => maxStay)),
  };
}

/** Price of a night at a plan for two adults, rial, where it can be slept: within a stay that began before. */
function nightPrice(plan: PlanDays, day: number, policy: ChildPolicy): number[] {
  const night = plan.nights.get(day);
  if (night === undefined || !isSold(plan, day) || !takesTwo(plan, policy)) return [];
  return [priceStay([night], PRICED_FOR, policy, plan)?.total ?? 0];
}

/** Reason why no plan of a day is open: the first thing that would have to change. */
function whyNone(plans: readonly PlanDays[], day: number): CalendarDay["state"] {
  const nights = plans.flatMap(({ nights: of }) => of.get(day) ?? []).filter(({ closed }) => !closed);
  if (nights.length === 0) return "closed";
  return nights.some(({ saleRate }) => hasPrice(saleRate)) ? "sold_out" : "no_price";
}
