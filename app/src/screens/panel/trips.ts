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

/** A traveller's reservations by what they are to the traveller on one day. */
export type TripGroups = {
  /** The soonest confirmed one, else the soonest of all that are not over. */
  next: Trip | null;
  /** To be paid, with a deadline. */
  waiting: readonly Trip[];
  /** The other coming ones, the soonest first. */
  later: readonly Trip[];
  /** Ended or over, the latest first. */
  past: readonly Trip[];
};

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

const sooner = (one: Trip, other: Trip): number => one.summary.starts_on.localeCompare(other.summary.starts_on);

/** Groups reservations for a day, Tehran's. */
export function groupTrips(items: readonly Trip[], today: IsoDate): TripGroups {
  const coming = items.filter((one) => !isOver(one, today)).sort(sooner);
  const next = coming.find(({ status }) => status === "successful") ?? coming[0] ?? null;
  const others = coming.filter((one) => one !== next);
  return {
    next,
    waiting: others.filter(({ payment_deadline_at }) => payment_deadline_at !== null),
    later: others.filter(({ payment_deadline_at }) => payment_deadline_at === null),
    past: items.filter((one) => isOver(one, today)).sort((one, other) => sooner(other, one)),
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
