import { CALENDAR_DAYS } from "#domain/bounds.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { CalendarDay } from "#domain/contract/property.shapes.ts";
import { lackingPlaces, priceStay } from "#domain/pricing/pricing.ts";
import type { Party } from "#domain/rooms.ts";
import { today } from "../clock.ts";
import { refuse } from "../envelope.ts";
import { endpoint } from "../http/endpoint.ts";
import { periodFaults } from "../http/period.ts";
import type { PropertyRules } from "./offers.ts";
import { readProperty, rulesOf } from "./one-property.ts";

/** Whom the calendar's prices are for: what most searches ask. */
const couple: Party = { adults: 2, children: [] };

export type PlanNight = {
  planId: number;
  night: IsoDate;
  capacity: number;
  extraCapacity: number;
  rackRate: number | null;
  saleRate: number | null;
  extraBedRate: number;
  minStay: number;
  maxStay: number;
  closed: boolean;
  closedToArrival: boolean;
  closedToDeparture: boolean;
  free: number;
};

const PLAN_NIGHTS = `
  SELECT rp.id AS "planId", np.night, rt.capacity, rt.extra_capacity AS "extraCapacity",
    np.rack_rate AS "rackRate", np.sale_rate AS "saleRate", np.extra_bed_rate AS "extraBedRate",
    np.min_stay AS "minStay", np.max_stay AS "maxStay", np.closed,
    np.closed_to_arrival AS "closedToArrival", np.closed_to_departure AS "closedToDeparture",
    coalesce(s.total - s.held - s.sold, 0) AS free
  FROM room_type rt
  JOIN rate_plan rp ON rp.room_type_id = rt.id AND rp.guest_nationality <> 'foreign' AND ($4::bigint IS NULL OR rp.id = $4)
  JOIN night_price np ON np.rate_plan_id = rp.id AND np.night BETWEEN greatest($2::date, $5::date) AND $3
  LEFT JOIN inventory_night s ON s.room_type_id = rt.id AND s.night = np.night
  WHERE rt.property_id = $1 AND NOT rt.out_of_service
  ORDER BY np.night, rp.id`;

/** Call 38: day by day the cheapest open plan for two. Days that are past or not on sale are absent. */
export const priceCalendar = endpoint({
  call: propertyCalls.priceCalendar,
  async answer({ query, params }, { database, clock }) {
    const faults = periodFaults(query, CALENDAR_DAYS.max);
    if (faults.length > 0) return refuse("invalid_input", faults);
    const property = await readProperty(database, params.property_id);
    if (property === null) return refuse("not_found");
    if (!property.isActive || !property.isBookable) return [];
    const values = [property.id, query.from, query.to, query.rate_plan_id ?? null, today(clock)];
    const nights = await database.query<PlanNight>(PLAN_NIGHTS, values, "plan_nights");
    return calendarOf(nights, rulesOf(property));
  },
});

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
