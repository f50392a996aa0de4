import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { penaltiesByPart, penaltyOf } from "#domain/reservation/penalty.ts";
import { cancellationSentence, isTaxesOnly } from "#domain/sale/cancellation-sentence.ts";
import { instantOf, localOf } from "#domain/time/instant.ts";
import type { Zone } from "#domain/time/zones.ts";
import { type DirectionPrices, flightPenaltyLines } from "./penalty-lines.ts";
import { flightPolicies, policyOfFlight } from "./policies.ts";

const at = (local: string, zone: Zone = "Asia/Tehran"): number => {
  const [date, time] = local.split("T");
  return instantOf(date as IsoDate, time!, zone).at;
};
const direction = (departs: string, change: Partial<DirectionPrices> = {}): DirectionPrices => ({
  date: departs.slice(0, 10) as IsoDate,
  zone: change.zone ?? "Asia/Tehran",
  departsAt: at(departs, change.zone),
  policy: policyOfFlight("system_classic"),
  fare: 100_000_000,
  taxes: 8_000_000,
  seats: { total: 0, isIssued: false },
  carrierAct: null,
  ...change,
});
const out = direction("2026-12-25T17:30");
const back = direction("2026-12-28T09:00", { fare: 80_000_000 });
const costs = (directions: readonly DirectionPrices[], now: number) =>
  penaltyOf(flightPenaltyLines(directions), now).lines.map(({ penalty }) => penalty);
const ALL = 108_000_000;

describe("What cancelling a flight costs", () => {
  it("is known of each direction apart, its seats with it, and not of one way alone", () => {
    const seated = direction("2026-12-25T17:30", { seats: { total: 4_000_000, isIssued: true } });
    const now = at("2026-12-26T09:00");
    const [flown, ahead] = penaltiesByPart(flightPenaltyLines([seated, back]), now);
    // The way out has left; of the way back a fifth of the fare is due.
    expect(flown).toEqual({ of: "direction", position: 1, penalty: 112_000_000, refundable: 0, isOver: true });
    expect(ahead).toEqual({ of: "direction", position: 2, penalty: 24_000_000, refundable: 64_000_000, isOver: false });
    expect(penaltyOf(flightPenaltyLines([seated, back]), now).penalty).toBe(136_000_000);
    expect(penaltiesByPart(flightPenaltyLines([seated]), now)).toEqual([]);
  });

  // Until noon three days before, until noon the day before, until three hours before, after that.
  it.each([
    ["system_flex", [10, 20, 30, 50]],
    ["system_classic", [20, 30, 60, 80]],
    ["system_saver", [50, 70, 100, 100]],
    ["charter_table", [40, 60, 80, 100]],
    ["charter", [100, 100, 100, 100]],
  ])("under %s is %j percent of the fare, without taxes, and everything once it has left", (id, percents) => {
    const flight = [direction("2026-12-25T17:30", { policy: policyOfFlight(id) })];
    const moments = [
      ["2026-12-01T00:00", percents[0]],
      ["2026-12-22T12:00", percents[0]],
      ["2026-12-22T12:01", percents[1]],
      ["2026-12-24T12:00", percents[1]],
      ["2026-12-24T12:01", percents[2]],
      ["2026-12-25T14:30", percents[2]],
      ["2026-12-25T14:31", percents[3]],
      ["2026-12-25T17:29", percents[3]],
    ] as const;
    expect(moments.map(([moment]) => costs(flight, at(moment))[0])).toEqual(
      moments.map(([, percent]) => 1_000_000 * percent!),
    );
    expect(costs(flight, at("2026-12-25T17:30"))).toEqual([ALL]);
  });

  it("counts noons by the clock of the airport, also over a change of it", () => {
    const paris = [direction("2027-03-29T07:00", { zone: "Europe/Paris" })];
    const noon = (date: IsoDate) => instantOf(date, "12:00", "Europe/Paris").at;
    // The clock is set forward in the night to the 28th: noon is an hour sooner from then on.
    expect(noon("2027-03-28") - noon("2027-03-26")).toBe(47 * HOUR_SECONDS);
    for (const [date, before, after] of [
      ["2027-03-26", 20, 30],
      ["2027-03-28", 30, 60],
    ] as const) {
      expect(costs(paris, noon(date))).toEqual([1_000_000 * before]);
      expect(costs(paris, noon(date) + 1)).toEqual([1_000_000 * after]);
    }
  });

  it("gives seats back until they are issued, and not after that", () => {
    const seats = (isIssued: boolean) => [direction("2026-12-25T17:30", { seats: { total: 5_000_000, isIssued } })];
    const early = at("2026-12-01T00:00");
    expect(costs(seats(false), early)).toEqual([20_000_000, 0]);
    expect(costs(seats(true), early)).toEqual([20_000_000, 5_000_000]);
    expect(costs(seats(false), at("2026-12-25T17:30"))).toEqual([ALL, 5_000_000]);
  });

  it("is each direction's own: the one flown is spent, the other by its table", () => {
    const found = penaltyOf(flightPenaltyLines([out, back]), at("2026-12-26T09:00"));
    expect(found.lines).toEqual([
      { of: "direction_flown", percent: 100, base: ALL, penalty: ALL },
      { of: "fare", percent: 30, base: 80_000_000, penalty: 24_000_000 },
    ]);
    expect(found.validUntil).toBe(at("2026-12-27T12:00"));
  });
});

