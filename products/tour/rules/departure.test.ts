import { describe, expect, it } from "vitest";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { closesAt, decideBy, groupLeft } from "./departure.ts";

const at = (date: string, time: string): number => Date.parse(`${date}T${time}:00+03:30`) / 1000;
const departsAt = at("2026-12-25", "06:30");

describe("A departure closes", () => {
  it("three hours before it leaves", () => {
    expect(closesAt({ departsAt, visaDays: null, agencyClosesAt: null })).toBe(at("2026-12-25", "03:30"));
    expect(closesAt({ departsAt, visaDays: 0, agencyClosesAt: null })).toBe(at("2026-12-25", "03:30"));
  });

  it("as many days before as its visa takes", () => {
    expect(closesAt({ departsAt, visaDays: 10, agencyClosesAt: null })).toBe(at("2026-12-15", "06:30"));
  });

  it("when its agency says, where that is earlier", () => {
    const early = at("2026-12-20", "18:00");
    expect(closesAt({ departsAt, visaDays: null, agencyClosesAt: early })).toBe(early);
    expect(closesAt({ departsAt, visaDays: 10, agencyClosesAt: early })).toBe(at("2026-12-15", "06:30"));
    expect(closesAt({ departsAt, visaDays: null, agencyClosesAt: departsAt })).toBe(at("2026-12-25", "03:30"));
  });
});

describe("A group", () => {
  const due = at("2026-12-18", "12:00");

  it("lacks as many as it has fewer than its least", () => {
    expect([groupLeft(12, 9), groupLeft(12, 12), groupLeft(12, 20), groupLeft(0, 0)]).toEqual([3, 0, 0, 0]);
  });

  it("is decided at noon of its day, or when booking closes before that", () => {
    expect(decideBy("2026-12-25", 7, departsAt)).toBe(due);
    expect(decideBy("2026-12-25", 7, due - DAY_SECONDS)).toBe(due - DAY_SECONDS);
    expect(decideBy("2026-12-25", 0, departsAt - 3 * HOUR_SECONDS)).toBe(departsAt - 3 * HOUR_SECONDS);
  });
});
