import { addDays, daysBetween } from "./arithmetic.ts";
import type { IsoDate } from "./types.ts";

/** Days on either side of a flexible date. */
const NEARBY = 3;

/**
 * The seven days around a day, in order: three on either side. None is before `today`: near it, the range starts there.
 */
export function nearbyDays(date: IsoDate, today: IsoDate): IsoDate[] {
  const earliest = today < date ? today : date;
  const first = addDays(date, -Math.min(NEARBY, daysBetween(earliest, date)));
  return Array.from({ length: 2 * NEARBY + 1 }, (_, index) => addDays(first, index));
}