describe("What the carrier cancels or changes", () => {
  const both = (act: "cancelled" | "major_change") => [out, { ...back, carrierAct: act }];

  it.each(["cancelled", "major_change"] as const)("(%s) makes both directions free before the first leaves", (act) => {
    expect(costs(both(act), at("2026-12-25T17:29"))).toEqual([0, 0]);
  });

  it.each(["cancelled", "major_change"] as const)("(%s) gives back only the return once the first has left", (act) => {
    expect(costs(both(act), at("2026-12-25T17:30"))).toEqual([ALL, 0]);
    expect(costs(both(act), at("2026-12-28T08:59"))).toEqual([ALL, 0]);
  });

  it("is spent when it was flown after all, and not when it never was", () => {
    expect(costs(both("major_change"), back.departsAt)).toEqual([ALL, 88_000_000]);
    expect(costs(both("cancelled"), back.departsAt + 1)).toEqual([ALL, 0]);
    expect(costs([{ ...out, carrierAct: "cancelled" }, back], out.departsAt + 1)).toEqual([0, 0]);
  });

  it("costs no seats either", () => {
    const seats = { total: 5_000_000, isIssued: true };
    const lines = flightPenaltyLines([{ ...out, seats, carrierAct: "cancelled" }]);
    expect(penaltyOf(lines, at("2026-12-24T15:00")).lines).toEqual([
      { of: "fare", percent: 0, base: 100_000_000, penalty: 0 },
      { of: "seats", percent: 0, base: 5_000_000, penalty: 0 },
    ]);
  });
});

describe("What is said of cancelling a flight", () => {
  const sentence = (directions: readonly DirectionPrices[], local: string) =>
    cancellationSentence(flightPenaltyLines(directions), at(local));

  it("is the share of the fare, until noon, and what follows", () => {
    expect(sentence([out], "2026-12-20T10:00")).toEqual({
      kind: "charged",
      penalty: 20_000_000,
      refund: 88_000_000,
      share: { of: "fare", percent: 20 },
      until: at("2026-12-22T12:00"),
      after: "dearer",
      next: 30_000_000,
    });
    // Taxes come back even where the fare does not.
    const charter = direction("2026-12-25T17:30", { policy: policyOfFlight("charter") });
    const whole = sentence([charter], "2026-12-20T10:00");
    expect(whole).toEqual({
      kind: "charged",
      penalty: 100_000_000,
      refund: 8_000_000,
      share: { of: "fare", percent: 100 },
      until: charter.departsAt,
      after: "non_refundable",
      next: 108_000_000,
    });
    expect([whole, sentence([out], "2026-12-20T10:00")].map(isTaxesOnly)).toEqual([true, false]);
    expect(sentence([{ ...charter, taxes: 0 }], "2026-12-20T10:00").kind).toBe("non_refundable");
  });

  it("is free where the carrier cancelled", () => {
    expect(sentence([{ ...out, carrierAct: "cancelled" }], "2026-12-25T17:00")).toMatchObject({
      kind: "free",
      until: null,
    });
  });
});

