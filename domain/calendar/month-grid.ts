import { FIRST_DAY_NUMBER, isoOfDayNumber, LAST_DAY_NUMBER } from "./arithmetic.ts";
import { CalendarError } from "./calendar-error.ts";
import { calendarNamed } from "./calendars.ts";
import { daysInMonth, weekday } from "./queries.ts";
import type { ConvertibleCalendar, IsoDate } from "./types.ts";

const DAYS_IN_WEEK = 7;

/**
 * The weeks of a month, Saturday first; null before its first and after its last day, and for a day outside the
 * supported range.
 *
 * @throws CalendarError `out_of_range` when no day of the month is supported, `no_such_day` for a month outside 1..12.
 */
export function monthGrid(year: number, month: number, calendar: ConvertibleCalendar): (IsoDate | null)[][] {
  const length = daysInMonth(year, month, calendar);
  const first = calendarNamed(calendar).dayNumberOf(year, month, 1);
  const days = Array.from({ length }, (_, index) => {
    const number = first + index;
    return number < FIRST_DAY_NUMBER || number > LAST_DAY_NUMBER ? null : isoOfDayNumber(number);
  });
  const known = days.findIndex((day) => day !== null);
  if (known === -1) throw new CalendarError("out_of_range", `No supported day in ${calendar} ${year}/${month}`);
  const blanks = (weekday(days[known]!) - (known % DAYS_IN_WEEK) + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  const cells = [...Array<null>(blanks).fill(null), ...days];
  while (cells.length % DAYS_IN_WEEK !== 0) cells.push(null);
  return Array.from({ length: cells.length / DAYS_IN_WEEK }, (_, week) =>
    cells.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
  );
}
