import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CancellationPolicy } from "../contract/property.shapes.ts";
import { checkInInstant } from "./deadlines.ts";
import { penaltyOf } from "./penalty.ts";

const standard: CancellationPolicy = {
  id: "standard",
  base: "first_night",
  steps: [
    { days_before: 21, hours_before: null, percent: 0 },
    { days_before: 11, hours_before: null, percent: 20 },
    { days_before: 6, hours_before: null, percent: 30 },
    { days_before: null, hours_before: 48, percent: 50 },
    { days_before: null, hours_before: 0, percent: 70 },
    { days_before: null, hours_before: null, percent: 100 },
  ],
};
const nonRefundable: CancellationPolicy = {
  id: "non_refundable",
  base: "whole_stay",
  steps: [{ days_before: null, hours_before: null, percent: 100 }],
};
const nights = [
  { date: "2026-12-25", rack: 12_000_000, sale: 10_000_000, extra: 1_000_000 },
  { date: "2026-12-26", rack: 12_000_000, sale: 9_000_000, extra: 1_000_000 },
];
const room = (policy: CancellationPolicy) => ({ policy, nights, total: 21_000_000 });
const at = (date: string, time: string): number => Date.parse(`${date}T${time}:00+03:30`) / 1000;
const penalty = (instant: number) => penaltyOf({ checkIn: "2026-12-25", rooms: [room(standard)] }, instant);

describe("What a cancellation costs", () => {
  it.each([
    ["2026-12-04", "23:59", 0],
    ["2026-12-05", "00:00", 20],
    ["2026-12-14", "23:59", 20],
    ["2026-12-15", "00:00", 30],
    ["2026-12-19", "23:59", 30],
    ["2026-12-20", "00:00", 50],
    ["2026-12-23", "14:00", 50],
    ["2026-12-23", "14:01", 70],
    ["2026-12-25", "14:00", 70],
    ["2026-12-25", "14:01", 100],
    ["2026-12-27", "10:00", 100],
  ])("on %s at %s in Tehran is %i percent of the first night", (date, time, percent) => {
    const found = penalty(at(date, time));
    expect(found.rooms).toEqual([{ percent, base: 11_000_000, penalty: 110_000 * percent }]);
  });

  it("is the whole stay where nothing is given back, room by room", () => {
    const found = penaltyOf(
      { checkIn: "2026-12-25", rooms: [room(standard), room(nonRefundable)] },
      at("2026-12-10", "12:00"),
    );
    expect(found.rooms.map(({ penalty: each }) => each)).toEqual([2_200_000, 21_000_000]);
    expect(found.penalty).toBe(23_200_000);
  });

  it("says until when it holds: then it is dearer, and a second before it is not", () => {
    for (const instant of [at("2026-12-01", "12:00"), at("2026-12-18", "12:00"), at("2026-12-22", "12:00")]) {
      const { penalty: now, validUntil } = penalty(instant);
      expect(validUntil).not.toBeNull();
      expect(penalty((validUntil ?? 0) - 1).penalty).toBe(now);
      expect(penalty((validUntil ?? 0) + 1).penalty).toBeGreaterThan(now);
    }
    expect(penalty(at("2026-12-26", "12:00")).validUntil).toBeNull();
  });

  it("never falls as time goes on, and is whole toman", () => {
    const seconds = fc.integer({ min: 0, max: 40 * 86_400 });
    fc.assert(
      fc.property(seconds, seconds, (one, other) => {
        const [late, early] = [one, other]
          .toSorted((a, b) => a - b)
          .map((before) => penalty(checkInInstant("2026-12-25") - before));
        expect(late!.penalty).toBeGreaterThanOrEqual(early!.penalty);
        expect(late!.penalty % 10).toBe(0);
      }),
    );
  });
});