const money = fc.nat(20_000_000).map((n) => n * 10);
const zones: Zone[] = ["Asia/Tehran", "Europe/Paris", "Asia/Bangkok"];
/** A day of a return trip around which a clock may be set, and when each direction leaves. */
const trip = fc
  .record({
    first: fc.integer({ min: 1_772_000_000, max: 1_804_000_000 }),
    between: fc.integer({ min: 4 * HOUR_SECONDS, max: 20 * 24 * HOUR_SECONDS }),
    ways: fc.array(
      fc.record({
        zone: fc.constantFrom(...zones),
        policy: fc.constantFrom(...flightPolicies),
        fare: money,
        taxes: money,
        seats: fc.record({ total: money, isIssued: fc.boolean() }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  })
  .map(({ first, between, ways }) =>
    ways.map((way, index): DirectionPrices => {
      const departsAt = first + index * between;
      return { ...way, departsAt, date: localOf(departsAt, way.zone).date, carrierAct: null };
    }),
  );
const quarters = fc.integer({ min: -8 * 24 * 4, max: 25 * 24 * 4 });
const totalOf = (directions: readonly DirectionPrices[]) =>
  directions.reduce((sum, { fare, taxes, seats }) => sum + fare + taxes + seats.total, 0);

describe("Without an act of the carrier", () => {
  it("leaving later never pays more, and after the last departure nothing is given back", () => {
    fc.assert(
      fc.property(trip, quarters, quarters, (directions, one, other) => {
        const lines = flightPenaltyLines(directions);
        const moment = (quarter: number) => directions[0]!.departsAt + (quarter * HOUR_SECONDS) / 4;
        const [early, late] = [moment(Math.min(one, other)), moment(Math.max(one, other))];
        const [before, after] = [penaltyOf(lines, early), penaltyOf(lines, late)];
        expect(after.penalty).toBeGreaterThanOrEqual(before.penalty);
        if (before.validUntil === null || late < before.validUntil) expect(after.penalty).toBe(before.penalty);
        expect(after.penalty).toBeLessThanOrEqual(totalOf(directions));
        expect(penaltyOf(lines, directions.at(-1)!.departsAt).penalty).toBe(totalOf(directions));
      }),
      { numRuns: 5_000 },
    );
  });

  it("and with one, what is given back is at least that, and everything that was not flown", () => {
    fc.assert(
      fc.property(
        trip,
        quarters,
        fc.constantFrom("cancelled", "major_change"),
        fc.nat(1),
        (directions, quarter, act, hit) => {
          const now = directions[0]!.departsAt + (quarter * HOUR_SECONDS) / 4;
          const changed = directions.map((one, index) => ({
            ...one,
            carrierAct: index === hit % directions.length ? act : null,
          }));
          const flown = changed.filter(({ departsAt, carrierAct }) => departsAt <= now && carrierAct !== "cancelled");
          const { penalty } = penaltyOf(flightPenaltyLines(changed), now);
          expect(penalty).toBe(totalOf(flown));
          expect(penalty).toBeLessThanOrEqual(penaltyOf(flightPenaltyLines(directions), now).penalty);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

it("The policies of flights rise from step to step, and no other is known", () => {
  for (const { base, steps } of flightPolicies) {
    expect(base).toBe("fare");
    const percents = steps.map(({ percent }) => percent);
    expect(percents).toEqual([...new Set(percents)].toSorted((one, other) => one - other));
  }
  expect(new Set(flightPolicies.map(({ id }) => id)).size).toBe(flightPolicies.length);
  expect(() => policyOfFlight("tour_standard")).toThrow("no policy tour_standard");
});
