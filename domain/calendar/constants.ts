/**
 * Tehran's offset from UTC, seconds (R198). Iran has had no summer time since 2022, and earlier dates never need a time
 * of day.
 */
export const TEHRAN_OFFSET_SECONDS = 12_600;

/**
 * Lengths of time (R199), defined only here. Those of months and years are averages, of 30.44 and 365.24 days: date
 * arithmetic never uses them.
 */
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;
export const MONTH_SECONDS = 2_629_743;
export const YEAR_SECONDS = 31_556_926;
export const MONTHS_IN_YEAR = 12;
export const ISLAMIC_YEAR_DAYS = 354;
