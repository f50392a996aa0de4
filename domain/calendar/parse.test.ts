import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRST_DAY_NUMBER, isoOfDayNumber, LAST_DAY_NUMBER } from "./arithmetic.ts";
import { fromIso } from "./conversion.ts";
import { normaliseIso, parseDate } from "./parse.ts";

const anyCalendar = fc.constantFrom("gregorian" as const, "jalali" as const, "islamic" as const);
const anyDay = fc.integer({ min: FIRST_DAY_NUMBER, max: LAST_DAY_NUMBER }).map(isoOfDayNumber);

describe("Reading a typed date", () => {
  it.each(["1405/8/29", "1405-08-29", "۱۴۰۵/۸/۲۹", "١٤٠٥/٠٨/٢٩", " 1405 . 08 . 29 ", "\u200f۱۴۰۵/۰۸/۲۹", "1405 8 29"])(
    "reads %j",
    (text) => {
      expect(parseDate(text, "jalali")).toEqual({ calendar: "jalali", year: 1405, month: 8, day: 29 });
    },
  );

  it.each([
    ["29/8/1405", "unreadable"],
    ["1405/8", "unreadable"],
    ["", "unreadable"],
    ["1404/12/30", "no_such_day"],
    ["1600/1/1", "out_of_range"],
  ])("refuses %j as %s", (text, code) => {
    expect(() => parseDate(text, "jalali")).toThrow(expect.objectContaining({ name: "CalendarError", code }));
  });

  it("A14 takes a Jalali year in an address for Jalali and keeps Gregorian", () => {
    expect(normaliseIso("1405-08-29")).toBe("2026-11-20");
    expect(normaliseIso("۱۴۰۵-۰۸-۲۹")).toBe("2026-11-20");
    expect(normaliseIso("2026-11-20")).toBe("2026-11-20");
    expect(normaliseIso("2026-02-30")).toBeNull();
    expect(normaliseIso("1599-01-01")).toBeNull();
    expect(normaliseIso("tomorrow")).toBeNull();
  });

  it("reads back what it wrote, in every calendar", () => {
    fc.assert(
      fc.property(anyDay, anyCalendar, (iso, calendar) => {
        const date = fromIso(iso, calendar);
        expect(parseDate(`${date.year}/${date.month}/${date.day}`, calendar)).toEqual(date);
      }),
    );
  });
});
