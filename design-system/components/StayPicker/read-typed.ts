import { CalendarError } from "#domain/calendar/calendar-error.ts";
import { toIso } from "#domain/calendar/conversion.ts";
import { parseTyped } from "#domain/calendar/parse.ts";
import { daysInMonth } from "#domain/calendar/queries.ts";
import type { CalendarDate, IsoDate } from "#domain/calendar/types.ts";
import { type DateDisplay, formatDate, monthName } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { StayPickerWords } from "./words.ts";

type Words = Pick<StayPickerWords, "unreadable" | "outOfRange" | "noSuchDay" | "ambiguous">;

/** Reason why a text is no date, with the accepted format. */
function faultText({ code, date }: CalendarError, display: DateDisplay, today: IsoDate, words: Words): string {
  const { locale } = display;
  if (code === "out_of_range") return words.outOfRange;
  if (code === "ambiguous" && date !== null) {
    return words.ambiguous(formatDate(toIso(date), { locale, calendar: date.calendar }, "numeric"));
  }
  if (code === "no_such_day" && date !== null && date.month >= 1 && date.month <= 12)
    return tooShort(date, display, words);
  return words.unreadable(formatDate(today, display, "numeric"));
}

function tooShort({ calendar, year, month }: CalendarDate, { locale }: DateDisplay, words: Words): string {
  const name = `${monthName(month, calendar, locale)} ${localDigits(year, locale)}`;
  return words.noSuchDay(name, formatNumber(daysInMonth(year, month, calendar), locale));
}

/**
 * Parses a typed date to ISO, in the displayed calendar or the one that it names; or returns the reason why it is
 * invalid, with an example in the displayed calendar.
 */
export function readTyped(
  text: string,
  display: DateDisplay,
  today: IsoDate,
  words: Words,
): { day: IsoDate } | { error: string } {
  try {
    return { day: toIso(parseTyped(text, display.calendar)) };
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return { error: faultText(error, display, today, words) };
  }
}
