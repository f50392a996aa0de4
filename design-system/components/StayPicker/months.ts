import { DAYS_AHEAD } from "#domain/bounds.ts";
import { addDays, addMonths } from "#domain/calendar/arithmetic.ts";
import { fromIso, toIso } from "#domain/calendar/conversion.ts";
import { compareIso, daysInMonth } from "#domain/calendar/queries.ts";
import type { CalendarMonth, ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";

export const monthOf = (day: IsoDate, calendar: ConvertibleCalendar): CalendarMonth => {
  const { year, month } = fromIso(day, calendar);
  return { calendar, year, month };
};
export const firstDay = ({ calendar, year, month }: CalendarMonth): IsoDate => toIso({ calendar, year, month, day: 1 });
export const lastDay = ({ calendar, year, month }: CalendarMonth): IsoDate =>
  toIso({ calendar, year, month, day: daysInMonth(year, month, calendar) });

export const sameMonth = (one: CalendarMonth, other: CalendarMonth): boolean =>
  one.calendar === other.calendar && one.year === other.year && one.month === other.month;

/** Months of a calendar from a day's to the last bookable one. */
export function bookableMonths(first: IsoDate, calendar: ConvertibleCalendar): CalendarMonth[] {
  const last = addDays(first, DAYS_AHEAD.max);
  const months: CalendarMonth[] = [];
  for (let month = monthOf(first, calendar); firstDay(month) <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** First day to request prices for: past days are skipped. */
export const notBefore = (first: IsoDate, day: IsoDate): IsoDate => (compareIso(day, first) < 0 ? first : day);
