import { tehranInstant } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";

/** Beginning and end of a stay. Instants are seconds since 1970-01-01 UTC. */

/** Hour from which rooms are ready on the check-in day, Tehran. */
export const CHECK_IN_HOUR = 14;
/** Hour at which a stay ends on its check-out day, Tehran: nothing of it can be cancelled any more. */
export const CHECK_OUT_HOUR = 12;

/** 14:00 in Tehran on the check-in day; also the beginning of any later night. */
export const checkInInstant = (checkIn: IsoDate): number => tehranInstant(checkIn, CHECK_IN_HOUR);

/** 12:00 in Tehran on the check-out day: the last night is over. */
export const checkOutInstant = (checkOut: IsoDate): number => tehranInstant(checkOut, CHECK_OUT_HOUR);
