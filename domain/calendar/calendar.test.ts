import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  dayNumber,
  daysBetween,
  FIRST_DAY_NUMBER,
  isoOfDayNumber,
  LAST_DAY_NUMBER,
} from "./arithmetic.ts";
import { CalendarError, convert, fromIso, isSupported, toIso } from "./conversion.ts";
import { monthGrid } from "./month-grid.ts";
import { stepByMonths } from "./month-step.ts";
import { daysInMonth, isFriday, isLeapYear, weekday } from "./queries.ts";
import { checkOutOf, stayNights } from "./stay.ts";
import type { ConvertibleCalendar } from "./types.ts";

const calendars = ["gregorian", "jalali", "islamic"] as const;
const anyCalendar = fc.constantFrom(...calendars);
const anyDay = fc.integer({ min: FIRST_DAY_NUMBER, max: LAST_DAY_NUMBER }).map(isoOfDayNumber);
const codeOf = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    if (error instanceof CalendarError) return error.code;
    throw error;
  }
  return "accepted";
};

describe("Converting a date", () => {
  it("R119 keeps the day itself through any two calendars", () => {
    fc.assert(
      fc.property(anyDay, anyCalendar, anyCalendar, (iso, first, second) => {
        expect(toIso(convert(fromIso(iso, first), second))).toBe(iso);
      }),
    );
  });

  it.each(["shia", "persian", "", "Jalali"])("R120, R186 refuses the calendar %j by name", (name) => {
    const unknown = name as ConvertibleCalendar;
    expect(() => fromIso("2026-11-20", unknown)).toThrow(`Unexpected calendar name "${name}"`);
    expect(codeOf(() => toIso({ calendar: unknown, year: 1405, month: 8, day: 29 }))).toBe("unexpected_calendar");
    expect(codeOf(() => isLeapYear(1405, unknown))).toBe("unexpected_calendar");
    expect(codeOf(() => daysInMonth(1405, 8, unknown))).toBe("unexpected_calendar");
  });

  it("refuses the day before and the day after the supported range, in every calendar", () => {
    expect(isSupported("1799-03-21")).toBe(true);
    expect(isSupported("2123-03-20")).toBe(true);
    expect(codeOf(() => dayNumber("1799-03-20"))).toBe("out_of_range");
    expect(codeOf(() => fromIso("2123-03-21", "jalali"))).toBe("out_of_range");
    expect(codeOf(() => addDays("2123-03-20", 1))).toBe("out_of_range");
    expect(codeOf(() => toIso({ calendar: "jalali", year: 1177, month: 12, day: 29 }))).toBe("out_of_range");
    expect(codeOf(() => toIso({ calendar: "jalali", year: 1502, month: 1, day: 1 }))).toBe("out_of_range");
    expect(codeOf(() => toIso({ calendar: "islamic", year: 1600, month: 1, day: 1 }))).toBe("out_of_range");
    expect(codeOf(() => toIso({ calendar: "jalali", year: 99_999, month: 1, day: 1 }))).toBe("out_of_range");
  });

  it.each([
    ["jalali", 1404, 12, 30],
    ["jalali", 1405, 7, 31],
    ["gregorian", 2026, 2, 29],
    ["islamic", 1448, 2, 30],
    ["jalali", 1405, 13, 1],
    ["jalali", 1405, 0, 1],
    ["jalali", 1405, 1, 0],
    ["jalali", 1405, 1, 1.5],
  ] as const)("has no day %s %i/%i/%d", (calendar, year, month, day) => {
    expect(codeOf(() => toIso({ calendar, year, month, day }))).toBe("no_such_day");
  });
});

