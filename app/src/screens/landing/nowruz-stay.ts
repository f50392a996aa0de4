import { fromIso, toIso } from "#domain/calendar/conversion.ts";
import type { Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";

/** The thirteenth of Farvardin ends the holidays. */
const LAST_DAY = 13;
const NIGHTS = 3;

/** A stay at Nowruz: from today within the holidays, from the first of the coming Farvardin at any other time. */
export function nowruzStay(today: IsoDate): Stay {
  const { year, month, day } = fromIso(today, "jalali");
  const isNow = month === 1 && day <= LAST_DAY;
  const checkIn = isNow ? today : toIso({ calendar: "jalali", year: year + 1, month: 1, day: 1 });
  return { checkIn, lengthOfStay: NIGHTS };
}
