/** Tehran's offset from UTC, seconds (R198). Iran has kept no summer time since 2022 and dates before never meet a clock (A47). */
export const TEHRAN_OFFSET_SECONDS = 12_600;

/**
 * Lengths of time (R199), here alone. Those of months and years are averages, of 30.44 and 365.24 days: months are never
 * counted forward with them (A49).
 */
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;
export const MONTH_SECONDS = 2_629_743;
export const YEAR_SECONDS = 31_556_926;
export const MONTHS_IN_YEAR = 12;
export const ISLAMIC_YEAR_DAYS = 354;

/** How many items a page of a list holds (R200). */
export const PAGE_SIZE = 10;

/** How many pages a list of `count` items fills: none for an empty list, or for what is no count (R200, A45). */
export const pageCount = (count: number): number => (count > 0 ? Math.ceil(count / PAGE_SIZE) : 0);
