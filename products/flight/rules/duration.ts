import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { gregorian } from "#domain/calendar/gregorian.ts";
import { dayShift, instantOfSeconds, type LocalKind, offsetAt, type Side } from "#domain/time/instant.ts";
import type { Zone } from "#domain/time/zones.ts";

/** Duration of a flight by the clocks of its two ends. Instants are epoch seconds, offsets seconds east of UTC. */

/** Local time: seconds since 1970-01-01 00:00 on the clock of the zone. */
export type Clock = { readonly zone: Zone; readonly local: number };

export type Duration = {
  readonly minutes: number;
  /** Local day of arrival minus that of the departure. */
  readonly dayShift: number;
  readonly departsAt: number;
  readonly arrivesAt: number;
  readonly offsets: { readonly departs: number; readonly arrives: number };
};

/**
 * Reason why a flight has no duration: a time that its clock skips or shows twice, or an arrival before the departure.
 */
export type DurationFault = {
  readonly code: "gap" | "overlap" | "arrives_before";
  /** End with the fault; for `arrives_before` the arrival. */
  readonly end: "departs" | "arrives";
  /** Durations in minutes by the first and the second occurrence of an overlap. */
  readonly minutes: readonly [number, number] | null;
};

const isOf = (kind: LocalKind, side: Side | null): boolean => kind === "exact" || (kind === "overlap" && side !== null);

/** Whole minutes, to hide seconds of historical offsets. */
const minutesBetween = (departsAt: number, arrivesAt: number): number => Math.round((arrivesAt - departsAt) / 60);

/**
 * Duration of a flight in minutes; NaN if `durationOf` has a fault. Allocates nothing, for a million lines.
 *
 * @param side choice between the two occurrences of an overlap; null refuses it.
 * @throws CalendarError `out_of_range` outside 1970 to 2040.
 */
export function minutesOf(departs: Clock, arrives: Clock, side: Side | null): number {
  const departure = instantOfSeconds(departs.local, departs.zone, side ?? "earlier");
  const arrival = instantOfSeconds(arrives.local, arrives.zone, side ?? "earlier");
  if (!isOf(departure.kind, side) || !isOf(arrival.kind, side)) return Number.NaN;
  return arrival.at > departure.at ? minutesBetween(departure.at, arrival.at) : Number.NaN;
}

/** The same with everything that follows from it, or the fault. @throws CalendarError `out_of_range`. */
export function durationOf(departs: Clock, arrives: Clock, side: Side | null): Duration | DurationFault {
  const [first, second] = (["earlier", "later"] as const).map((one) => ({
    departure: instantOfSeconds(departs.local, departs.zone, one),
    arrival: instantOfSeconds(arrives.local, arrives.zone, one),
  })) as [Ends, Ends];
  for (const [end, { kind }] of [
    ["departs", first.departure],
    ["arrives", first.arrival],
  ] as const) {
    if (kind === "gap") return { code: "gap", end, minutes: null };
    if (kind === "overlap" && side === null) return { code: "overlap", end, minutes: bothOf(end, first, second) };
  }
  const { departure, arrival } = side === "later" ? second : first;
  if (arrival.at <= departure.at) return { code: "arrives_before", end: "arrives", minutes: null };
  return {
    minutes: minutesBetween(departure.at, arrival.at),
    dayShift: dayShift({ at: departure.at, zone: departs.zone }, { at: arrival.at, zone: arrives.zone }),
    departsAt: departure.at,
    arrivesAt: arrival.at,
    offsets: { departs: offsetAt(departure.at, departs.zone), arrives: offsetAt(arrival.at, arrives.zone) },
  };
}

type Ends = Record<"departure" | "arrival", { readonly at: number; readonly kind: LocalKind }>;

const bothOf = (end: DurationFault["end"], first: Ends, second: Ends): [number, number] =>
  end === "departs"
    ? [minutesBetween(first.departure.at, first.arrival.at), minutesBetween(second.departure.at, first.arrival.at)]
    : [minutesBetween(first.departure.at, first.arrival.at), minutesBetween(first.departure.at, second.arrival.at)];

const ZERO = 48;
/** Reads a fixed number of ASCII digits; NaN for anything else. */
function digitsAt(text: string, at: number, count: number): number {
  let number = 0;
  for (let index = at; index < at + count; index++) {
    const digit = text.charCodeAt(index) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

/** Length of `2026-11-25T22:45`. */
export const CLOCK_LENGTH = 16;

/**
 * Reads the local time at a position of a text, as `2026-11-25T22:45`, in seconds; NaN for any other format, and for a
 * day or a time that does not exist.
 */
export function clockAt(text: string, at: number): number {
  const year = digitsAt(text, at, 4);
  const month = digitsAt(text, at + 5, 2);
  const day = digitsAt(text, at + 8, 2);
  const hour = digitsAt(text, at + 11, 2);
  const minute = digitsAt(text, at + 14, 2);
  const isSpelt = text[at + 4] === "-" && text[at + 7] === "-" && text[at + 10] === "T" && text[at + 13] === ":";
  if (!isSpelt || !(month >= 1 && month <= 12 && hour < 24 && minute < 60)) return Number.NaN;
  if (!(day >= 1 && day <= gregorian.daysInMonth(year, month))) return Number.NaN;
  return gregorian.dayNumberOf(year, month, day) * DAY_SECONDS + hour * HOUR_SECONDS + minute * 60;
}
