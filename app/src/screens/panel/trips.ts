import type { Client } from "#app/src/api/client.ts";
import { type Result, succeeded } from "#app/src/api/result.ts";
import { daysBetween } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { ReservesValue } from "#domain/contract/reservation.shapes.ts";
import { pageCount } from "#domain/paging.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import { loadWhole, type Whole } from "#products/load-whole.ts";

export type Trip = ReservesValue["items"][number];

/** Reservations by what is to be done about them on one day. */
export type TripParts = {
  /** Can be paid now, the first deadline first. */
  waiting: readonly Trip[];
  /** Their deadline has passed: kept for a short time, in which it may be extended, and not payable until then. */
  lapsed: readonly Trip[];
  /** The other coming ones, the soonest first. */
  coming: readonly Trip[];
  /** Ended or over, the latest first. */
  past: readonly Trip[];
};

/** The parts without the next trip: the soonest confirmed one, else the soonest of all that are not over. */
export type TripGroups = TripParts & { next: Trip | null };

export type Trips = TripGroups & {
  total: number;
  /** The next one in full; null where there is none, or it cannot be read now. */
  whole: Whole | null;
};

/** Position of a day in a trip. `days` are those that remain: to its beginning, or to its end. */
export type Phase = { at: "before" | "during"; days: number } | { at: "firstDay" | "lastDay" };

/** The phase of a trip that is not over. */
export function phaseOf({ starts_on, ends_on }: Trip["summary"], today: IsoDate): Phase {
  if (today < starts_on) return { at: "before", days: daysBetween(today, starts_on) };
  if (today === starts_on) return { at: "firstDay" };
  return today < ends_on ? { at: "during", days: daysBetween(today, ends_on) } : { at: "lastDay" };
}

const isOver = ({ status, summary }: Trip, today: IsoDate): boolean => isTerminal(status) || summary.ends_on < today;

/** True while it can be paid; the provider names a deadline then alone. */
export const isPayable = ({ status }: Trip): boolean => status === "ready_to_pay" || status === "payment_failed";

const sooner = (one: Trip, other: Trip): number => one.summary.starts_on.localeCompare(other.summary.starts_on);

/** Parts of a list of reservations on a day, Tehran's. */
export function partTrips(items: readonly Trip[], today: IsoDate): TripParts {
  const open = items.filter((one) => !isOver(one, today)).sort(sooner);
  const isLapsed = ({ status }: Trip): boolean => status === "payment_deadline_expired";
  const deadlineOf = ({ payment_deadline_at }: Trip): number => payment_deadline_at ?? Number.POSITIVE_INFINITY;
  return {
    waiting: open.filter(isPayable).sort((one, other) => deadlineOf(one) - deadlineOf(other)),
    lapsed: open.filter(isLapsed),
    coming: open.filter((one) => !isPayable(one) && !isLapsed(one)),
    past: items.filter((one) => isOver(one, today)).sort((one, other) => sooner(other, one)),
  };
}

/** Parts of all reservations on a day, with the next trip taken out of them. */
export function groupTrips(items: readonly Trip[], today: IsoDate): TripGroups {
  const open = items.filter((one) => !isOver(one, today)).sort(sooner);
  const next = open.find(({ status }) => status === "successful") ?? open[0] ?? null;
  return {
    next,
    ...partTrips(
      items.filter((one) => one !== next),
      today,
    ),
  };
}

/** Pages of the list that are read at most: the list is by the time of booking, the next trip may be an older one. */
const MOST_PAGES = 5;

/** All reservations in groups, with the next one in full. */
export async function loadTrips(client: Client, today: IsoDate): Promise<Result<Trips>> {
  const first = await client.call(reservationCalls.list, { query: {} });
  if (!first.ok) return first;
  const { total, items } = first.value;
  const pages = Math.min(MOST_PAGES, pageCount(total));
  const rest = await Promise.all(
    Array.from({ length: pages - 1 }, (_, at) => client.call(reservationCalls.list, { query: { page: at + 2 } })),
  );
  const missing = rest.find((page) => !page.ok);
  if (missing && !missing.ok) return missing;
  const groups = groupTrips([...items, ...rest.flatMap((page) => (page.ok ? page.value.items : []))], today);
  const whole = groups.next && (await loadWhole(client, groups.next.confirmation_code));
  return succeeded({ ...groups, total, whole: whole?.ok ? whole.value : null });
}
