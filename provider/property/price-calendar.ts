import { CALENDAR_DAYS } from "#domain/bounds.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { CalendarDay } from "#domain/contract/property.shapes.ts";
import { lackingPlaces, priceStay, type RoomCapacity } from "#domain/pricing/pricing.ts";
import type { Party } from "#domain/rooms.ts";
import { today } from "../clock.ts";
import { refuse } from "../envelope.ts";
import { endpoint } from "../http/endpoint.ts";
import { periodFaults } from "../http/period.ts";
import type { PropertyFacts } from "./inventory/known-property.ts";
import type { SomeNights } from "./inventory/property-nights.ts";
import type { NightRow, PropertyRules } from "./offers.ts";
import { knownProperty, rulesOf } from "./one-property.ts";

/** Whom the calendar's prices are for: what most searches ask. */
const couple: Party = { adults: 2, children: [] };

/** A night of a plan, with what decides whom its room takes. */
export type PlanNight = NightRow & RoomCapacity & { free: number };

/** Call 38: day by day the cheapest open plan for two. Days that are past or not on sale are absent. */
export const priceCalendar = endpoint({
  call: propertyCalls.priceCalendar,
  async answer({ query, params }, services) {
    const faults = periodFaults(query, CALENDAR_DAYS.max);
    if (faults.length > 0) return refuse("invalid_input", faults);
    const property = await knownProperty(services, params.property_id);
    if (property === null) return refuse("not_found");
    const { row } = property.facts;
    const from = compareText(query.from, today(services.clock)) < 0 ? today(services.clock) : query.from;
    if (!row.isActive || !row.isBookable || from > query.to) return [];
    const nights = await property.nights(from, query.to);
    return calendarOf(planNights(property.facts, nights, query.rate_plan_id), rulesOf(row));
  },
});

/** The nights of every plan, or of one, in order of night and plan. Plans for guests from abroad only are left out. */
function planNights(
  { roomTypes, plansOf }: PropertyFacts,
  { nightsOf, stockOf }: SomeNights,
  only: number | undefined,
): PlanNight[] {
  return roomTypes
    .flatMap(({ id, capacity, extraCapacity }) => {
      const freeOn = new Map((stockOf.get(id) ?? []).map(({ night, total, sold }) => [night, total - sold]));
      return (plansOf.get(id) ?? [])
        .filter((plan) => plan.guestNationality !== "foreign" && (only === undefined || plan.id === only))
        .flatMap((plan) => nightsOf.get(plan.id) ?? [])
        .map((night) => ({ ...night, capacity, extraCapacity, free: freeOn.get(night.night) ?? 0 }));
    })
    .sort((one, other) => compareText(one.night, other.night) || one.planId - other.planId);
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** One day for each night that some plan has a row for. */
export function calendarOf(nights: readonly PlanNight[], property: PropertyRules): CalendarDay[] {
  return [...Map.groupBy(nights, ({ night }) => night)].map(([date, plans]) => dayOf(date, plans, property));
}

type Priced = { plan: PlanNight; price: number };

function dayOf(date: IsoDate, all: readonly PlanNight[], property: PropertyRules): CalendarDay {
  // A plan that two do not fit says nothing to two, unless there is no other.
  const fitting = all.filter((plan) => lackingPlaces(couple, property.childPolicy, plan) === 0);
  const plans = fitting.length > 0 ? fitting : all;
  const open = plans.filter((plan) => !plan.closed && plan.free > 0).flatMap((plan) => pricedFor(plan, property));
  const forArrival = open.filter(({ plan }) => !plan.closedToArrival);
  const best = cheapest(forArrival) ?? cheapest(open);
  const rules = best?.plan ?? plans[0];
  return {
    date,
    min_price: best?.price ?? null,
    state: forArrival.length > 0 ? "open" : open.length > 0 ? "closed_to_arrival" : whyNone(plans),
    closed_to_departure: plans.every((plan) => plan.closedToDeparture),
    min_stay: rules?.minStay ?? 1,
    max_stay: rules?.maxStay ?? 1,
  };
}

/** Why no plan of a day is open: what would have to change first. */
function whyNone(plans: readonly PlanNight[]): CalendarDay["state"] {
  const sold = plans.filter((plan) => !plan.closed);
  if (sold.length === 0) return "closed";
  return sold.some((plan) => plan.saleRate !== null && plan.saleRate > 0) ? "sold_out" : "no_price";
}

function pricedFor(plan: PlanNight, property: PropertyRules): Priced[] {
  const price = priceStay([plan], couple, property.childPolicy, plan)?.total;
  return price === undefined ? [] : [{ plan, price }];
}

const cheapest = (priced: readonly Priced[]): Priced | undefined =>
  priced.toSorted((one, other) => one.price - other.price)[0];
