import { describe, expect, it } from "vitest";
import { type DateDisplay, formatMoment, formatTimeLeft, formatWait, formatWaited, weekdayName } from "./dates.ts";
import { mendKeyboardLayout } from "./keyboard.ts";
import { formatNumber } from "./numbers.ts";

const persian: DateDisplay = { locale: "fa", calendar: "jalali" };
const english: DateDisplay = { locale: "en", calendar: "gregorian" };

describe("the time that is left", () => {
  it.each([
    [845, "14:05"],
    [3599, "59:59"],
    [3600, "1:00:00"],
    [3729, "1:02:09"],
    [7322, "2:02:02"],
    [59.2, "1:00"],
    [0.2, "0:01"],
    [0, "0:00"],
    [-90, "0:00"],
  ])("of %d seconds is %s", (seconds, text) => {
    expect(formatTimeLeft(seconds, "en")).toBe(text);
  });
  it("has Persian digits", () => {
    expect(formatTimeLeft(3729, "fa")).toBe("۱:۰۲:۰۹");
  });
});

describe("a wait", () => {
  it.each([
    [0, "۱ ثانیهٔ دیگر", "in 1 second"],
    [0.2, "۱ ثانیهٔ دیگر", "in 1 second"],
    [59, "۵۹ ثانیهٔ دیگر", "in 59 seconds"],
    [59.5, "۱ دقیقهٔ دیگر", "in 1 minute"],
    [60, "۱ دقیقهٔ دیگر", "in 1 minute"],
    [61, "۲ دقیقهٔ دیگر", "in 2 minutes"],
    [3_600, "۱ ساعت دیگر", "in 1 hour"],
    [3_601, "۲ ساعت دیگر", "in 2 hours"],
    [86_400, "۲۴ ساعت دیگر", "in 24 hours"],
  ])("of %d seconds is «%s» and “%s”", (seconds, fa, en) => {
    expect([formatWait(seconds, "fa"), formatWait(seconds, "en")]).toEqual([fa, en]);
  });
});

describe("a moment", () => {
  it("is a day and an hour of Tehran, in either language", () => {
    const at = Date.UTC(2026, 10, 21, 5, 0) / 1000;
    expect(formatMoment(at, persian)).toBe("شنبه ۳۰ آبان ۱۴۰۵، ساعت ۰۸:۳۰");
    expect(formatMoment(at, english)).toMatch(/^Saturday,? 21 November 2026, 08:30$/);
  });
  it("after half past eight in the evening in London is the next day's", () => {
    expect(formatMoment(Date.UTC(2026, 10, 21, 20, 30) / 1000, persian)).toContain("یکشنبه ۱ آذر ۱۴۰۵");
  });
});

describe("words and numbers", () => {
  it("the days of the week are short in Persian too", () => {
    expect([0, 3, 6].map((day) => weekdayName(day, "fa", "short"))).toEqual(["شنبه", "سه‌شنبه", "جمعه"]);
  });
  it("what is too small to be shown is nothing, however it is kept", () => {
    expect(formatNumber(5e-7, "en", { maximumFractionDigits: 5 })).toBe("0");
  });
  it("a capital without a letter of its own is typed as its small one", () => {
    expect(mendKeyboardLayout("Tivhk")).toBe(mendKeyboardLayout("tivhk"));
    expect(mendKeyboardLayout("tivhk")).toBe("فهران");
  });
});

describe("what has waited", () => {
  it.each([
    [30, "۰ دقیقه", "0 minutes"],
    [60, "۱ دقیقه", "1 minute"],
    [3_599, "۵۹ دقیقه", "59 minutes"],
    [7_200, "۲ ساعت", "2 hours"],
    [86_399, "۲۳ ساعت", "23 hours"],
    [259_200, "۳ روز", "3 days"],
  ])("%i seconds are said in one unit, rounded down", (seconds, fa, en) => {
    expect([formatWaited(seconds, "fa"), formatWaited(seconds, "en")]).toEqual([fa, en]);
  });
});
