import { ISLAMIC_YEAR_DAYS, MONTHS_IN_YEAR } from "./constants.ts";
import type { Calendar } from "./types.ts";

/** The day before 1 Muharram of year 1 (Friday 16 July 622 Julian), counted from 1970-01-01. */
const DAY_BEFORE_YEAR_1 = -492_149;
/** Days in 30 tabular years, eleven of them leap. */
const DAYS_IN_CYCLE = 10_631;

const daysBeforeYear = (year: number): number => (year - 1) * ISLAMIC_YEAR_DAYS + Math.floor((3 + 11 * year) / 30);
/** Months alternate 30 and 29 days (R145). */
const daysBeforeMonth = (month: number): number => Math.ceil(29.5 * (month - 1));

/**
 * The tabular Islamic calendar, civil epoch, leap years 2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and 29 of each thirty (ICU
 * calls it `islamic-civil`). It is arithmetic: the months observed in Iran begin up to two days apart from it, so no
 * holiday is ever derived from it (see `holidays.ts`) and screens call it tabular.
 */
export const islamic: Calendar = {
  dayNumberOf: (year, month, day) => DAY_BEFORE_YEAR_1 + daysBeforeYear(year) + daysBeforeMonth(month) + day,

  dateOf(dayNumber) {
    const days = dayNumber - DAY_BEFORE_YEAR_1;
    const year = Math.floor((30 * (days - 1) + 10_646) / DAYS_IN_CYCLE);
    const dayOfYear = days - daysBeforeYear(year);
    // Day 355 of a leap year would fall in a thirteenth month.
    const month = Math.min(MONTHS_IN_YEAR, Math.floor((dayOfYear - 1) / 29.5) + 1);
    return { year, month, day: dayOfYear - daysBeforeMonth(month) };
  },

  isLeapYear: (year) => (((11 * year + 14) % 30) + 30) % 30 < 11,

  daysInMonth: (year, month) => (month % 2 === 1 || (month === MONTHS_IN_YEAR && islamic.isLeapYear(year)) ? 30 : 29),
};
