import { describe, expect, it } from "vitest";
import { addDays, daysBetween, FIRST_DAY_NUMBER, isoOfDayNumber, LAST_DAY_NUMBER } from "./arithmetic.ts";
import { fromIso, toIso } from "./conversion.ts";
import type { ConvertibleCalendar } from "./types.ts";

const FIRST_DAY = "1799-03-21";
const LAST_DAY = "2123-03-20";
const DAY_MILLISECONDS = 86_400_000;

/** Returns ICU's `year/month/day` of a day, read from the parts of one cached formatter. */
const icu = (calendar: string) => {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    timeZone: "UTC",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  return (dayNumber: number): string => {
    const parts = { year: "", month: "", day: "" };
    for (const { type, value } of format.formatToParts(dayNumber * DAY_MILLISECONDS)) {
      if (type === "year" || type === "month" || type === "day") parts[type] = value;
      else if (type === ("relatedYear" as string)) parts.year = value;
    }
    return `${parts.year}/${parts.month}/${parts.day}`;
  };
};

describe("Every day from 1799-03-21 to 2123-03-20", () => {
  it("is 118,338 days long", () => {
    expect(isoOfDayNumber(FIRST_DAY_NUMBER)).toBe(FIRST_DAY);
    expect(isoOfDayNumber(LAST_DAY_NUMBER)).toBe(LAST_DAY);
    expect(daysBetween(FIRST_DAY, LAST_DAY)).toBe(118_337);
    expect(addDays(FIRST_DAY, 118_337)).toBe(LAST_DAY);
  });

  it.each<[ConvertibleCalendar, string]>([
    ["jalali", "persian"],
    ["islamic", "islamic-civil"],
    ["gregorian", "gregory"],
  ])("is in %s what ICU says in %s, there and back", (calendar, icuName) => {
    const named = icu(icuName);
    const differing: string[] = [];
    for (let number = FIRST_DAY_NUMBER; number <= LAST_DAY_NUMBER; number += 1) {
      const iso = isoOfDayNumber(number);
      const date = fromIso(iso, calendar);
      const ours = `${date.year}/${date.month}/${date.day}`;
      if (ours !== named(number) || toIso(date) !== iso) differing.push(`${iso}: ${ours}, ICU ${named(number)}`);
    }
    expect(differing.slice(0, 5)).toEqual([]);
  });
});
