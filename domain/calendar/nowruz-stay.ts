import { nowruzOf } from "#domain/calendar/nowruz.ts";
import type { Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";

const NIGHTS = 3;

/** A stay at Nowruz: from today within the holidays, from the first of the coming Farvardin at any other time. */
export function nowruzStay(today: IsoDate): Stay {
  const nowruz = nowruzOf(today);
  return { checkIn: nowruz < today ? today : nowruz, lengthOfStay: NIGHTS };
}
