import { describe, expect, it } from "vitest";
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
