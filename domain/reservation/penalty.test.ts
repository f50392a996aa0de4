import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cancellationPolicies } from "#fixtures/world/policies.ts";
import { checkInInstant } from "#products/stay/rules/instants.ts";
import { type StayPrices, stayPenaltyLines } from "#products/stay/rules/penalty-lines.ts";
import { addDays } from "../calendar/arithmetic.ts";
import type { CancellationPolicy } from "../contract/cancellation.shapes.ts";
import type { PricedNight } from "../pricing/pricing.ts";
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
const nights: PricedNight[] = [
  { date: "2026-12-25", rack: 12_000_000, sale: 10_000_000, extra: 1_000_000 },
  { date: "2026-12-26", rack: 12_000_000, sale: 9_000_000, extra: 1_000_000 },
];
const room = (policy: CancellationPolicy) => ({ policy, nights, total: 21_000_000 });
const at = (date: string, time: string): number => Date.parse(`${date}T${time}:00+03:30`) / 1000;
const costOf = (stay: StayPrices, instant: number) => penaltyOf(stayPenaltyLines(stay), instant);
const withPolicy = (policy: CancellationPolicy, instant: number) =>
  costOf({ checkIn: "2026-12-25", rooms: [room(policy)] }, instant);
const penalty = (instant: number) => costOf({ checkIn: "2026-12-25", rooms: [room(standard)] }, instant);

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
    ["2026-12-25", "13:59", 70],
    ["2026-12-25", "14:01", 100],
    ["2026-12-26", "13:59", 100],
  ])("on %s at %s in Tehran is %i percent of the first night", (date, time, percent) => {
    const found = penalty(at(date, time));
    expect(found.lines).toEqual([{ of: "first_night", percent, base: 11_000_000, penalty: 110_000 * percent }]);
  });

  it("is from check-in on what the nights that have begun cost, where the policy says less", () => {
    const lenient: CancellationPolicy = {
      ...standard,
      steps: [{ days_before: null, hours_before: null, percent: 10 }],
    };
    const found = (date: string, time: string) => withPolicy(lenient, at(date, time)).lines[0];
    const begun = { of: "nights_begun", percent: 100 };
    expect(found("2026-12-25", "13:59")).toMatchObject({ of: "first_night", percent: 10, penalty: 1_100_000 });
    expect(found("2026-12-25", "14:00")).toEqual({ ...begun, base: 11_000_000, penalty: 11_000_000 });
    expect(found("2026-12-26", "13:59")?.penalty).toBe(11_000_000);
    expect(found("2026-12-26", "14:00")).toEqual({ ...begun, base: 21_000_000, penalty: 21_000_000 });
    // The national table too: its no-show is one night, and two have begun.
    expect(penalty(at("2026-12-26", "14:00")).penalty).toBe(21_000_000);
    expect(penalty(at("2026-12-27", "10:00")).penalty).toBe(21_000_000);
  });

  it("is the whole stay where nothing is given back, room by room", () => {
    const found = costOf(
      { checkIn: "2026-12-25", rooms: [room(standard), room(nonRefundable)] },
      at("2026-12-10", "12:00"),
    );
    expect(found.lines.map(({ penalty: each }) => each)).toEqual([2_200_000, 21_000_000]);
    expect(found.penalty).toBe(23_200_000);
  });

  it("says until when it holds: then it is dearer, and a second before it is not", () => {
    for (const instant of [at("2026-12-01", "12:00"), at("2026-12-18", "12:00"), at("2026-12-22", "12:00")]) {
      const { penalty: now, validUntil } = penalty(instant);
      expect(validUntil).not.toBeNull();
      expect(penalty((validUntil ?? 0) - 1).penalty).toBe(now);
      expect(penalty((validUntil ?? 0) + 1).penalty).toBeGreaterThan(now);
    }
    expect(penalty(at("2026-12-26", "12:00")).validUntil).toBe(checkInInstant("2026-12-26"));
    expect(penalty(at("2026-12-26", "15:00")).validUntil).toBeNull();
    expect(withPolicy(nonRefundable, at("2026-12-26", "12:00")).validUntil).toBeNull();
  });

  it("holds to noon in Tehran, that minute too, where a step counts noons", () => {
    const noon: CancellationPolicy = {
      id: "noon",
      base: "first_night",
      steps: [
        { days_before: null, hours_before: null, noon_days_before: 2, percent: 10 },
        { days_before: null, hours_before: null, noon_days_before: 0, percent: 40 },
      ],
    };
    const percent = (date: string, time: string) => withPolicy(noon, at(date, time)).lines[0]?.percent;
    expect([percent("2026-12-23", "12:00"), percent("2026-12-23", "12:01")]).toEqual([10, 40]);
    expect([percent("2026-12-25", "12:00"), percent("2026-12-25", "12:01")]).toEqual([40, 100]);
    expect(withPolicy(noon, at("2026-12-20", "09:00")).validUntil).toBe(at("2026-12-23", "12:00"));
  });

  const percents = fc.integer({ min: 0, max: 100 });
  const notice = fc.option(fc.integer({ min: 0, max: 90 }), { nil: null });
  const noons = fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined });
  const step = fc.record({ days_before: notice, hours_before: notice, noon_days_before: noons, percent: percents });
  const anyPolicy: fc.Arbitrary<CancellationPolicy> = fc.record({
    id: fc.constant("generated"),
    base: fc.constantFrom("first_night", "whole_stay"),
    steps: fc.array(step, { maxLength: 6 }),
  });
  const anyRoom = fc
    .tuple(
      fc.oneof(fc.constantFrom(...cancellationPolicies), anyPolicy),
      fc.array(fc.record({ sale: fc.nat(90_000_000), extra: fc.nat(9_000_000) }), { minLength: 1, maxLength: 30 }),
    )
    .map(([policy, priced]) => ({
      policy,
      nights: priced.map((night, index) => ({ ...night, rack: night.sale, date: addDays("2026-12-25", index) })),
      total: priced.reduce((sum, { sale, extra }) => sum + sale + extra, 0),
    }));
  const rooms = fc.array(anyRoom, { minLength: 1, maxLength: 5 });
  const seconds = fc.integer({ min: -60 * 86_400, max: 45 * 86_400 });

  it("never falls as time goes on, under any policies, and is the whole total once the last night has begun", () => {
    fc.assert(
      fc.property(rooms, seconds, seconds, (stay, one, other) => {
        const checkIn = checkInInstant("2026-12-25");
        const [early, late] = [one, other].toSorted((a, b) => a - b).map((after) => checkIn + after);
        const question = { checkIn: "2026-12-25", rooms: stay } as const;
        const [before, after] = [costOf(question, early!), costOf(question, late!)];
        expect(after.penalty).toBeGreaterThanOrEqual(before.penalty);
        if (before.validUntil === null) expect(after.penalty).toBe(before.penalty);
        else if (late! < before.validUntil) expect(after.penalty).toBe(before.penalty);
        const total = stay.reduce((sum, each) => sum + each.total, 0);
        const lastNight = checkIn + (Math.max(...stay.map(({ nights: all }) => all.length)) - 1) * 86_400;
        expect(costOf(question, lastNight).penalty).toBeGreaterThanOrEqual(total);
      }),
      { numRuns: 5_000 },
    );
  });
});
