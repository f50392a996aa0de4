import type { Calendar } from "./types.ts";

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days in 400 Gregorian years, after which the calendar repeats. */
const DAYS_IN_ERA = 146_097;
/** From 0000-03-01, where the counting year begins, to 1970-01-01. */
const DAYS_BEFORE_EPOCH = 719_468;

/**
 * The Gregorian calendar, also before its adoption. The counting year begins on 1 March, so the leap day is its
 * last day and no month before it shifts; the months from March on then have lengths that `(153 m + 2) / 5` sums.
 */
export const gregorian: Calendar = {
  dayNumberOf(year, month, day) {
    const countingYear = month <= 2 ? year - 1 : year;
    const era = Math.floor(countingYear / 400);
    const yearOfEra = countingYear - era * 400;
    const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
    const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
    return era * DAYS_IN_ERA + dayOfEra - DAYS_BEFORE_EPOCH;
  },

  dateOf(dayNumber) {
    const days = dayNumber + DAYS_BEFORE_EPOCH;
    const era = Math.floor(days / DAYS_IN_ERA);
    const dayOfEra = days - era * DAYS_IN_ERA;
    const yearOfEra = Math.floor(
      (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
    );
    const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
    const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
    const month = ((monthFromMarch + 2) % 12) + 1;
    return {
      year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
      month,
      day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
    };
  },

  /** R144. */
  isLeapYear: (year) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0),

  daysInMonth: (year, month) => (month === 2 && gregorian.isLeapYear(year) ? 29 : MONTH_LENGTHS[month - 1]!),
};
