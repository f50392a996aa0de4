import { nowruzOf } from "./nowruz.ts";
import type { Stay } from "./stay.ts";
import type { IsoDate } from "./types.ts";

const NIGHTS = 3;

/** Suggested stay at Nowruz: during the holidays from today, otherwise from the coming 1 Farvardin. */
export function nowruzStay(today: IsoDate): Stay {
  const nowruz = nowruzOf(today);
  return { checkIn: nowruz < today ? today : nowruz, lengthOfStay: NIGHTS };
}
