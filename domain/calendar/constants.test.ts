import { describe, expect, it } from "vitest";
import { addMonths, FIRST_DAY_NUMBER, LAST_DAY_NUMBER } from "./arithmetic.ts";
import * as constants from "./constants.ts";
import { daysInMonth, yearsOf } from "./queries.ts";
import type { ConvertibleCalendar } from "./types.ts";

/** Lengths of a month and a year by the specification, days. */
const [MONTH_DAYS, YEAR_DAYS] = [30.44, 365.24];

const { DAY_SECONDS, MONTH_SECONDS, YEAR_SECONDS, MONTHS_IN_YEAR } = constants;

it("R198, R199 lengths of time are those that are specified", () => {
  expect(constants).toMatchObject({
    TEHRAN_OFFSET_SECONDS: 12_600,
    HOUR_SECONDS: 3_600,
    DAY_SECONDS: 86_400,
    MONTH_SECONDS: 2_629_743,
    YEAR_SECONDS: 31_556_926,
    MONTHS_IN_YEAR: 12,
    ISLAMIC_YEAR_DAYS: 354,
  });
});

/** Days of whole years, month by month as the product counts them. */
const daysOfYears = (calendar: ConvertibleCalendar, first: number, years: number): number =>
  Array.from({ length: years * MONTHS_IN_YEAR }, (_, month) =>
    daysInMonth(first + Math.floor(month / MONTHS_IN_YEAR), (month % MONTHS_IN_YEAR) + 1, calendar),
  ).reduce((sum, days) => sum + days, 0);

const toHundredths = (days: number): number => Math.round(days * 100) / 100;

/** A whole cycle of leap years of each solar calendar. */
const CYCLES = [
  ["jalali", 1375, 33],
  ["gregorian", 2000, 400],
] as const;

describe("R199 averages are what the calendars count", () => {
  it.each(CYCLES)("days of a year and of a month, %s", (calendar, first, years) => {
    const days = daysOfYears(calendar, first, years) / years;
    expect(toHundredths(days)).toBe(YEAR_DAYS);
    expect(toHundredths(days / MONTHS_IN_YEAR)).toBe(MONTH_DAYS);
  });

  it("every supported year of the Persian calendar together", () => {
    const [first, last] = yearsOf("jalali");
    const days = LAST_DAY_NUMBER - FIRST_DAY_NUMBER + 1;
    expect(daysOfYears("jalali", first, last - first + 1)).toBe(days);
    expect(toHundredths(days / (last - first + 1))).toBe(YEAR_DAYS);
  });

  it("seconds are those days, and a month is a twelfth of a year, whole", () => {
    expect(toHundredths(YEAR_SECONDS / DAY_SECONDS)).toBe(YEAR_DAYS);
    expect(toHundredths(MONTH_SECONDS / DAY_SECONDS)).toBe(MONTH_DAYS);
    expect(Math.floor(YEAR_SECONDS / MONTHS_IN_YEAR)).toBe(MONTH_SECONDS);
  });

  it.each(CYCLES)("a year lasts what a cycle yields, to half a minute, %s", (calendar, first, years) => {
    const seconds = (daysOfYears(calendar, first, years) / years) * DAY_SECONDS;
    expect(Math.abs(seconds - YEAR_SECONDS)).toBeLessThan(30);
  });
});

it("R199 a common Islamic year has 354 days, and eleven of thirty have one more", () => {
  const lengths = Array.from({ length: 30 }, (_, year) => daysOfYears("islamic", 1441 + year, 1));
  expect(lengths.filter((days) => days === constants.ISLAMIC_YEAR_DAYS)).toHaveLength(19);
  expect(lengths.filter((days) => days === constants.ISLAMIC_YEAR_DAYS + 1)).toHaveLength(11);
});

it.each(["jalali", "gregorian", "islamic"] as const)("R199 a year has twelve months, %s", (calendar) => {
  expect(addMonths({ calendar, year: 1405, month: 5 }, MONTHS_IN_YEAR)).toEqual({ calendar, year: 1406, month: 5 });
});
