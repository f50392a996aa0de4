import { describe, expect, it } from "vitest";
import { addMonths, dayNumber, isoOfDayNumber } from "./arithmetic.ts";
import { holidaysBetween } from "./holidays.ts";
import { LUNAR_DAYS, LUNAR_MONTH_STARTS } from "./lunar-days.ts";
import { monthGrid } from "./month-grid.ts";
import { normaliseIso } from "./parse.ts";
import type { IsoDate } from "./types.ts";

describe("the days that are supported", () => {
  it.each(["2026-11-00", "2026-11-31", "2026-02-29", "2026-00-10", "2026-13-10"])("%s is no day", (text) => {
    expect(() => dayNumber(text as IsoDate)).toThrow(expect.objectContaining({ code: "no_such_day" }));
  });
  it("begin on 1 Farvardin 1178 and end on 29 Esfand 1501, both included", () => {
    expect(isoOfDayNumber(dayNumber("1799-03-21"))).toBe("1799-03-21");
    expect(isoOfDayNumber(dayNumber("2123-03-20"))).toBe("2123-03-20");
    for (const text of ["1799-03-20", "2123-03-21"]) {
      expect(() => dayNumber(text as IsoDate)).toThrow(expect.objectContaining({ code: "out_of_range" }));
    }
  });
  it("stand in the grids of their first and last months", () => {
    expect(monthGrid(1178, 1, "jalali").flat()).toContain("1799-03-21");
    expect(monthGrid(1501, 12, "jalali").flat()).toContain("2123-03-20");
    expect(
      monthGrid(1799, 3, "gregorian")
        .flat()
        .filter((day) => day !== null),
    ).toHaveLength(11);
    expect(
      monthGrid(2123, 3, "gregorian")
        .flat()
        .filter((day) => day !== null),
    ).toHaveLength(20);
  });
  it("a Jalali year begins at 1200 in an address", () => {
    expect(normaliseIso("1200-01-01")).toBe("1821-03-21");
    expect(normaliseIso("1199-01-01")).toBeNull();
  });
});

describe("months", () => {
  it.each([
    [12, 1, { year: 1406, month: 1 }],
    [1, -1, { year: 1404, month: 12 }],
    [7, 24, { year: 1407, month: 7 }],
    [7, -7, { year: 1404, month: 12 }],
  ])("month %i and %i more", (month, months, expected) => {
    expect(addMonths({ calendar: "jalali", year: 1405, month }, months)).toEqual({ calendar: "jalali", ...expected });
  });
});

describe("the lunar days", () => {
  it("all come in a year whose months are known", () => {
    const names = holidaysBetween("2027-03-21", "2028-03-19").map(({ nameEn }) => nameEn);
    for (const { nameEn } of LUNAR_DAYS) expect(names).toContain(nameEn);
  });
  it("stand in months of 29 or 30 days, the last as well", () => {
    for (const { length } of LUNAR_MONTH_STARTS) expect([29, 30]).toContain(length);
  });
});
