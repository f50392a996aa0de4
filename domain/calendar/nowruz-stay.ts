import { nowruzOf } from "./nowruz.ts";
import type { Stay } from "./stay.ts";
import type { IsoDate } from "./types.ts";

const NIGHTS = 3;

/** A stay at Nowruz: from today within the holidays, from the first of the coming Farvardin at any other time. */
export function nowruzStay(today: IsoDate): Stay {
  const nowruz = nowruzOf(today);
  return { checkIn: nowruz < today ? today : nowruz, lengthOfStay: NIGHTS };
}