describe("Leap years", () => {
  it("R143 of Jalali follow the 33-year cycle, in any year", () => {
    const remainders = [1, 5, 9, 13, 17, 22, 26, 30];
    for (let year = 1; year <= 3000; year += 1) {
      expect(isLeapYear(year, "jalali")).toBe(remainders.includes(year % 33));
    }
    expect(isLeapYear(1403, "jalali")).toBe(true);
    expect([1404, 1405, 1406, 1407].some((year) => isLeapYear(year, "jalali"))).toBe(false);
    expect(isLeapYear(1408, "jalali")).toBe(true);
  });

  it("R144 of Gregorian leave out the centuries that 400 does not divide", () => {
    expect([1900, 2000, 2024, 2026, 2100].map((year) => isLeapYear(year, "gregorian"))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it("R145 of Islamic add a thirtieth day to the twelfth month, and months alternate otherwise", () => {
    const lengths = (year: number) => Array.from({ length: 12 }, (_, index) => daysInMonth(year, index + 1, "islamic"));
    expect(lengths(1448)).toEqual([30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30, 29]);
    expect(isLeapYear(1447, "islamic")).toBe(true);
    expect(lengths(1447).at(-1)).toBe(30);
    const leapOfThirty = Array.from({ length: 30 }, (_, index) => index + 1).filter((year) =>
      isLeapYear(year, "islamic"),
    );
    expect(leapOfThirty).toEqual([2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29]);
  });
});

describe("Arithmetic", () => {
  it("adds days and counts them alike", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  it("goes from month to month without a gap, and the length of each month is where the next begins", () => {
    fc.assert(
      fc.property(anyCalendar, fc.integer({ min: 1, max: 3800 }), (calendar, months) => {
        const start = { gregorian: 1800, jalali: 1179, islamic: 1215 }[calendar];
        const month = addMonths({ calendar, year: start, month: 1 }, months);
        const next = addMonths(month, 1);
        const first = toIso({ ...month, day: 1 });
        expect(addDays(first, daysInMonth(month.year, month.month, calendar))).toBe(toIso({ ...next, day: 1 }));
        expect(addMonths(next, -1)).toEqual(month);
      }),
    );
  });

  it("crosses the year in both directions", () => {
    expect(addMonths({ calendar: "jalali", year: 1405, month: 12 }, 1)).toEqual({
      calendar: "jalali",
      year: 1406,
      month: 1,
    });
    expect(addMonths({ calendar: "jalali", year: 1405, month: 1 }, -13)).toEqual({
      calendar: "jalali",
      year: 1403,
      month: 12,
    });
  });

  it("keeps the day of the month when it steps by months, or the last one there is", () => {
    expect(stepByMonths("2026-09-22", 1, "jalali")).toBe("2026-10-22");
    expect(fromIso(stepByMonths("2026-09-22", 1, "jalali"), "jalali").day).toBe(30);
    expect(stepByMonths("2025-03-20", 12, "jalali")).toBe("2026-03-20");
    expect(stepByMonths("2026-01-31", 1, "gregorian")).toBe("2026-02-28");
    const inside = fc.integer({ min: FIRST_DAY_NUMBER + 3700, max: LAST_DAY_NUMBER - 3700 }).map(isoOfDayNumber);
    fc.assert(
      fc.property(inside, fc.integer({ min: -120, max: 120 }), anyCalendar, (iso, months, calendar) => {
        const from = fromIso(iso, calendar);
        const to = fromIso(stepByMonths(iso, months, calendar), calendar);
        expect({ calendar, year: to.year, month: to.month }).toEqual(addMonths(from, months));
        expect(to.day).toBe(Math.min(from.day, daysInMonth(to.year, to.month, calendar)));
      }),
    );
  });

  it("counts the nights of a stay and leaves the day of leaving out", () => {
    expect(stayNights("2026-12-30", 3)).toEqual(["2026-12-30", "2026-12-31", "2027-01-01"]);
    expect(checkOutOf("2026-12-30", 3)).toBe("2027-01-02");
  });
});

describe("The week", () => {
  it("begins on Saturday and ends on Friday", () => {
    expect(weekday("2026-11-21")).toBe(0);
    expect(weekday("2026-11-20")).toBe(6);
    expect(isFriday("2026-11-20")).toBe(true);
    expect(weekday("1827-03-22")).toBe(5);
  });

  it("lays out Azar 1405 from Sunday to Monday, whole weeks from Saturday", () => {
    const grid = monthGrid(1405, 9, "jalali");
    expect(grid[0]).toEqual([null, "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"]);
    expect(grid.at(-1)).toEqual(["2026-12-19", "2026-12-20", "2026-12-21", null, null, null, null]);
  });

  it("shows 30 Esfand of 1403 and goes on with 1 Farvardin of 1404", () => {
    const esfand = monthGrid(1403, 12, "jalali")
      .flat()
      .filter((day) => day !== null);
    expect(esfand.at(-1)).toBe("2025-03-20");
    expect(
      monthGrid(1404, 1, "jalali")
        .flat()
        .find((day) => day !== null),
    ).toBe("2025-03-21");
  });

  it("puts every day of a month under its own weekday", () => {
    fc.assert(
      fc.property(
        // Years entirely within the supported range, by calendar.
        fc.integer({ min: 1178, max: 1500 }),
        fc.integer({ min: 1, max: 12 }),
        anyCalendar,
        (year, month, calendar) => {
          const shown = calendar === "jalali" ? year : calendar === "gregorian" ? year + 622 : year + 40;
          for (const week of monthGrid(shown, month, calendar)) {
            expect(week).toHaveLength(7);
            week.forEach((day, index) => {
              if (day !== null) expect(weekday(day)).toBe(index);
            });
          }
        },
      ),
    );
  });

  it("shows only the supported days of the month in which the range begins", () => {
    const days = monthGrid(1799, 3, "gregorian")
      .flat()
      .filter((day) => day !== null);
    expect([days[0], days.length]).toEqual(["1799-03-21", 11]);
    expect(codeOf(() => monthGrid(1502, 1, "jalali"))).toBe("out_of_range");
    expect(codeOf(() => monthGrid(1405, 13, "jalali"))).toBe("no_such_day");
  });
});
