import { DAY_SECONDS } from "#domain/calendar/constants.ts";

const DAY_HOURS = 24;
const TEHRAN_DAYS = 3.5 / DAY_HOURS;
/** The Julian date of 1970-01-01. */
const EPOCH = 2_440_587.5;
/** Difference of terrestrial time from the clock, about, seconds. */
const DELTA_SECONDS = 69;
/** Age of the moon at the sunset after which Iran has seen the crescent, hours. */
const SEEN_AT_HOURS = 17;

const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/** The new moon nearest to a day (days from 1970-01-01), to a few minutes: the main terms of Meeus, chapter 49. */
function newMoonNear(day: number): number {
  const k = Math.round((day + EPOCH - 2_451_550.1) / 29.530588861);
  const sun = 2.5534 + 29.1053567 * k;
  const moon = 201.5643 + 385.81693528 * k;
  const latitude = 160.7108 + 390.67050284 * k;
  const terms = [
    [-0.4072, moon],
    [0.17241, sun],
    [0.01608, 2 * moon],
    [0.01039, 2 * latitude],
    [0.00739, moon - sun],
    [-0.00514, moon + sun],
    [0.00208, 2 * sun],
    [-0.00111, moon - 2 * latitude],
  ] as const;
  const mean = 2_451_550.09766 + 29.530588861 * k;
  return terms.reduce((sum, [size, angle]) => sum + size * sin(angle), mean) - EPOCH - DELTA_SECONDS / DAY_SECONDS;
}

/** Sunset in Tehran as a fraction of the day: between about 16:54 and 19:18. */
const sunset = (day: number): number => (18.1 - 1.2 * sin(90 + ((day + 10) * 360) / 365.25)) / DAY_HOURS;

/**
 * First day of the month nearest to a day: the day after the sunset in Tehran at which the moon is seventeen hours old.
 * @param day days from 1970-01-01.
 */
export function monthByCrescent(day: number): number {
  const newMoon = newMoonNear(day - 2) + TEHRAN_DAYS;
  const first = Math.floor(newMoon);
  const isSeen = (evening: number): boolean => (evening + sunset(evening) - newMoon) * DAY_HOURS > SEEN_AT_HOURS;
  return [first, first + 1].find(isSeen) === first ? first + 1 : first + 2;
}
