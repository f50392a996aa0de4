import { addDays, dayNumber } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS, TEHRAN_OFFSET_SECONDS } from "#domain/calendar/constants.ts";
import { fromIso } from "#domain/calendar/conversion.ts";
import { isFriday } from "#domain/calendar/queries.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";

/** A kind of day on which tests start, at a time in Tehran; on days with `journeys` the journeys book in a browser. */
type StartDay = {
  name: string;
  is(date: IsoDate): boolean;
  at: `${number}:${number}`;
  /** Takes the second occurrence to come instead of the next, so that the days cover two years. */
  isSecond?: true;
  journeys?: true;
};

const jalali = (month: number, day: number) => (date: IsoDate) => {
  const found = fromIso(date, "jalali");
  return found.month === month && found.day === day;
};
const fridayOf = (month: number) => (date: IsoDate) => isFriday(date) && fromIso(date, "jalali").month === month;

const startDays: readonly StartDay[] = [
  { name: "nowruz", is: jalali(1, 1), at: "00:05", journeys: true },
  { name: "29-esfand", is: jalali(12, 29), at: "23:55", journeys: true },
  { name: "leap-day", is: jalali(12, 30), at: "12:00", journeys: true },
  { name: "last-day-of-summer", is: jalali(6, 31), at: "23:55", journeys: true },
  { name: "summer-friday", is: fridayOf(5), at: "18:30", journeys: true },
  { name: "winter-friday", is: fridayOf(11), at: "09:00", journeys: true },
  { name: "last-day-of-a-short-month", is: jalali(9, 30), at: "23:55" },
  { name: "first-day-of-a-month", is: jalali(5, 1), at: "00:05", isSecond: true },
  { name: "last-day-of-nowruz", is: jalali(1, 13), at: "12:00", isSecond: true },
  { name: "new-year-s-eve", is: (date) => date.endsWith("-12-31"), at: "23:55" },
  { name: "last-day-of-february", is: (date) => addDays(date, 1).endsWith("-03-01"), at: "03:25" },
  { name: "second-nowruz", is: jalali(1, 1), at: "10:00", isSecond: true },
];

export type Start = Pick<StartDay, "name" | "at"> & { date: IsoDate; epochSeconds: number; hasJourneys: boolean };

/**
 * Start times of the tests, relative to now: always ahead, since a browser drops an expired cookie. The leap day may be
 * four years away, all others are within two.
 */
export const startsAfter = (now: number): Start[] =>
  startDays.map(({ name, is, at, isSecond, journeys }) => {
    let date = tehranDate(now);
    for (let left = isSecond ? 2 : 1; left > 0; ) {
      date = addDays(date, 1);
      if (is(date)) left -= 1;
    }
    const [hours = 0, minutes = 0] = at.split(":").map(Number);
    const epochSeconds = dayNumber(date) * DAY_SECONDS + hours * HOUR_SECONDS + minutes * 60 - TEHRAN_OFFSET_SECONDS;
    return { name, at, date, epochSeconds, hasJourneys: journeys === true };
  });
