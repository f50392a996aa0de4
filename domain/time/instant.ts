import { dayNumber, isoOfDayNumber } from "../calendar/arithmetic.ts";
import { CalendarError } from "../calendar/calendar-error.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "../calendar/constants.ts";
import { type LocalDateTime, localDateTime } from "../calendar/local-date-time.ts";
import type { IsoDate } from "../calendar/types.ts";
import { twoDigits } from "../text/two-digits.ts";
import { ZONES_END, type Zone, zones } from "./zones.ts";

/**
 * Local times of the zones in `zones.ts`, from 1970 to 2040, from that table only: a device's own data may be years
 * old. Instants are seconds since 1970-01-01 UTC, offsets seconds east of UTC.
 */

/** Local time. `time` is `HH:MM` in ASCII digits; seconds of the instant are dropped. */
export type LocalTime = { readonly date: IsoDate; readonly time: string; readonly offset: number };

/**
 * Number of times a clock shows a local time: once; never, when it is set forward past it (`gap`); or twice, when it is
 * set back (`overlap`).
 */
export type LocalKind = "exact" | "gap" | "overlap";

/**
 * Choice of instant for an ambiguous local time. In an overlap, the first or the second occurrence. In a gap, `later`
 * counts forward from the clock before it, `earlier` backward from the clock after it.
 */
export type Side = "earlier" | "later";

export type InstantOfLocal = { readonly at: number; readonly kind: LocalKind };

/** An instant with its zone. */
export type ZonedInstant = { readonly at: number; readonly zone: Zone };

/** @throws CalendarError `out_of_range` outside 1970 to 2040, UTC. */
function requireInTable(instant: number): void {
  if (instant >= 0 && instant < ZONES_END) return;
  throw new CalendarError("out_of_range", `Outside 1970..2040: ${instant} seconds since 1970-01-01 UTC`);
}

/** Clock by which a period's beginning is compared: UTC, or its own. */
const UTC = 0;
const CLOCK = 1;

/**
 * Index in a table of the `from` of the period in effect at a time. Periods are longer than any clock change, so their
 * order is the same in UTC and in local time.
 */
function periodAt(table: readonly number[], seconds: number, by: typeof UTC | typeof CLOCK): number {
  let low = 0;
  let high = table.length / 2 - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (table[2 * middle]! + by * table[2 * middle + 1]! <= seconds) low = middle;
    else high = middle - 1;
  }
  return 2 * low;
}

/** The offset of a zone at an instant. @throws CalendarError `out_of_range`. */
export function offsetAt(instant: number, zone: Zone): number {
  requireInTable(instant);
  const table = zones[zone];
  return table[periodAt(table, instant, UTC) + 1]!;
}

/** The local time of an instant. @throws CalendarError `out_of_range`. */
export function localOf(instant: number, zone: Zone): LocalTime {
  const offset = offsetAt(instant, zone);
  const seconds = Math.floor(instant) + offset;
  const day = Math.floor(seconds / DAY_SECONDS);
  return { date: isoOfDayNumber(day), time: clockOf(seconds - day * DAY_SECONDS), offset };
}

/** The same without the offset, as calls say it. @throws CalendarError `out_of_range`. */
export function localDateTimeAt(instant: number, zone: Zone): LocalDateTime {
  const { date, time } = localOf(instant, zone);
  return localDateTime(date, time);
}

const clockOf = (second: number): string =>
  `${twoDigits(Math.floor(second / HOUR_SECONDS))}:${twoDigits(Math.floor((second % HOUR_SECONDS) / 60))}`;

/** Second of the day of `HH:MM`. @throws CalendarError `unreadable` for a time that no clock shows, `24:00` too. */
export function secondOfDay(time: string): number {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new CalendarError("unreadable", `Not a time of day: "${time}"`);
  return Number(time.slice(0, 2)) * HOUR_SECONDS + Number(time.slice(3)) * 60;
}

/**
 * Returns the instant of a local time in a zone, and whether it is the only one.
 *
 * @param time `HH:MM` in ASCII digits.
 * @throws CalendarError as `dayNumber` for the date, `unreadable` for the time, `out_of_range` outside 1970 to 2040.
 */
export const instantOf = (date: IsoDate, time: string, zone: Zone, side: Side = "earlier"): InstantOfLocal =>
  instantOfSeconds(dayNumber(date) * DAY_SECONDS + secondOfDay(time), zone, side);

/**
 * As `instantOf`, of the local time as seconds since 1970-01-01 00:00 on the same clock.
 *
 * @throws CalendarError `out_of_range`.
 */
export function instantOfSeconds(local: number, zone: Zone, side: Side = "earlier"): InstantOfLocal {
  const found = placeIn(zones[zone], local, side);
  requireInTable(found.at);
  return found;
}

function placeIn(table: readonly number[], local: number, side: Side): InstantOfLocal {
  const period = periodAt(table, local, CLOCK);
  const offset = table[period + 1]!;
  const end = table[period + 2];
  if (end !== undefined && local >= end + offset) {
    // After the end of this period and before the beginning of the next one, by their clocks: a gap.
    return { at: local - (side === "earlier" ? table[period + 3]! : offset), kind: "gap" };
  }
  const earlier = table[period - 1];
  if (earlier !== undefined && local < table[period]! + earlier) {
    return { at: local - (side === "earlier" ? earlier : offset), kind: "overlap" };
  }
  return { at: local - offset, kind: "exact" };
}

/** Local day of arrival minus that of the departure: −1 when the clock is set back over midnight, 1 overnight. */
export const dayShift = (departure: ZonedInstant, arrival: ZonedInstant): number => dayOf(arrival) - dayOf(departure);

const dayOf = ({ at, zone }: ZonedInstant): number => Math.floor((at + offsetAt(at, zone)) / DAY_SECONDS);
