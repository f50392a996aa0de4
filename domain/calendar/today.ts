import { dayNumber, isoOfDayNumber } from "./arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS, TEHRAN_OFFSET_SECONDS } from "./constants.ts";
import type { IsoDate } from "./types.ts";

const tehranSeconds = (epochSeconds: number): number => Math.floor(epochSeconds) + TEHRAN_OFFSET_SECONDS;

/** The date in Tehran at an instant given in seconds since 1970-01-01 UTC. */
export const tehranDate = (epochSeconds: number): IsoDate =>
  isoOfDayNumber(Math.floor(tehranSeconds(epochSeconds) / DAY_SECONDS));

/** The clock in Tehran at an instant, `HH:MM` in ASCII digits, 00:00 to 23:59. */
export function tehranTime(epochSeconds: number): string {
  const secondOfDay = ((tehranSeconds(epochSeconds) % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
  const hours = Math.floor(secondOfDay / HOUR_SECONDS);
  const minutes = Math.floor((secondOfDay % HOUR_SECONDS) / 60);
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/** Instant at which an hour of a day begins in Tehran, epoch seconds; without an hour, the start of the day. */
export const tehranInstant = (date: IsoDate, hour = 0): number =>
  dayNumber(date) * DAY_SECONDS + hour * HOUR_SECONDS - TEHRAN_OFFSET_SECONDS;
