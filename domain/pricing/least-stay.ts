import { dayNumber } from "../calendar/arithmetic.ts";
import type { IsoDate } from "../calendar/types.ts";
import type { Party } from "../rooms.ts";
import type { NightRooms, NightRules } from "./blocking.ts";
import {
  type ChildPolicy,
  lackingPlaces,
  type NightRates,
  nightAverage,
  priceStay,
  type RoomCapacity,
} from "./pricing.ts";

/**
 * What is said as a price where no stay is asked for: "from …", the days of a calendar, and what lists without dates sort
 * and filter by. It is for two adults in one room, who can buy it: a night of the shortest stay that begins on a day.
 */

/** Whom a price without a party is for: what most searches ask. */
export const PRICED_FOR: Party = { adults: 2, children: [] };

/** A plan with its nights and the rooms of its type, by the number of their day. */
export type PlanDays = RoomCapacity & {
  nights: ReadonlyMap<number, NightRules & NightRates>;
  /** Rooms that are free. */
  free: ReadonlyMap<number, number>;
};

/** Rows of nights by the number of their day. */
export const byDay = <Row extends { night: IsoDate }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [dayNumber(row.night), row]));

/** How many rooms are free, by the number of the day. */
export const freeByDay = (rows: readonly NightRooms[]): Map<number, number> =>
  new Map(rows.map(({ night, total, sold }) => [dayNumber(night), total - sold]));

/** Integer rial. `price` and `rack`: a night of it, on average. */
export type LeastStay = { nights: number; price: number; rack: number };

/** A night is sold where it is priced, not closed, and a room is free. */
export function isSold({ nights, free }: PlanDays, day: number): boolean {
  const night = nights.get(day);
  return night !== undefined && !night.closed && (night.saleRate ?? 0) > 0 && (free.get(day) ?? 0) > 0;
}

/** Whether two adults fit a room of the plan. */
export const takesTwo = (plan: RoomCapacity, policy: ChildPolicy): boolean =>
  lackingPlaces(PRICED_FOR, policy, plan) === 0;

/**
 * The shortest stay of two adults at one plan that begins on a day; null where none can. The rules are those of
 * `blockingOf`, which judges a stay that is asked for.
 *
 * @param longest nights of the longest stay that can be asked for.
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

/** The shortest of what some plans sell from a day on; of equally short ones the cheapest. Null where none can be bought. */
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

/** The lowest price of some days, with the first day at it, by its number; null where nothing can be bought on any. */
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
