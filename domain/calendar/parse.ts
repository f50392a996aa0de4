import { fold } from "../text/fold.ts";
import { CalendarError, toIso } from "./conversion.ts";
import type { CalendarDate, ConvertibleCalendar, IsoDate } from "./types.ts";

/**
 * A typed date: year first, then `/`, `-`, `.` or a space between the parts; Persian, Arabic or ASCII digits.
 *
 * @throws CalendarError `unreadable`, `no_such_day`, `out_of_range` or `unexpected_calendar`.
 */
export function parseDate(text: string, calendar: ConvertibleCalendar): CalendarDate {
  const parts = /^(\d{3,4})\s*[/\-. ]\s*(\d{1,2})\s*[/\-. ]\s*(\d{1,2})$/.exec(fold(text));
  if (parts === null) throw new CalendarError("unreadable", `Not a date: "${text}"`);
  const date = { calendar, year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) };
  toIso(date);
  return date;
}

/**
 * The date that an address carries, as kept: Gregorian, or Jalali when its year lies in 1200..1600, which no
 * supported Gregorian year does (A14). Null when it cannot be read or is no supported day.
 */
export function normaliseIso(text: string): IsoDate | null {
  const year = Number.parseInt(fold(text), 10);
  try {
    return toIso(parseDate(text, year >= 1200 && year <= 1600 ? "jalali" : "gregorian"));
  } catch (error) {
    if (error instanceof CalendarError) return null;
    throw error;
  }
}
