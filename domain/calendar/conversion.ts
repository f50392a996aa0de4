import { dayNumber, isoOfDayNumber, requireSupported } from "./arithmetic.ts";
import { CalendarError } from "./calendar-error.ts";
import { calendarNamed } from "./calendars.ts";
import { MONTHS_IN_YEAR } from "./constants.ts";
import type { CalendarDate, ConvertibleCalendar, IsoDate } from "./types.ts";

export { CalendarError } from "./calendar-error.ts";

/**
 * The same day in another calendar (R119).
 *
 * @throws CalendarError `unexpected_calendar` for an unknown name, and what `dayNumber` throws.
 */
export function fromIso(iso: IsoDate, calendar: ConvertibleCalendar): CalendarDate {
  return dateOfDay(dayNumber(iso), calendar);
}

/**
 * Day number of a date, the common form between calendars.
 *
 * @throws CalendarError `no_such_day` (30 Esfand of a common year), `out_of_range` outside 1799-03-21..2123-03-20,
 * `unexpected_calendar`.
 */
export function dayNumberOf({ calendar, year, month, day }: CalendarDate): number {
  const named = calendarNamed(calendar);
  const what = (): string => `${calendar} ${year}/${month}/${day}`;
  // The library behind Jalali accepts years up to 3177 and no fractions; all supported years are within that.
  if (!Number.isInteger(year) || year < 1 || year > 3000) throw new CalendarError("out_of_range", `Year of ${what()}`);
  const isMonth = Number.isInteger(month) && month >= 1 && month <= MONTHS_IN_YEAR;
  if (!isMonth || !Number.isInteger(day) || day < 1 || day > named.daysInMonth(year, month)) {
    throw new CalendarError("no_such_day", `No such day: ${what()}`, { calendar, year, month, day });
  }
  const number = named.dayNumberOf(year, month, day);
  requireSupported(number, what);
  return number;
}

/** The date of a day number in a calendar. @throws CalendarError `out_of_range`, `unexpected_calendar`. */
export function dateOfDay(number: number, calendar: ConvertibleCalendar): CalendarDate {
  const named = calendarNamed(calendar);
  requireSupported(number, () => `day ${number}`);
  return { calendar, ...named.dateOf(number) };
}

/** The Gregorian date of a day. @throws CalendarError what `dayNumberOf` throws. */
export const toIso = (date: CalendarDate): IsoDate => isoOfDayNumber(dayNumberOf(date));

/** A date of one calendar in another, the day itself unchanged (R119). */
export const convert = (date: CalendarDate, to: ConvertibleCalendar): CalendarDate => dateOfDay(dayNumberOf(date), to);

/** True for a real day between 1799-03-21 and 2123-03-20. Never throws. */
export function isSupported(iso: IsoDate): boolean {
  try {
    dayNumber(iso);
    return true;
  } catch {
    return false;
  }
}
