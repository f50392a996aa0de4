import { describe, expect, it } from "vitest";
import { type FlightTimes, isMajor } from "./changes.ts";
import type { Connection } from "./connections.ts";

const before: FlightTimes = {
  origin: "THR",
  destination: "MHD",
  departsOn: "2026-12-25",
  departsAt: 1_798_000_000,
  arrivesAt: 1_798_005_400,
};
/** The same flight, later by a number of minutes, or earlier if negative. */
const moved = (minutes: number, change: Partial<FlightTimes> = {}): FlightTimes => ({
  ...before,
  departsAt: before.departsAt + minutes * 60,
  arrivesAt: before.arrivesAt + minutes * 60,
  ...change,
});

describe("A carrier's change is major", () => {
  it.each([
    [0, false],
    [119, false],
    [120, true],
    [-29, false],
    [-30, true],
  ])("from two hours later or half an hour earlier on: %i minutes, %s", (minutes, expected) => {
    expect(isMajor(before, moved(minutes), [])).toBe(expected);
  });

  it("when it arrives two hours later, however it leaves", () => {
    expect(isMajor(before, moved(0, { arrivesAt: before.arrivesAt + 7_140 }), [])).toBe(false);
    expect(isMajor(before, moved(0, { arrivesAt: before.arrivesAt + 7_200 }), [])).toBe(true);
    // An early arrival is not a major change.
    expect(isMajor(before, moved(0, { arrivesAt: before.arrivesAt - 3_600 }), [])).toBe(false);
  });

  it("on another day, also by minutes, and at another airport", () => {
    expect(isMajor(before, moved(20, { departsOn: "2026-12-26" }), [])).toBe(true);
    expect(isMajor(before, moved(0, { origin: "IKA" }), [])).toBe(true);
    expect(isMajor(before, moved(0, { destination: "TBZ" }), [])).toBe(true);
  });

  it("when a connection is then shorter than it takes", () => {
    const connection = (minutes: number): Connection => ({
      airport: "MHD",
      minutes,
      least: 45,
      kind: "protected",
      isOvernight: false,
    });
    expect(isMajor(before, moved(10), [connection(90), connection(45)])).toBe(false);
    expect(isMajor(before, moved(10), [connection(90), connection(44)])).toBe(true);
  });
});
