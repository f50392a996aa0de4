import { describe, expect, it } from "vitest";
import * as constants from "./constants.ts";
import { tehranDate, tehranInstant, tehranTime } from "./today.ts";

const at = (instant: string): number => Date.parse(instant) / 1000;

describe("Today in Tehran", () => {
  it("R198 is three and a half hours ahead, in summer too", () => {
    expect([tehranDate(at("2026-11-20T08:30:00Z")), tehranTime(at("2026-11-20T08:30:00Z"))]).toEqual([
      "2026-11-20",
      "12:00",
    ]);
    expect([tehranDate(at("2026-07-01T20:29:59Z")), tehranTime(at("2026-07-01T20:29:59Z"))]).toEqual([
      "2026-07-01",
      "23:59",
    ]);
    expect([tehranDate(at("2026-07-01T20:30:00Z")), tehranTime(at("2026-07-01T20:30:00Z"))]).toEqual([
      "2026-07-02",
      "00:00",
    ]);
  });

  it("knows instants before 1970", () => {
    expect([tehranDate(-12_601), tehranTime(-12_601)]).toEqual(["1969-12-31", "23:59"]);
  });
});

it("R198 an hour of a day in Tehran is an instant, and the day begins at its midnight", () => {
  const at = (time: string): number => Date.parse(`2026-12-25T${time}+03:30`) / 1000;
  expect([tehranInstant("2026-12-25"), tehranInstant("2026-12-25", 14)]).toEqual([at("00:00:00"), at("14:00:00")]);
  expect(tehranDate(tehranInstant("2026-12-25"))).toBe("2026-12-25");
  expect(tehranDate(tehranInstant("2026-12-25") - 1)).toBe("2026-12-24");
});

it("R198, R199 lengths of time are those that are specified", () => {
  expect(constants).toMatchObject({
    TEHRAN_OFFSET_SECONDS: 12_600,
    HOUR_SECONDS: 3_600,
    DAY_SECONDS: 86_400,
    MONTH_SECONDS: 2_629_743,
    YEAR_SECONDS: 31_556_926,
    MONTH_DAYS: 30.44,
    YEAR_DAYS: 365.24,
    MONTHS_IN_YEAR: 12,
    ISLAMIC_YEAR_DAYS: 354,
  });
});

describe("Pages of a list", () => {
  it.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
    [-1, 0],
    [Number.NaN, 0],
  ])("R200 of %d items are %d", (count, pages) => {
    expect(constants.pageCount(count)).toBe(pages);
  });
});
