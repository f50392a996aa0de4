import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthName, weekdayName } from "../text/dates.ts";
import { localDigits } from "../text/digits.ts";
import { FIRST_DAY_NUMBER, isoOfDayNumber, LAST_DAY_NUMBER } from "./arithmetic.ts";
import { CalendarError, fromIso, toIso } from "./conversion.ts";
import { normaliseIso, parseDate, parseTyped } from "./parse.ts";
import type { CalendarDate } from "./types.ts";

const anyCalendar = fc.constantFrom("gregorian" as const, "jalali" as const, "islamic" as const);
const anyDay = fc.integer({ min: FIRST_DAY_NUMBER, max: LAST_DAY_NUMBER }).map(isoOfDayNumber);
/** Days whose day and month may be swapped without leaving the supported years. */
const innerDay = fc.integer({ min: FIRST_DAY_NUMBER + 366, max: LAST_DAY_NUMBER - 366 }).map(isoOfDayNumber);

const anyLocale = fc.constantFrom("fa" as const, "en" as const);
const anySeparator = fc.constantFrom("/", "-", ".", " ", " / ", "–", "\u200f/");
/** Persian, Arabic and ASCII digits. */
const anyDigits = fc.constantFrom(
  (text: string) => localDigits(text, "fa"),
  (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  (text: string) => text,
);

/** The date, or the error's code and its date. */
function reading(read: () => CalendarDate): CalendarDate | { code: string; date: CalendarDate | null } {
  try {
    return read();
  } catch (error) {
    if (error instanceof CalendarError) return { code: error.code, date: error.date };
    throw error;
  }
}

describe("Reading a typed date", () => {
  it.each([
    "1405/8/29",
    "1405-08-29",
    "۱۴۰۵/۸/۲۹",
    "١٤٠٥/٠٨/٢٩",
    " 1405 . 08 . 29 ",
    "\u200f۱۴۰۵/۰۸/۲۹",
    "1405 8 29",
    "29/8/1405",
    "۲۹-۸-۱۴۰۵",
    "29 8 1405",
    "8/29/1405",
    "۲۹ آبان ۱۴۰۵",
    "۲۹ ابان‌ماه ۱۴۰۵",
    "جمعه ۲۹ آبان ۱۴۰۵",
    "1405 Aban 29",
    "Aban 29th, 1405",
  ])("reads %j", (text) => {
    const date = { calendar: "jalali", year: 1405, month: 8, day: 29 };
    expect(parseDate(text, "jalali")).toEqual(date);
    expect(parseTyped(text, "jalali")).toEqual(date);
  });

  it.each([
    ["1405/8", "unreadable"],
    ["5/7/06", "unreadable"],
    ["-1405/8/29", "unreadable"],
    ["1405/8/29 1405/9/1", "unreadable"],
    ["29 آبان", "unreadable"],
    ["1405 1406 آبان", "unreadable"],
    ["25 December 2026", "unreadable"],
    ["", "unreadable"],
    ["1404/12/30", "no_such_day"],
    ["30/12/1404", "no_such_day"],
    ["30 اسفند 1404", "no_such_day"],
    ["1405/13/1", "no_such_day"],
    ["29/30/1405", "no_such_day"],
    ["1600/1/1", "out_of_range"],
  ])("refuses %j as %s", (text, code) => {
    expect(() => parseDate(text, "jalali")).toThrow(expect.objectContaining({ name: "CalendarError", code }));
  });

  it.each([
    ["15/7/1406", "gregorian", { calendar: "jalali", year: 1406, month: 7, day: 15 }],
    ["25-12-2026", "jalali", { calendar: "gregorian", year: 2026, month: 12, day: 25 }],
    ["2026/12/25", "islamic", { calendar: "gregorian", year: 2026, month: 12, day: 25 }],
    ["15/7/1448", "islamic", { calendar: "islamic", year: 1448, month: 7, day: 15 }],
    ["15/7/1448", "jalali", { calendar: "jalali", year: 1448, month: 7, day: 15 }],
    ["Dec 25, 2026", "jalali", { calendar: "gregorian", year: 2026, month: 12, day: 25 }],
    ["۱۵ می ۲۰۲۷", "jalali", { calendar: "gregorian", year: 2027, month: 5, day: 15 }],
    ["۱ ذیحجه ۱۴۴۸", "jalali", { calendar: "islamic", year: 1448, month: 12, day: 1 }],
    ["7/7/1406", "jalali", { calendar: "jalali", year: 1406, month: 7, day: 7 }],
    ["5/7/1406", "gregorian", { calendar: "jalali", year: 1406, month: 7, day: 5 }],
    ["5/7/1448", "islamic", { calendar: "islamic", year: 1448, month: 7, day: 5 }],
  ] as const)("tells the calendar of %j where %s is in use", (text, inUse, date) => {
    expect(parseTyped(text, inUse)).toEqual(date);
  });

  it("names the day that does not exist, and the first reading of an ambiguous one", () => {
    expect(reading(() => parseTyped("30/12/1405", "jalali"))).toEqual({
      code: "no_such_day",
      date: { calendar: "jalali", year: 1405, month: 12, day: 30 },
    });
    expect(reading(() => parseTyped("5/7/2027", "jalali"))).toEqual({
      code: "ambiguous",
      date: { calendar: "gregorian", year: 2027, month: 7, day: 5 },
    });
  });

  it("takes a Jalali year in an address for Jalali and keeps Gregorian", () => {
    expect(normaliseIso("1405-08-29")).toBe("2026-11-20");
    expect(normaliseIso("۱۴۰۵-۰۸-۲۹")).toBe("2026-11-20");
    expect(normaliseIso("29/8/1405")).toBe("2026-11-20");
    expect(normaliseIso("2026-11-20")).toBe("2026-11-20");
    expect(normaliseIso("2026-02-30")).toBeNull();
    expect(normaliseIso("1599-01-01")).toBeNull();
    expect(normaliseIso("5/7/2027")).toBeNull();
    expect(normaliseIso("tomorrow")).toBeNull();
  });

  it("reads back the year first or last, in every calendar, with any digits and separator", () => {
    fc.assert(
      fc.property(innerDay, anyCalendar, anySeparator, anyDigits, (iso, calendar, separator, digits) => {
        const date = fromIso(iso, calendar);
        const { year, month, day } = date;
        const typed = (...parts: number[]) => reading(() => parseDate(digits(parts.join(separator)), calendar));
        expect(typed(year, month, day)).toEqual(date);
        const canBeSwapped = day <= 12 && day !== month;
        const isAmbiguous = canBeSwapped && calendar === "gregorian";
        expect(typed(day, month, year)).toEqual(isAmbiguous ? { code: "ambiguous", date } : date);
        const first = canBeSwapped ? { calendar, year, month: day, day: month } : date;
        expect(typed(month, day, year)).toEqual(isAmbiguous ? { code: "ambiguous", date: first } : first);
      }),
    );
  });

  it("reads back the name of the month, with and without its weekday, whichever calendar is in use", () => {
    fc.assert(
      fc.property(anyDay, anyCalendar, anyCalendar, anyLocale, anyDigits, (iso, calendar, inUse, locale, digits) => {
        const date = fromIso(iso, calendar);
        const name = monthName(date.month, calendar, locale);
        const typed = (text: string) => reading(() => parseTyped(digits(text), inUse));
        expect(typed(`${date.day} ${name} ${date.year}`)).toEqual(date);
        expect(typed(`${weekdayName(0, locale)} ${date.day} ${name.toUpperCase()} ${date.year}`)).toEqual(date);
        expect(typed(`${name} ${date.day}, ${date.year}`)).toEqual(date);
      }),
    );
  });

  it("answers any text with a day that exists or with an error of its own", () => {
    const signs = fc.constantFrom(..."0123456789۱۲٣٤/-. ،آبانmeyj\u200c\u200f\ud800".split(""));
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: signs, maxLength: 14 })),
        anyCalendar,
        (text, inUse) => {
          const read = reading(() => parseTyped(text, inUse));
          if ("code" in read) expect(["unreadable", "ambiguous", "no_such_day", "out_of_range"]).toContain(read.code);
          else expect(fromIso(toIso(read), read.calendar)).toEqual(read);
        },
      ),
    );
  });
});
