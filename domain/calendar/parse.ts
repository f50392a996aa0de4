import { fold, foldForSearch } from "../text/fold.ts";
import { CalendarError, dayNumberOf, toIso } from "./conversion.ts";
import { monthOfName } from "./month-of-name.ts";
import type { CalendarDate, ConvertibleCalendar, IsoDate } from "./types.ts";

/** Separators of a typed date: spaces, slashes, dots, commas, and hyphens of every length. */
const SEPARATORS = /[\s/\-.,،؍⁄\u2010-\u2015\u2212]+/;
const YEAR = /^\d{3,4}$/;
const DAY_OR_MONTH = /^\d{1,2}$/;
/** Day of a date with a named month, `25th` too. */
const NAMED_DAY = /^(\d{1,2})(?:st|nd|rd|th)?$/;
const MONTHS = 12;

/** Years read as Jalali or Islamic in a date without a named calendar, and the first year read as Gregorian. */
const PERSIAN_YEARS = { from: 1200, to: 1600 } as const;
const FIRST_GREGORIAN_YEAR = 1700;

/** Parts of a typed date, before its calendar is determined. */
type Parts = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Calendar of the month's name; null for a month by number. */
  readonly named: ConvertibleCalendar | null;
  /** Day and month may be swapped. */
  readonly isAmbiguous: boolean;
};

/**
 * Parses a typed date of a given calendar. The year is first or last. With the year last the day precedes the month,
 * unless a number over twelve decides otherwise; a Gregorian date in which both could be the month is refused. The
 * month may be a name in Persian or English; digits are Persian, Arabic or ASCII.
 *
 * @throws CalendarError `unreadable` (a month of another calendar too), `ambiguous`, `no_such_day`, `out_of_range` or
 * `unexpected_calendar`.
 */
export function parseDate(text: string, calendar: ConvertibleCalendar): CalendarDate {
  const parts = partsOf(text);
  if (parts.named !== null && parts.named !== calendar) throw unreadable(text);
  return dateIn(parts, calendar);
}

/** The day number of a typed date. @throws CalendarError as `parseDate`. */
export const parseDay = (text: string, calendar: ConvertibleCalendar): number => dayNumberOf(parseDate(text, calendar));

/**
 * Parses a date that determines its own calendar: by the name of its month, else by its year. Years from 1700 are
 * Gregorian; those of 1200..1600 never are, and between the two calendars that share them the one in use decides.
 *
 * @param inUse calendar displayed where the date was typed
 * @throws CalendarError as `parseDate`, with the `date` as read.
 */
export function parseTyped(text: string, inUse: ConvertibleCalendar): CalendarDate {
  const parts = partsOf(text);
  return dateIn(parts, parts.named ?? calendarOfYear(parts.year, inUse));
}

/**
 * Parses the date of an address or a form, in any calendar, to its stored form; null for an invalid or unsupported day.
 */
export function normaliseIso(text: string): IsoDate | null {
  try {
    return toIso(parseTyped(text, "gregorian"));
  } catch (error) {
    if (error instanceof CalendarError) return null;
    throw error;
  }
}

function calendarOfYear(year: number, inUse: ConvertibleCalendar): ConvertibleCalendar {
  if (year >= FIRST_GREGORIAN_YEAR) return "gregorian";
  const isPersian = year >= PERSIAN_YEARS.from && year <= PERSIAN_YEARS.to;
  return isPersian && inUse === "gregorian" ? "jalali" : inUse;
}

const unreadable = (text: string): CalendarError => new CalendarError("unreadable", `Not a date: "${text}"`);

function dateIn({ year, month, day, isAmbiguous }: Parts, calendar: ConvertibleCalendar): CalendarDate {
  const date = { calendar, year, month, day };
  dayNumberOf(date);
  // Persian and Arabic dates with the year last are written day first; Gregorian ones in either order.
  if (isAmbiguous && calendar === "gregorian") {
    throw new CalendarError("ambiguous", `Day ${day} of month ${month}, or the reverse: write the year first`, date);
  }
  return date;
}

/** @throws CalendarError `unreadable` */
function partsOf(text: string): Parts {
  const words = fold(text).split(SEPARATORS);
  const numbers = words.length === 3 ? (yearFirst(words) ?? yearLast(words)) : null;
  const found = numbers ?? withName(foldForSearch(text).split(SEPARATORS));
  if (found === null) throw unreadable(text);
  return found;
}

function yearFirst([year = "", month = "", day = ""]: readonly string[]): Parts | null {
  if (!YEAR.test(year) || !DAY_OR_MONTH.test(month) || !DAY_OR_MONTH.test(day)) return null;
  return { year: Number(year), month: Number(month), day: Number(day), named: null, isAmbiguous: false };
}

/** `25/12/2026`, or `12/25/2026` where the second number can be no month. */
function yearLast([first = "", second = "", year = ""]: readonly string[]): Parts | null {
  if (!YEAR.test(year) || !DAY_OR_MONTH.test(first) || !DAY_OR_MONTH.test(second)) return null;
  const [one, two] = [Number(first), Number(second)];
  const [day, month] = two > MONTHS && one <= MONTHS ? [two, one] : [one, two];
  const isAmbiguous = one <= MONTHS && two <= MONTHS && one !== two;
  return { year: Number(year), month, day, named: null, isAmbiguous };
}

/** `29 Aban 1405`, `December 25, 2026`, `جمعه ۲۹ آبان‌ماه ۱۴۰۵`: the length of a number tells the year from the day. */
function withName(words: readonly string[]): Parts | null {
  const years = words.filter((word) => YEAR.test(word));
  const days = words.flatMap((word) => NAMED_DAY.exec(word)?.[1] ?? []);
  const name = words.filter((word) => !YEAR.test(word) && !NAMED_DAY.test(word)).join("");
  const month = name === "" || years.length !== 1 || days.length !== 1 ? null : monthOfName(name);
  if (month === null) return null;
  return {
    year: Number(years[0]),
    month: month.month,
    day: Number(days[0]),
    named: month.calendar,
    isAmbiguous: false,
  };
}
