import { fold } from "../text/fold.ts";
import { CalendarError, dayNumberOf, toIso } from "./conversion.ts";
import type { CalendarDate, ConvertibleCalendar, IsoDate } from "./types.ts";

const TYPED_DATE = /^(\d{3,4})\s*[/\-. ]\s*(\d{1,2})\s*[/\-. ]\s*(\d{1,2})$/;

/**
 * A typed date: year first, then `/`, `-`, `.` or a space between the parts; Persian, Arabic or ASCII digits.
 *
 * @throws CalendarError `unreadable`, `no_such_day`, `out_of_range` or `unexpected_calendar`.
 */
export function parseDate(text: string, calendar: ConvertibleCalendar): CalendarDate {
  const date = readDate(text, calendar);
  dayNumberOf(date);
  return date;
}

/** The day number of a typed date. @throws CalendarError as `parseDate`. */
export const parseDay = (text: string, calendar: ConvertibleCalendar): number => dayNumberOf(readDate(text, calendar));

function readDate(text: string, calendar: ConvertibleCalendar): CalendarDate {
  const parts = TYPED_DATE.exec(fold(text));
  if (parts === null) throw new CalendarError("unreadable", `Not a date: "${text}"`);
  return { calendar, year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) };
}

/**
 * The date that an address carries, as kept: Gregorian, or Jalali when its year lies in 1200..1600, which no
 * supported Gregorian year does (A14). Null when it cannot be read or is no supported day.
 */
export function normaliseIso(text: string): IsoDate | null {
  const year = Number.parseInt(fold(text), 10);
  if (Number.isNaN(year)) return null;
  try {
    return toIso(parseDate(text, year >= 1200 && year <= 1600 ? "jalali" : "gregorian"));
  } catch (error) {
    if (error instanceof CalendarError) return null;
    throw error;
  }
}
