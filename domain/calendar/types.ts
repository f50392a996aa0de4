/**
 * A Gregorian date without a clock, `YYYY-MM-DD`: the only form in which dates are kept, sent and compared. What is typed
 * or shown is `string`, and does not pass for one.
 */
export type IsoDate = `${number}-${number}-${number}`;

/** The calendars that dates convert among. `shia` is a name of R96 and never a conversion (A46). */
export type ConvertibleCalendar = "gregorian" | "jalali" | "islamic";

/** A day as its calendar names it. `month` and `day` count from 1. */
export type CalendarDate = { calendar: ConvertibleCalendar; year: number; month: number; day: number };

/** A month as its calendar names it. */
export type CalendarMonth = { calendar: ConvertibleCalendar; year: number; month: number };

/**
 * What one calendar knows. Days are counted from 1970-01-01 (day 0), so that calendars meet in whole numbers
 * and never in a clock, an offset or a local midnight.
 */
export interface Calendar {
  /** The day number of a date that exists; what it answers for any other is not defined. */
  dayNumberOf(year: number, month: number, day: number): number;
  dateOf(dayNumber: number): { year: number; month: number; day: number };
  isLeapYear(year: number): boolean;
  daysInMonth(year: number, month: number): number;
}
