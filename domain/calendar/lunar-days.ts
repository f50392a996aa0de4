import type { IsoDate } from "./types.ts";

/**
 * The lunar months of 1405 to 1407 as Iran is expected to observe them, and the days marked in them.
 *
 * The starts of 1447/10 to 1449/12 are Roozbeh Pournader's predictions for Iran (persian-calendar/calendar,
 * `qamari-perdictions.txt`), checked against the official calendar of 1405 as ILNA reported it on 30 October 2025: 1 Shawwal
 * 1447 is 1 Farvardin, Adha 6 Khordad, Ghadir 14 Khordad, Tasua 3 Tir; 25 days off, six on a Thursday, three on a
 * Friday, six in Farvardin, four in Mordad and in Esfand. The predictions leave Sha'ban 1448 open; here it begins on
 * 10 January 2027, as in the table of Iran's months. 1450 is this project's own estimate: a month begins after the
 * first sunset in Tehran at which the moon is seventeen hours old. `npm run prove -- holidays` compares all this with
 * what others have published. Every date may move a day when the crescent is seen; the official list of the year wins.
 */
export type LunarMonth = { year: number; month: number; starts: IsoDate; length: number };

export const LUNAR_MONTH_STARTS: readonly LunarMonth[] = [
  { year: 1447, month: 10, starts: "2026-03-21", length: 29 },
  { year: 1447, month: 11, starts: "2026-04-19", length: 29 },
  { year: 1447, month: 12, starts: "2026-05-18", length: 29 },
  { year: 1448, month: 1, starts: "2026-06-16", length: 30 },
  { year: 1448, month: 2, starts: "2026-07-16", length: 29 },
  { year: 1448, month: 3, starts: "2026-08-14", length: 30 },
  { year: 1448, month: 4, starts: "2026-09-13", length: 29 },
  { year: 1448, month: 5, starts: "2026-10-12", length: 30 },
  { year: 1448, month: 6, starts: "2026-11-11", length: 30 },
  { year: 1448, month: 7, starts: "2026-12-11", length: 30 },
  { year: 1448, month: 8, starts: "2027-01-10", length: 29 },
  { year: 1448, month: 9, starts: "2027-02-08", length: 30 },
  { year: 1448, month: 10, starts: "2027-03-10", length: 29 },
  { year: 1448, month: 11, starts: "2027-04-08", length: 30 },
  { year: 1448, month: 12, starts: "2027-05-08", length: 29 },
  { year: 1449, month: 1, starts: "2027-06-06", length: 30 },
  { year: 1449, month: 2, starts: "2027-07-06", length: 29 },
  { year: 1449, month: 3, starts: "2027-08-04", length: 29 },
  { year: 1449, month: 4, starts: "2027-09-02", length: 30 },
  { year: 1449, month: 5, starts: "2027-10-02", length: 29 },
  { year: 1449, month: 6, starts: "2027-10-31", length: 30 },
  { year: 1449, month: 7, starts: "2027-11-30", length: 29 },
  { year: 1449, month: 8, starts: "2027-12-29", length: 30 },
  { year: 1449, month: 9, starts: "2028-01-28", length: 30 },
  { year: 1449, month: 10, starts: "2028-02-27", length: 30 },
  { year: 1449, month: 11, starts: "2028-03-28", length: 29 },
  { year: 1449, month: 12, starts: "2028-04-26", length: 30 },
  { year: 1450, month: 1, starts: "2028-05-26", length: 29 },
  { year: 1450, month: 2, starts: "2028-06-24", length: 30 },
  { year: 1450, month: 3, starts: "2028-07-24", length: 29 },
  { year: 1450, month: 4, starts: "2028-08-22", length: 30 },
  { year: 1450, month: 5, starts: "2028-09-21", length: 29 },
  { year: 1450, month: 6, starts: "2028-10-20", length: 29 },
  { year: 1450, month: 7, starts: "2028-11-18", length: 30 },
  { year: 1450, month: 8, starts: "2028-12-18", length: 29 },
  { year: 1450, month: 9, starts: "2029-01-16", length: 30 },
  { year: 1450, month: 10, starts: "2029-02-15", length: 30 },
];

export type LunarDay = { month: number; day: number | "last"; nameFa: string; nameEn: string; isHoliday: boolean };

/** The days of the lunar year on the official calendar. Those 25 days leave no room for 25 Shawwal. */
export const LUNAR_DAYS: readonly LunarDay[] = [
  { month: 1, day: 9, nameFa: "تاسوعای حسینی", nameEn: "Tasua", isHoliday: true },
  { month: 1, day: 10, nameFa: "عاشورای حسینی", nameEn: "Ashura", isHoliday: true },
  { month: 2, day: 20, nameFa: "اربعین حسینی", nameEn: "Arbaeen", isHoliday: true },
  {
    month: 2,
    day: 28,
    nameFa: "رحلت پیامبر و شهادت امام حسن مجتبی",
    nameEn: "Death of the Prophet and martyrdom of Imam Hasan",
    isHoliday: true,
  },
  { month: 2, day: "last", nameFa: "شهادت امام رضا", nameEn: "Martyrdom of Imam Reza", isHoliday: true },
  { month: 3, day: 8, nameFa: "شهادت امام حسن عسکری", nameEn: "Martyrdom of Imam Hasan al-Askari", isHoliday: true },
  {
    month: 3,
    day: 17,
    nameFa: "میلاد پیامبر و امام جعفر صادق",
    nameEn: "Birthday of the Prophet and of Imam Sadiq",
    isHoliday: true,
  },
  { month: 6, day: 3, nameFa: "شهادت حضرت فاطمهٔ زهرا", nameEn: "Martyrdom of Fatima", isHoliday: true },
  { month: 7, day: 13, nameFa: "ولادت امام علی", nameEn: "Birthday of Imam Ali", isHoliday: true },
  { month: 7, day: 27, nameFa: "مبعث پیامبر", nameEn: "Mab’ath", isHoliday: true },
  {
    month: 8,
    day: 15,
    nameFa: "نیمهٔ شعبان، ولادت امام مهدی",
    nameEn: "Mid-Sha’ban, birthday of Imam Mahdi",
    isHoliday: true,
  },
  { month: 9, day: 21, nameFa: "شهادت امام علی", nameEn: "Martyrdom of Imam Ali", isHoliday: true },
  { month: 10, day: 1, nameFa: "عید فطر", nameEn: "Eid al-Fitr", isHoliday: true },
  { month: 10, day: 2, nameFa: "تعطیلات عید فطر", nameEn: "Eid al-Fitr holiday", isHoliday: true },
  { month: 10, day: 25, nameFa: "شهادت امام جعفر صادق", nameEn: "Martyrdom of Imam Sadiq", isHoliday: false },
  { month: 12, day: 10, nameFa: "عید قربان", nameEn: "Eid al-Adha", isHoliday: true },
  { month: 12, day: 18, nameFa: "عید غدیر خم", nameEn: "Eid al-Ghadir", isHoliday: true },
];
