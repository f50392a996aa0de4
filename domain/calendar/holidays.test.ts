import { describe, expect, it } from "vitest";
import { addDays } from "./arithmetic.ts";
import { fromIso, toIso } from "./conversion.ts";
import { holidaysBetween, holidaysOn, isOfficialHoliday } from "./holidays.ts";
import { LUNAR_MONTH_STARTS } from "./lunar-days.ts";
import { compareIso, weekday } from "./queries.ts";
import type { IsoDate } from "./types.ts";

const dayOf = (iso: IsoDate): string => {
  const { month, day } = fromIso(iso, "jalali");
  return `${month}/${day}`;
};
const year = (jalali: number) => {
  const from = toIso({ calendar: "jalali", year: jalali, month: 1, day: 1 });
  return holidaysBetween(from, addDays(toIso({ calendar: "jalali", year: jalali + 1, month: 1, day: 1 }), -1));
};
const daysOff = (jalali: number) => [
  ...new Set(
    year(jalali)
      .filter(({ isHoliday }) => isHoliday)
      .map(({ date }) => date),
  ),
];

describe("Holidays of Iran", () => {
  it("of 1405 are the 25 days of the official calendar, six on a Thursday and three on a Friday", () => {
    expect(daysOff(1405).map(dayOf)).toEqual(
      "1/1 1/2 1/3 1/4 1/12 1/13 3/6 3/14 3/15 4/3 4/4 5/13 5/21 5/22 5/30 6/8 8/22 10/2 10/16 11/4 11/22 12/9 12/19 12/20 12/29".split(
        " ",
      ),
    );
    expect(daysOff(1405).filter((date) => weekday(date) === 5)).toHaveLength(6);
    expect(daysOff(1405).filter((date) => weekday(date) === 6)).toHaveLength(3);
  });

  it("say of lunar ones, and only of them, that they are predicted", () => {
    expect(holidaysOn("2026-03-21").map(({ nameEn, isPredicted }) => [nameEn, isPredicted])).toEqual([
      ["Nowruz", false],
      ["Eid al-Fitr", true],
    ]);
  });

  it("of the solar year are known in every supported year", () => {
    for (const jalali of [1178, 1342, 1403, 1408, 1500]) {
      expect(
        year(jalali)
          .filter(({ isPredicted }) => !isPredicted)
          .map(({ date }) => dayOf(date)),
      ).toEqual("1/1 1/2 1/3 1/4 1/12 1/13 3/14 3/15 11/22 12/29".split(" "));
    }
    expect(year(1404).some(({ isPredicted }) => isPredicted)).toBe(false);
    expect(year(1408).some(({ isPredicted }) => isPredicted)).toBe(false);
    expect(holidaysBetween("2123-01-01", "2123-03-20").map(({ date }) => date)).toEqual(["2123-02-11", "2123-03-20"]);
  });

  it("close offices, while a Friday or a day of mourning without leave does not count", () => {
    expect(isOfficialHoliday("2026-11-13")).toBe(true);
    expect(isOfficialHoliday("2026-11-20")).toBe(false);
    expect(holidaysOn("2026-04-14")).toHaveLength(1);
    expect(isOfficialHoliday("2026-04-14")).toBe(false);
  });

  it("come in order, and the same by day as by range", () => {
    for (const jalali of [1405, 1406, 1407]) {
      const whole = year(jalali);
      expect(whole.toSorted((a, b) => compareIso(a.date, b.date))).toEqual(whole);
      for (const { date } of whole) expect(holidaysOn(date)).toEqual(whole.filter((other) => other.date === date));
    }
    expect(holidaysBetween("2026-12-31", "2026-01-01")).toEqual([]);
  });

  it("stand on lunar months that follow each other without a gap, of 29 or 30 days", () => {
    LUNAR_MONTH_STARTS.slice(1).forEach((month, index) => {
      const before = LUNAR_MONTH_STARTS[index]!;
      expect(addDays(before.starts, before.length)).toBe(month.starts);
      expect([29, 30]).toContain(before.length);
      expect(month.month).toBe((before.month % 12) + 1);
    });
  });

  it("never lie further than two days from the tabular calendar", () => {
    for (const { year: lunarYear, month, starts } of LUNAR_MONTH_STARTS) {
      const tabular = toIso({ calendar: "islamic", year: lunarYear, month, day: 1 });
      expect([-2, -1, 0, 1, 2].map((days) => addDays(tabular, days))).toContain(starts);
    }
  });
});
