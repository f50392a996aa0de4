import { CalendarError } from "../calendar/calendar-error.ts";
import { toIso } from "../calendar/conversion.ts";
import { parseTyped } from "../calendar/parse.ts";
import { daysInMonth } from "../calendar/queries.ts";
import type { CalendarDate } from "../calendar/types.ts";
import { twoDigits } from "../text/two-digits.ts";
import type { Fault } from "./fault.ts";

/** A month in a sentence's params: `jalali 1405-12`. */
const monthParam = ({ calendar, year, month }: CalendarDate): string => `${calendar} ${year}-${twoDigits(month)}`;

/** Fault of each error that names a date; for all others, the message only shows the accepted format. */
const NAMED: Readonly<Partial<Record<CalendarError["code"], (date: CalendarDate) => Fault>>> = {
  no_such_day: (date) => ({
    code: "no_such_day",
    params: { month_of_year: monthParam(date), days: daysInMonth(date.year, date.month, date.calendar) },
  }),
  ambiguous: (date) => ({
    code: "ambiguous_date",
    params: { year_first: `${date.year}/${twoDigits(date.month)}/${twoDigits(date.day)}` },
  }),
};

const isMonth = ({ month }: CalendarDate): boolean => month >= 1 && month <= 12;

/**
 * Fault of a typed date of any calendar; null for a valid day. `no_such_day` carries the length of its month,
 * `ambiguous_date` its day-first reading, written year first.
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
