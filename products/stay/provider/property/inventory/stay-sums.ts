import { checkOutOf, type Stay, stayNights } from "#domain/calendar/stay.ts";
import { type Charges, halfOf } from "#domain/pricing/pricing.ts";
import type { CityStays } from "./city.ts";
import { CLOSED_TO_ARRIVAL, CLOSED_TO_DEPARTURE, type NightColumns, ON_SALE } from "./night.ts";

/** Charges of a stay's nights at one plan, and the rooms free on the scarcest of them. */
export type StaySums = Charges & { free: number };

/**
 * Returns the sums of the nights when the plan at an index is open for a stay, else null: every night priced and not
 * closed, the rules of arrival, departure and length met, a room free on every night. The rules are those of
 * `domain/pricing/blocking.ts`, except whether the property takes guests at all, which the caller checks.
 *
 * A search asks this of every plan of its city, so the sums are written over the same object each time.
 */
export function staySums(
  { plans: { roomOf }, nights }: CityStays,
  { checkIn, lengthOfStay }: Stay,
): (plan: number) => StaySums | null {
  const ofStay = stayNights(checkIn, lengthOfStay).map((night) => nights.get(night) as NightColumns);
  const [arrival] = ofStay as [NightColumns];
  const departure = nights.get(checkOutOf(checkIn, lengthOfStay)) as NightColumns;
  const sums: StaySums = { sale: 0, rack: 0, extra: 0, halfExtra: 0, free: 0 };
  const allowsArrival = (plan: number) =>
    ((arrival.flags[plan] as number) & CLOSED_TO_ARRIVAL) === 0 &&
    (arrival.minStay[plan] as number) <= lengthOfStay &&
    (arrival.maxStay[plan] as number) >= lengthOfStay;

  return (plan) => {
    if (!allowsArrival(plan) || ((departure.flags[plan] as number) & CLOSED_TO_DEPARTURE) !== 0) return null;
    const room = roomOf[plan] as number;
    let free = Number.POSITIVE_INFINITY;
    let sale = 0;
    let rack = 0;
    let extra = 0;
    let halfExtra = 0;
    for (const night of ofStay) {
      if (((night.flags[plan] as number) & ON_SALE) === 0) return null;
      free = Math.min(free, night.free[room] as number);
      if (free <= 0) return null;
      sale += night.sale[plan] as number;
      rack += night.rack[plan] as number;
      const bed = night.extra[plan] as number;
      extra += bed;
      halfExtra += halfOf(bed);
    }
    sums.sale = sale;
    sums.rack = rack;
    sums.extra = extra;
    sums.halfExtra = halfExtra;
    sums.free = free;
    return sums;
  };
}
