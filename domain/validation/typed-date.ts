import { CalendarError } from "../calendar/calendar-error.ts";
import { toIso } from "../calendar/conversion.ts";
import { parseTyped } from "../calendar/parse.ts";
import { daysInMonth } from "../calendar/queries.ts";
import type { CalendarDate } from "../calendar/types.ts";
import type { Fault } from "./fault.ts";

const two = (part: number): string => String(part).padStart(2, "0");

/** A month as a param of a sentence: `jalali 1405-12`. */
const monthParam = ({ calendar, year, month }: CalendarDate): string => `${calendar} ${year}-${two(month)}`;

/** The fault of each error that names a date; of the others there is nothing to say but how a date is written. */
const NAMED: Readonly<Partial<Record<CalendarError["code"], (date: CalendarDate) => Fault>>> = {
  no_such_day: (date) => ({
    code: "no_such_day",
    params: { month_of_year: monthParam(date), days: daysInMonth(date.year, date.month, date.calendar) },
  }),
  ambiguous: (date) => ({
    code: "ambiguous_date",
    params: { year_first: `${date.year}/${two(date.month)}/${two(date.day)}` },
  }),
};

const isMonth = ({ month }: CalendarDate): boolean => month >= 1 && month <= 12;

/**
 * What is wrong with a typed date of any calendar; null for a day that is known. `no_such_day` says how long its month
 * is, `ambiguous_date` how its day-first reading is written.
 */
export function typedDateFault(text: string): Fault | null {
  try {
    toIso(parseTyped(text, "gregorian"));
    return null;
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    const named = error.date !== null && isMonth(error.date) ? NAMED[error.code]?.(error.date) : undefined;
    return named ?? { code: "unreadable_date", params: {} };
  }
}
