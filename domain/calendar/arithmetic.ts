import { twoDigits } from "../text/two-digits.ts";
import { CalendarError } from "./calendar-error.ts";
import { MONTHS_IN_YEAR } from "./constants.ts";
import { gregorian } from "./gregorian.ts";
import type { CalendarMonth, IsoDate } from "./types.ts";

/** 1799-03-21 (1 Farvardin 1178), the first supported day, counted from 1970-01-01. */
export const FIRST_DAY_NUMBER = -62_377;
/** 2123-03-20 (29 Esfand 1501), the last supported day. */
export const LAST_DAY_NUMBER = 55_960;

/** Size of the cache of day numbers by date: one page reads the same some hundred times. */
const REMEMBERED = 1_000;
const remembered = new Map<IsoDate, number>();

/**
 * Days from 1970-01-01 to a date; negative before it.
 *
 * @throws CalendarError `unreadable`, `no_such_day` (2026-02-30) or `out_of_range`.
 */
export function dayNumber(iso: IsoDate): number {
  const known = remembered.get(iso);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const number = readDayNumber(iso);
  remembered.set(iso, number);
  return number;
}

function readDayNumber(iso: IsoDate): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (parts === null) throw new CalendarError("unreadable", `Not a date of the form YYYY-MM-DD: "${iso}"`);
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (month < 1 || month > MONTHS_IN_YEAR || day < 1 || day > gregorian.daysInMonth(year, month)) {
    throw new CalendarError("no_such_day", `No such day: "${iso}"`);
  }
  const number = gregorian.dayNumberOf(year, month, day);
  requireSupported(number, () => iso);
  return number;
}

/** The date of a day number. @throws CalendarError `out_of_range`. */
export function isoOfDayNumber(number: number): IsoDate {
  requireSupported(number, () => `day ${number}`);
  const { year, month, day } = gregorian.dateOf(number);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}` as IsoDate;
}

/** Refuses days outside the range in which every source agrees. @throws CalendarError `out_of_range`. */
export function requireSupported(number: number, what: () => string): void {
  if (number < FIRST_DAY_NUMBER || number > LAST_DAY_NUMBER) {
    throw new CalendarError("out_of_range", `Outside 1799-03-21..2123-03-20: ${what()}`);
  }
}

/** The date `days` days later, or earlier when negative. @throws CalendarError `out_of_range`. */
export const addDays = (iso: IsoDate, days: number): IsoDate => isoOfDayNumber(dayNumber(iso) + days);

/** Days from one date to another: 1 from today to tomorrow, negative backwards. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from);

/** The month `months` months later, or earlier when negative. Every calendar here has twelve. */
export function addMonths({ calendar, year, month }: CalendarMonth, months: number): CalendarMonth {
  const index = year * MONTHS_IN_YEAR + (month - 1) + months;
  return {
    calendar,
    year: Math.floor(index / MONTHS_IN_YEAR),
    month: (((index % MONTHS_IN_YEAR) + MONTHS_IN_YEAR) % MONTHS_IN_YEAR) + 1,
  };
}
