import { dayNumber } from "../calendar/arithmetic.ts";
import type { IsoDate } from "../calendar/types.ts";
import type { Party } from "../rooms.ts";
import { isOnSale, type NightRooms, type NightRules } from "./blocking.ts";
import {
  type ChildPolicy,
  lackingPlaces,
  type NightRates,
  nightAverage,
  priceStay,
  type RoomCapacity,
} from "./pricing.ts";

/**
 * Price shown when no stay is requested: "from …", the days of a calendar, and the sort and filter key of lists without
 * dates. It is a night of the shortest stay that begins on a day, for two adults in one room who can buy it.
 */

/** Party that a price without a party is for: that of most searches. */
export const PRICED_FOR: Party = { adults: 2, children: [] };

/** A plan with its nights and the rooms of its type, by day number. */
export type PlanDays = RoomCapacity & {
  nights: ReadonlyMap<number, NightRules & NightRates>;
  /** Rooms that are free. */
  free: ReadonlyMap<number, number>;
};

/** Indexes rows of nights by day number. */
export const byDay = <Row extends { night: IsoDate }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [dayNumber(row.night), row]));

/** Number of free rooms, by the number of the day. */
export const freeByDay = (rows: readonly NightRooms[]): Map<number, number> =>
  new Map(rows.map(({ night, total, sold }) => [dayNumber(night), total - sold]));

/** Integer rial. `price` and `rack`: average for one night. */
export type LeastStay = { nights: number; price: number; rack: number };

/** True when a night has a price, is not closed and has a free room. */
export function isSold({ nights, free }: PlanDays, day: number): boolean {
  const night = nights.get(day);
  return night !== undefined && isOnSale(night) && (free.get(day) ?? 0) > 0;
}

/** True when two adults fit in a room of the plan. */
export const takesTwo = (plan: RoomCapacity, policy: ChildPolicy): boolean =>
  lackingPlaces(PRICED_FOR, policy, plan) === 0;

/**
 * Shortest stay of two adults at one plan that begins on a day; null without any. The rules are those of `blockingOf`,
 * which judges requested stays.
 *
 * @param longest nights of the longest stay that can be requested.
 */
export function leastStayAt(plan: PlanDays, day: number, policy: ChildPolicy, longest: number): LeastStay | null {
  const arrival = plan.nights.get(day);
  if (arrival === undefined || arrival.closedToArrival || !takesTwo(plan, policy)) return null;
  const rates: NightRates[] = [];
  for (let nights = 1; nights <= Math.min(arrival.maxStay, longest); nights += 1) {
    if (!isSold(plan, day + nights - 1)) return null;
    rates.push(plan.nights.get(day + nights - 1) as NightRates);
    if (nights < arrival.minStay || plan.nights.get(day + nights)?.closedToDeparture) continue;
    const stay = priceStay(rates, PRICED_FOR, policy, plan);
    return (
      stay && { nights, price: nightAverage(stay.total, nights, 1), rack: nightAverage(stay.rackTotal, nights, 1) }
    );
  }
  return null;
}

/** Shortest stay that some plans sell from a day on; of equally short ones the cheapest. Null without any. */
export function leastStayOf(
  plans: readonly PlanDays[],
  day: number,
  policy: ChildPolicy,
  longest: number,
): LeastStay | null {
  let least: LeastStay | null = null;
  for (const plan of plans) {
    const stay = leastStayAt(plan, day, policy, least?.nights ?? longest);
    if (stay && (least === null || stay.nights < least.nights || stay.price < least.price)) least = stay;
  }
  return least;
}

/** Lowest price of some days, with the number of the first day at it; null when no day has one. */
export function lowestFrom(
  plans: readonly PlanDays[],
  firstDay: number,
  days: number,
  policy: ChildPolicy,
  longest: number,
): (LeastStay & { day: number }) | null {
  let lowest: (LeastStay & { day: number }) | null = null;
  for (let day = firstDay; day < firstDay + days; day += 1) {
    const stay = leastStayOf(plans, day, policy, longest);
    if (stay && (lowest === null || stay.price < lowest.price)) lowest = { ...stay, day };
  }
  return lowest;
}
