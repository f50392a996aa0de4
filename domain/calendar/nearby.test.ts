import { expect, it } from "vitest";
import { nearbyDays } from "./nearby.ts";

const ends = (...[date, today]: Parameters<typeof nearbyDays>) => {
  const days = nearbyDays(date, today);
  return [days[0], days.at(-1), days.length];
};

it("seven days stand about one, and none before today", () => {
  expect(ends("2026-12-10", "2026-11-20")).toEqual(["2026-12-07", "2026-12-13", 7]);
  expect(ends("2026-11-21", "2026-11-20")).toEqual(["2026-11-20", "2026-11-26", 7]);
  expect(ends("2026-11-20", "2026-11-20")).toEqual(["2026-11-20", "2026-11-26", 7]);
  // West of Tehran it may still be yesterday: the requested day is always among them.
  expect(ends("2026-11-19", "2026-11-20")).toEqual(["2026-11-19", "2026-11-25", 7]);
});
