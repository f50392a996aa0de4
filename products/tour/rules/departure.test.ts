import { describe, expect, it } from "vitest";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import {
  closesAt,
  type DepartureState,
  decideBy,
  departureBlocking,
  departureStates,
  groupDecision,
  groupLeft,
} from "./departure.ts";

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

describe("A departure is booked", () => {
  const closing = departsAt - 3 * HOUR_SECONDS;
  const blocking = (state: DepartureState, now: number) =>
    departureBlocking({ state, departsAt, closesAt: closing }, now);

  it.each(["scheduled", "guaranteed"] as const)("while it is %s, until it closes and then until it leaves", (state) => {
    expect(
      [closing - 1, closing, departsAt - 1, departsAt, departsAt + DAY_SECONDS].map((now) => blocking(state, now)),
    ).toEqual([null, "closed", "closed", "departed", "departed"]);
  });

  it("never once it is cancelled or has left, whatever the clock says", () => {
    expect(blocking("cancelled", closing - DAY_SECONDS)).toBe("cancelled");
    expect(blocking("cancelled", departsAt + DAY_SECONDS)).toBe("cancelled");
    expect(blocking("departed", closing - DAY_SECONDS)).toBe("departed");
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

  it("goes when it is reached, is cancelled when it is not, and is decided once", () => {
    const decided = (state: DepartureState, sold: number, now: number) =>
      groupDecision(state, { min: 12, sold, decideBy: due }, now);
    expect([decided("scheduled", 12, due - 1), decided("scheduled", 9, due - 1)]).toEqual([null, null]);
    expect([decided("scheduled", 12, due), decided("scheduled", 11, due)]).toEqual(["guaranteed", "cancelled"]);
    const others = departureStates.filter((state) => state !== "scheduled");
    expect(others.map((state) => decided(state, 9, due + DAY_SECONDS))).toEqual([null, null, null]);
  });
});
