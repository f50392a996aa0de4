import { addDays, daysBetween } from "./arithmetic.ts";
import type { IsoDate } from "./types.ts";

/** Days on either side of one that flexible dates look at. */
const NEARBY = 3;

/** The seven days about one, in order: three on either side. None is before `today`, so that near it they begin there. */
export function nearbyDays(date: IsoDate, today: IsoDate): IsoDate[] {
  const earliest = today < date ? today : date;
  const first = addDays(date, -Math.min(NEARBY, daysBetween(earliest, date)));
  return Array.from({ length: 2 * NEARBY + 1 }, (_, index) => addDays(first, index));
}
