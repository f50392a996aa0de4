/**
 * Iran's lunar days as published by others, copied verbatim, so that nothing is fetched.
 *
 * `CONFIRMED_UNTIL` and `DAYS` are from the package `holidays` 0.105 of PyPI (Vacanza, Iran): the dates of the
 * Gregorian year 2026 are confirmed there from time.ir, later ones are its estimates, Umm al-Qura and one day.
 */
export const CONFIRMED_UNTIL = "2026-12-31";

/** Dates of each lunar day from 1 Farvardin 1405 to 29 Esfand 1407, by our name of it. */
export const DAYS: Readonly<Record<string, string>> = {
  "Eid al-Fitr": "2026-03-21 2027-03-10 2028-02-27 2029-02-15",
  "Eid al-Fitr holiday": "2026-03-22 2027-03-11 2028-02-28 2029-02-16",
  "Martyrdom of Imam Sadiq": "2026-04-14 2027-04-03 2028-03-22 2029-03-11",
  "Eid al-Adha": "2026-05-27 2027-05-17 2028-05-06",
  "Eid al-Ghadir": "2026-06-04 2027-05-25 2028-05-14",
  Tasua: "2026-06-24 2027-06-15 2028-06-03",
  Ashura: "2026-06-25 2027-06-16 2028-06-04",
  Arbaeen: "2026-08-04 2027-07-25 2028-07-14",
  "Death of the Prophet and martyrdom of Imam Hasan": "2026-08-12 2027-08-02 2028-07-22",
  "Martyrdom of Imam Reza": "2026-08-13 2027-08-03 2028-07-23",
  "Martyrdom of Imam Hasan al-Askari": "2026-08-21 2027-08-11 2028-07-31",
  "Birthday of the Prophet and of Imam Sadiq": "2026-08-30 2027-08-20 2028-08-09",
  "Martyrdom of Fatima": "2026-11-13 2027-11-03 2028-10-22",
  "Birthday of Imam Ali": "2026-12-23 2027-12-12 2028-12-01",
  "Mab’ath": "2027-01-06 2027-12-26 2028-12-15",
  "Mid-Sha’ban, birthday of Imam Mahdi": "2027-01-24 2028-01-13 2029-01-01",
  "Martyrdom of Imam Ali": "2027-03-01 2028-02-18 2029-02-06",
};

/**
 * Months of Iran's Islamic calendar, a year a row: bit 11 is Muharram, and a set bit is a month of 30 days. From the
 * tables of the Calendar Centre as persian-calendar/calendar has them, official to the end of 1405 (1448/10/11) and
 * predictions after it; 1449 ends with a month that only fills the row.
 */
export const MONTHS_OF_IRAN: Readonly<Record<number, number>> = {
  1437: 1683,
  1438: 1865,
  1439: 1956,
  1440: 2994,
  1441: 1461,
  1442: 694,
  1443: 1626,
  1444: 3370,
  1445: 3732,
  1446: 3793,
  1447: 1768,
  1448: 2794,
  1449: 2396,
};

/** First day of a month of that table, from which the others are counted. */
export const ANCHOR = { year: 1447, month: 10, starts: "2026-03-21" } as const;
