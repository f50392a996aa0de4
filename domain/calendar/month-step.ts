import { addMonths } from "./arithmetic.ts";
import { fromIso, toIso } from "./conversion.ts";
import { daysInMonth } from "./queries.ts";
import type { ConvertibleCalendar, IsoDate } from "./types.ts";

/**
 * The same day of the month, `months` months later in a calendar (earlier when negative); the last day of a month
 * that is too short for it. 31 Shahrivar goes to 30 Mehr.
 *
 * @throws CalendarError `out_of_range`.
 */
export function stepByMonths(iso: IsoDate, months: number, calendar: ConvertibleCalendar): IsoDate {
  const from = fromIso(iso, calendar);
  const to = addMonths(from, months);
  return toIso({ ...to, day: Math.min(from.day, daysInMonth(to.year, to.month, calendar)) });
}
