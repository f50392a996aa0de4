import { addDays } from "./arithmetic.ts";
import type { IsoDate } from "./types.ts";

/** The nights of a stay: the arrival, and how many there are. */
export type Stay = { checkIn: IsoDate; lengthOfStay: number };

/** The nights of a stay, each by the date on which it begins. The day of leaving is not among them. */
export const stayNights = (checkIn: IsoDate, lengthOfStay: number): IsoDate[] =>
  Array.from({ length: lengthOfStay }, (_, night) => addDays(checkIn, night));

/** The day of leaving: as many days after the arrival as there are nights. */
export const checkOutOf = (checkIn: IsoDate, lengthOfStay: number): IsoDate => addDays(checkIn, lengthOfStay);
