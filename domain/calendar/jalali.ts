import { d2j, j2d } from "jalaali-js";
import { MONTHS_IN_YEAR } from "./constants.ts";
import type { Calendar } from "./types.ts";

/** The Julian day number of 1970-01-01, which jalaali-js counts in. */
const JULIAN_DAY_OF_EPOCH = 2_440_588;

/** The remainders of a leap year in its 33-year cycle (R143). */
const LEAP_REMAINDERS: ReadonlySet<number> = new Set([1, 5, 9, 13, 17, 22, 26, 30]);

/**
 * The Jalali (Solar Hijri) calendar of Iran: the year begins at the March equinox; six months of 31 days, five of
 * 30, and Esfand of 29, or 30 in a leap year. jalaali-js converts; inside the supported range (`conversion.ts`) its
 * rule, the 33-year cycle, ICU and the lists of the Calendar Centre of the University of Tehran agree on every day.
 */
export const jalali: Calendar = {
  dayNumberOf: (year, month, day) => j2d(year, month, day) - JULIAN_DAY_OF_EPOCH,

  dateOf(dayNumber) {
    const { jy, jm, jd } = d2j(dayNumber + JULIAN_DAY_OF_EPOCH);
    return { year: jy, month: jm, day: jd };
  },

  isLeapYear: (year) => LEAP_REMAINDERS.has(((year % 33) + 33) % 33),

  daysInMonth(year, month) {
    if (month <= 6) return 31;
    return month < MONTHS_IN_YEAR || jalali.isLeapYear(year) ? 30 : 29;
  },
};
