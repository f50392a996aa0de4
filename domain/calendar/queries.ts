import { dayNumber, FIRST_DAY_NUMBER, LAST_DAY_NUMBER } from "./arithmetic.ts";
import { CalendarError } from "./calendar-error.ts";
import { calendarNamed } from "./calendars.ts";
import { dateOfDay } from "./conversion.ts";
import type { ConvertibleCalendar, IsoDate } from "./types.ts";

/** 0 is Saturday, the first day of the Persian week, and 6 is Friday, its weekend. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const FRIDAY: Weekday = 6;

/** The days of the Persian week, in order. */
export const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** True for a leap year, by the calendar's own rule and therefore for any year (R143–R145). */
export const isLeapYear = (year: number, calendar: ConvertibleCalendar): boolean =>
  calendarNamed(calendar).isLeapYear(year);

/** The first and the last year of a calendar that the product converts. */
export const yearsOf = (calendar: ConvertibleCalendar): readonly [first: number, last: number] => [
  dateOfDay(FIRST_DAY_NUMBER, calendar).year,
  dateOfDay(LAST_DAY_NUMBER, calendar).year,
];

/** Returns the number of days in a month, 28 to 31. @throws CalendarError `no_such_day` for a month outside 1..12. */
export function daysInMonth(year: number, month: number, calendar: ConvertibleCalendar): number {
  const named = calendarNamed(calendar);
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw new CalendarError("no_such_day", `No month ${month} in ${calendar} ${year}`);
  }
  return named.daysInMonth(year, month);
}

/** The day of the week, 0 (Saturday) to 6 (Friday). */
export function weekday(iso: IsoDate): Weekday {
  // 1970-01-01, day 0, was a Thursday: 5 in a week from Saturday.
  return ((((dayNumber(iso) + 5) % 7) + 7) % 7) as Weekday;
}

export const isFriday = (iso: IsoDate): boolean => weekday(iso) === FRIDAY;

/**
 * Negative, zero or positive when the first date is before, on or after the second. A comparator for lists of dates.
 */
export const compareIso = (a: IsoDate, b: IsoDate): number => (a < b ? -1 : a > b ? 1 : 0);
