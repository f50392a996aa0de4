import { CalendarError } from "#domain/calendar/calendar-error.ts";
import { parseDate } from "#domain/calendar/parse.ts";
import { daysInMonth } from "#domain/calendar/queries.ts";
import type { CalendarDate, ConvertibleCalendar } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { monthName } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { twoDigits } from "#domain/text/two-digits.ts";
import { wholeNumberIn } from "#domain/text/whole-number.ts";
import { CliError } from "../cli-error.ts";

/** Machine-readable date in any calendar: `1405-08-29`. */
export const dateText = ({ year, month, day }: Omit<CalendarDate, "calendar">): string =>
  `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;

const PERSIAN_REASONS = {
  unexpected_calendar: "این تقویم شناخته‌شده نیست",
  out_of_range: "این روز خارج از بازهٔ ۱۱۷۸ تا ۱۵۰۱ شمسی است",
  no_such_day: "چنین روزی در این تقویم نیست",
  unreadable: "تاریخ خوانا نیست",
  ambiguous: "معلوم نیست کدام عدد روز است و کدام ماه؛ اول سال را بنویسید",
} as const satisfies Record<CalendarError["code"], string>;

/** Message with the month's length, for a day that does not exist in an existing month. */
function monthLengthOf({ code, date }: CalendarError, locale: Locale): string | null {
  if (code !== "no_such_day" || date === null || date.month < 1 || date.month > 12) return null;
  const month = `${monthName(date.month, date.calendar, locale)} ${date.year}`;
  const days = daysInMonth(date.year, date.month, date.calendar);
  return localDigits(ofPair([`${month} ${days} روز دارد`, `${month} has ${days} days`], locale), locale);
}

/** Returns the reason why a date was not understood, in the output's language. */
export const reasonOf = (error: CalendarError, locale: Locale): string =>
  monthLengthOf(error, locale) ?? ofPair([PERSIAN_REASONS[error.code], error.message], locale);

/** Runs a function that may meet a non-existent date, and turns that error into a usage error. */
export function orUsage<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof CalendarError) throw new CliError(error.code, [reasonOf(error, "fa"), reasonOf(error, "en")]);
    throw error;
  }
}

/** A date argument. @throws CliError */
export const dateArgument = (text: string, calendar: ConvertibleCalendar): CalendarDate =>
  orUsage(() => parseDate(text, calendar));

/** A whole number argument, in any digits. @throws CliError */
export function numberArgument(text: string, name: string, min: number, max: number): number {
  const number = wholeNumberIn(text);
  if (number !== null && number >= min && number <= max) return number;
  throw new CliError("not_a_number", [
    `${name} «${text}»: عدد صحیحی از ${min} تا ${max} نیست`,
    `${name} «${text}»: not a whole number from ${min} to ${max}`,
  ]);
}
