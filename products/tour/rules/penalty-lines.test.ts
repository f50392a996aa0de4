import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { penaltyOf } from "#domain/reservation/penalty.ts";
import { cancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import { type TourPrices, tourPenaltyLines } from "./penalty-lines.ts";
import { tourPolicies } from "./policies.ts";

const at = (date: string, time: string): number => Date.parse(`${date}T${time}:00+03:30`) / 1000;
const policy = (id: string) => tourPolicies.find((one) => one.id === id)!;
const tour = (id: string, visa: TourPrices["visa"] = null): TourPrices => ({
  date: "2026-12-25",
  departsAt: at("2026-12-25", "06:30"),
  policy: policy(id),
  total: 400_000_000,
  visa,
});
const costs = (prices: TourPrices, date: string, time: string) =>
  penaltyOf(tourPenaltyLines(prices), at(date, time)).lines.map(({ penalty }) => penalty);

describe("What cancelling a tour costs", () => {
  it.each([
    ["tour_standard", "2026-11-24", "23:59", 20],
    ["tour_standard", "2026-11-25", "00:00", 30],
    ["tour_standard", "2026-12-04", "23:59", 30],
    ["tour_standard", "2026-12-05", "00:00", 50],
    ["tour_standard", "2026-12-22", "06:30", 50],
    ["tour_standard", "2026-12-22", "06:31", 70],
    ["tour_standard", "2026-12-25", "06:29", 70],
    ["tour_standard", "2026-12-25", "06:31", 100],
    ["tour_peak", "2026-12-04", "23:59", 50],
    ["tour_peak", "2026-12-05", "00:00", 80],
    ["tour_peak", "2026-12-22", "06:30", 80],
    ["tour_peak", "2026-12-22", "06:31", 100],
    ["tour_flexible", "2026-12-11", "23:59", 0],
    ["tour_flexible", "2026-12-12", "00:00", 30],
    ["tour_flexible", "2026-12-22", "06:31", 50],
    ["tour_flexible", "2026-12-25", "06:31", 100],
  ])("under %s on %s at %s in Tehran is %i percent of the tour", (id, date, time, percent) => {
    const found = penaltyOf(tourPenaltyLines(tour(id)), at(date, time));
    expect(found.lines).toEqual([{ of: "whole_tour", percent, base: 400_000_000, penalty: 4_000_000 * percent }]);
  });

  it("is all of it once it has left, under any policy", () => {
    const lenient = { ...policy("tour_flexible"), steps: [{ days_before: null, hours_before: null, percent: 10 }] };
    expect(costs({ ...tour("tour_flexible"), policy: lenient }, "2026-12-25", "06:29")).toEqual([40_000_000]);
    expect(costs({ ...tour("tour_flexible"), policy: lenient }, "2026-12-25", "06:30")).toEqual([400_000_000]);
  });

  it("leaves the visas' fee alone until they are handed in, and nothing of it from that day on", () => {
    const waiting = tour("tour_flexible", { fee: 30_000_000, submittedOn: null });
    expect(costs(waiting, "2026-12-01", "12:00")).toEqual([0, 0]);
    expect(costs(waiting, "2026-12-25", "06:29")).toEqual([200_000_000, 0]);
    expect(costs(waiting, "2026-12-25", "06:30")).toEqual([400_000_000, 30_000_000]);
    const submitted = tour("tour_flexible", { fee: 30_000_000, submittedOn: "2026-12-02" });
    expect(costs(submitted, "2026-12-01", "23:59")).toEqual([0, 0]);
    expect(costs(submitted, "2026-12-02", "00:00")).toEqual([0, 30_000_000]);
    expect(costs(submitted, "2026-12-20", "12:00")).toEqual([120_000_000, 30_000_000]);
  });

  it("has no line for visas that the agency does not get", () => {
    expect(tourPenaltyLines(tour("tour_standard"))).toHaveLength(1);
    expect(tourPenaltyLines(tour("tour_standard", { fee: 0, submittedOn: null }))).toHaveLength(1);
  });

  it.each(["agency", "carrier", "group"] as const)("is nothing at any time when the %s cancels", (cancelledBy) => {
    const lines = tourPenaltyLines(tour("tour_peak", { fee: 30_000_000, submittedOn: "2026-12-02" }), cancelledBy);
    expect(lines).toHaveLength(2);
    for (const now of [at("2026-10-01", "12:00"), at("2026-12-24", "12:00"), at("2026-12-26", "12:00")]) {
      expect(penaltyOf(lines, now)).toMatchObject({ penalty: 0, validUntil: null });
      expect(cancellationSentence(lines, now)).toMatchObject({ kind: "free", until: null });
    }
  });
});

describe("What is said of cancelling a tour", () => {
  const said = (prices: TourPrices, date: string, time: string) =>
    cancellationSentence(tourPenaltyLines(prices), at(date, time));

  it("is the share of the tour, until when it holds, and what follows", () => {
    expect(said(tour("tour_standard"), "2026-12-01", "12:00")).toEqual({
      kind: "charged",
      penalty: 120_000_000,
      refund: 280_000_000,
      share: { of: "whole_tour", percent: 30 },
      until: at("2026-12-05", "00:00"),
      after: "dearer",
      next: 200_000_000,
    });
    expect(said(tour("tour_peak"), "2026-12-20", "12:00")).toEqual({
      kind: "charged",
      penalty: 320_000_000,
      refund: 80_000_000,
      share: { of: "whole_tour", percent: 80 },
      until: at("2026-12-22", "06:30"),
      after: "non_refundable",
      next: 400_000_000,
    });
    expect(said(tour("tour_peak"), "2026-12-24", "12:00")).toMatchObject({ kind: "non_refundable", until: null });
    expect(said(tour("tour_flexible"), "2026-12-01", "12:00")).toMatchObject({
      kind: "free",
      until: at("2026-12-12", "00:00"),
      after: "dearer",
    });
  });

  it("adds the visas, and ends when the first of the two becomes dearer", () => {
    const abroad = tour("tour_standard", { fee: 30_000_000, submittedOn: "2026-12-02" });
    const until = at("2026-12-02", "00:00");
    expect(said(abroad, "2026-12-01", "12:00")).toMatchObject({ penalty: 120_000_000, share: null, until });
    expect(said(abroad, "2026-12-03", "12:00")).toMatchObject({ penalty: 150_000_000, share: null });
    expect(said(abroad, "2026-12-26", "12:00")).toMatchObject({ kind: "non_refundable", penalty: 430_000_000 });
  });

  it("holds until its end, never falls, and is everything once the tour has left", () => {
    const departsAt = tour("tour_peak").departsAt;
    const visa = fc.option(
      fc.record({ fee: fc.nat(5_000_000).map((n) => n * 10), day: fc.option(fc.integer({ min: 1, max: 40 })) }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...tourPolicies),
        visa,
        fc.nat(100_000_000).map((n) => n * 10 + 10),
        fc.integer({ min: -45 * 24 * 4, max: 3 * 24 * 4 }),
        (one, its, total, quarters) => {
          const submittedOn = its?.day ? tehranDate(departsAt - its.day * 24 * HOUR_SECONDS) : null;
          const lines = tourPenaltyLines({
            ...tour("tour_peak"),
            policy: one,
            total,
            visa: its && { fee: its.fee, submittedOn },
          });
          const now = departsAt + (quarters * HOUR_SECONDS) / 4;
          const { penalty, validUntil } = penaltyOf(lines, now);
          const all = total + (its?.fee ?? 0);
          if (now >= departsAt) expect(penalty).toBe(all);
          expect(penalty).toBeLessThanOrEqual(all);
          const { kind, until, after } = cancellationSentence(lines, now);
          expect(kind).toBe(penalty === 0 ? "free" : penalty === all ? "non_refundable" : "charged");
          expect(after === null).toBe(until === null);
          if (validUntil === null) return;
          if (validUntil > now) expect(penaltyOf(lines, validUntil - 1).penalty).toBe(penalty);
          expect(penaltyOf(lines, validUntil + 1).penalty).toBeGreaterThanOrEqual(penalty);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});

it("A tour's policies only rise, and end with everything", () => {
  for (const { base, steps } of tourPolicies) {
    expect(base).toBe("whole_tour");
    const percents = steps.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(steps.at(-1)).toEqual({ days_before: null, hours_before: null, percent: 100 });
  }
});
