import { LENGTH_OF_STAY } from "#domain/bounds.ts";
import { addDays, dayNumber, isoOfDayNumber } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { byDay, freeByDay, lowestFrom, type PlanDays } from "#domain/pricing/least-stay.ts";
import type { SomeNights } from "./inventory/property-nights.ts";
import type { PropertyRules } from "./offers.ts";

/** The lowest coming price of a property for two adults of an audience, rial a night; `nights`: of the stay that begins on `date` at it. */
export type FromPrice = { price: number; rack: number; date: IsoDate; nights: number };

/** Number of coming days considered. */
const COMING_DAYS = 30;

/** The nights that a from-price needs: a stay that begins on the last day ends so much later. */
export const fromPricePeriod = (today: IsoDate): readonly [IsoDate, IsoDate] => [
  today,
  addDays(today, COMING_DAYS + LENGTH_OF_STAY.max),
];

/** A plan that is open to a party, with its room type. */
export type SoldPlan = { planId: number; roomTypeId: number; capacity: number; extraCapacity: number };

/** Plans with their nights, as prices without dates are found. */
export function planDaysOf(plans: readonly SoldPlan[], { nightsOf, stockOf }: SomeNights): PlanDays[] {
  const roomIds = new Set(plans.map(({ roomTypeId }) => roomTypeId));
  const free = new Map([...roomIds].map((id) => [id, freeByDay(stockOf.get(id) ?? [])]));
  return plans.map(({ planId, roomTypeId, capacity, extraCapacity }) => ({
    capacity,
    extraCapacity,
    nights: byDay(nightsOf.get(planId) ?? []),
    free: free.get(roomTypeId) ?? new Map(),
  }));
}

/** @param nights those of `fromPricePeriod`. Null where nothing can be bought in the coming days. */
export function fromPriceOf(
  plans: readonly SoldPlan[],
  nights: SomeNights,
  { isActive, isBookable, childPolicy }: PropertyRules,
  today: IsoDate,
): FromPrice | null {
  if (!isActive || !isBookable) return null;
  const days = planDaysOf(plans, nights);
  const lowest = lowestFrom(days, dayNumber(today), COMING_DAYS, childPolicy, LENGTH_OF_STAY.max);
  return lowest && { price: lowest.price, rack: lowest.rack, date: isoOfDayNumber(lowest.day), nights: lowest.nights };
}
