import { tehranInstant } from "../calendar/today.ts";
import type { IsoDate } from "../calendar/types.ts";

/** When a stay begins and ends. Instants are seconds since 1970-01-01 UTC. */

/** When a check-in day's rooms are ready, Tehran. */
export const CHECK_IN_HOUR = 14;
/** When a stay is over, on its check-out day, Tehran: nothing of it can be cancelled any more. */
export const CHECK_OUT_HOUR = 12;

/** 14:00 in Tehran on the check-in day; of any later night, when it begins. */
export const checkInInstant = (checkIn: IsoDate): number => tehranInstant(checkIn, CHECK_IN_HOUR);

/** 12:00 in Tehran on the check-out day: the last night is over. */
export const checkOutInstant = (checkOut: IsoDate): number => tehranInstant(checkOut, CHECK_OUT_HOUR);
