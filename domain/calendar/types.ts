/**
 * A Gregorian date without a time, `YYYY-MM-DD`: the only form in which dates are stored, sent and compared. Typed and
 * displayed dates are `string` and not assignable to it.
 */
export type IsoDate = `${number}-${number}-${number}`;

/** Calendars of date conversion. `shia` is a name of R96 and never converted. */
export type ConvertibleCalendar = "gregorian" | "jalali" | "islamic";

/** A day as its calendar names it. `month` and `day` count from 1. */
export type CalendarDate = { calendar: ConvertibleCalendar; year: number; month: number; day: number };

/** A month as its calendar names it. */
export type CalendarMonth = { calendar: ConvertibleCalendar; year: number; month: number };

/**
 * Operations of one calendar. Days are counted from 1970-01-01 (day 0), so calendars are converted through whole
 * numbers and never through a time of day, an offset or a local midnight.
 */
export interface Calendar {
  /** Day number of an existing date; undefined behaviour for any other. */
  dayNumberOf(year: number, month: number, day: number): number;
  dateOf(dayNumber: number): { year: number; month: number; day: number };
  isLeapYear(year: number): boolean;
  daysInMonth(year: number, month: number): number;
}
