import { CalendarError, convert, toIso } from "#domain/calendar/conversion.ts";
import { parseTyped } from "#domain/calendar/parse.ts";
import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { foldDigits } from "#domain/text/fold.ts";

/** Calendars that a date of birth is given in. Forms keep the date as typed, `1370-03-01` or `1991-05-22`. */
export type BirthCalendar = Exclude<ConvertibleCalendar, "islamic">;
export type DateParts = { year: string; month: string; day: string };

/** Years that are Jalali wherever a date says no calendar. */
const JALALI_YEARS = { from: 1200, to: 1600 } as const;

/** The parts of a typed date, however much of it there is. */
export function partsOf(text: string): DateParts {
  const [year = "", month = "", day = ""] = foldDigits(text).split("-");
  return { year, month: month.replace(/^0/, ""), day: day.replace(/^0/, "") };
}

/** The date as a form keeps it; "" when nothing was typed. */
export function textOf({ year, month, day }: DateParts): string {
  if (year === "" && month === "" && day === "") return "";
  const two = (part: string) => (part === "" ? "" : part.padStart(2, "0"));
  return [year, two(month), two(day)].join("-");
}

/** The calendar that a year can only be of, or null while it says nothing. */
export function calendarOf({ year }: DateParts): BirthCalendar | null {
  if (!/^\d{4}$/.test(year)) return null;
  return Number(year) >= JALALI_YEARS.from && Number(year) <= JALALI_YEARS.to ? "jalali" : "gregorian";
}

/** A stored date of birth (Gregorian) in the calendar usual for readers of this language; "" when there is none. */
export function knownDate(iso: string | null | undefined, locale: Locale): string {
  if (!iso) return "";
  const calendar = USUAL_CALENDAR[locale];
  return calendar === "gregorian" ? iso : textOf(inCalendar(partsOf(iso), "gregorian", calendar));
}

/**
 * Parts of a pasted whole date, in any common order; an Islamic date is converted to the calendar shown. Null when it
 * is no whole date: a part of one goes into its field.
 */
export function pastedParts(text: string, shown: BirthCalendar): { parts: DateParts; calendar: BirthCalendar } | null {
  try {
    const date = parseTyped(text, shown);
    const calendar = date.calendar === "islamic" ? shown : date.calendar;
    const { year, month, day } = convert(date, calendar);
    return { parts: { year: String(year), month: String(month), day: String(day) }, calendar };
  } catch (error) {
    if (error instanceof CalendarError) return null;
    throw error;
  }
}

/** The same day in the other calendar; the parts as they are when they make no day yet. */
export function inCalendar(parts: DateParts, from: BirthCalendar, to: BirthCalendar): DateParts {
  try {
    const date = { calendar: from, year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) };
    toIso(date);
    const { year, month, day } = convert(date, to);
    return { year: String(year), month: String(month), day: String(day) };
  } catch (error) {
    if (error instanceof CalendarError) return { ...parts, year: "" };
    throw error;
  }
}
