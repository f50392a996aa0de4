import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DayFact } from "#design-system/components/StayPicker/day-facts.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { createLoadedDays } from "./loaded-days.ts";

const [FROM, TO] = ["2027-01-06", "2027-01-07"] as const satisfies readonly IsoDate[];
const fact: DayFact = {
  date: FROM,
  minPrice: 1_000,
  state: "open",
  closedToDeparture: false,
  minStay: 0,
  maxStay: 0,
};

/** Days loaded from a source that fails a number of times. */
function loadedDays(failures: number) {
  const fetch = vi.fn(async () => (fetch.mock.calls.length <= failures ? null : [fact]));
  return { fetch, ...createLoadedDays({ fetch, maxDays: 90 }) };
}

describe("facts of the days of a calendar", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("come without another press after a request that failed", async () => {
    const days = loadedDays(2);
    const loaded = days.load(FROM, TO);
    await vi.advanceTimersByTimeAsync(10_000);
    await loaded;
    expect(days.facts.value.get(FROM)).toEqual(fact);
    expect(days.fetch).toHaveBeenCalledTimes(3);
  });

  test("are not asked for twice while a retry is awaited, and again when shown after the last", async () => {
    const days = loadedDays(3);
    const loaded = days.load(FROM, TO);
    await vi.advanceTimersByTimeAsync(1_000);
    await days.load(FROM, TO);
    expect(days.fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await loaded;
    expect(days.facts.value.size).toBe(0);
    await days.load(FROM, TO);
    expect(days.facts.value.get(FROM)).toEqual(fact);
  });
});
