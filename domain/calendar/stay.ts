import { addDays } from "./arithmetic.ts";
import type { IsoDate } from "./types.ts";

/** Arrival and number of nights of a stay. */
export type Stay = { checkIn: IsoDate; lengthOfStay: number };

/** Nights of a stay, each by the date on which it begins. The day of departure is not among them. */
export const stayNights = (checkIn: IsoDate, lengthOfStay: number): IsoDate[] =>
  Array.from({ length: lengthOfStay }, (_, night) => addDays(checkIn, night));

/** Day of departure: the arrival plus the number of nights. */
export const checkOutOf = (checkIn: IsoDate, lengthOfStay: number): IsoDate => addDays(checkIn, lengthOfStay);
