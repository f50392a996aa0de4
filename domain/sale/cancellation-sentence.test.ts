import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cancellationPolicies } from "#fixtures/world/policies.ts";
import { isFreeToCancel, stayPenaltyLines } from "#products/stay/rules/penalty-lines.ts";
import { addDays } from "../calendar/arithmetic.ts";
import { HOUR_SECONDS } from "../calendar/constants.ts";
import { type PenaltyLine, penaltyOf } from "../reservation/penalty.ts";
import { cancellationSentence, shareOf } from "./cancellation-sentence.ts";

const checkIn = "2026-12-25";
const at = (date: string, time: string): number => Date.parse(`${date}T${time}:00+03:30`) / 1000;

/** Two nights of 1,000,000 toman in a room under each of these policies. */
const linesOf = (...ids: string[]): PenaltyLine[] =>
  stayPenaltyLines({
    checkIn,
    rooms: ids.map((id) => ({
      policy: cancellationPolicies.find((policy) => policy.id === id)!,
      nights: [0, 1].map((day) => ({ date: addDays(checkIn, day), rack: 10_000_000, sale: 10_000_000, extra: 0 })),
      total: 20_000_000,
    })),
  });

describe("What is said of a cancellation", () => {
  it("is free until the day ends where steps are days", () => {
    expect(cancellationSentence(linesOf("flexible"), at("2026-12-20", "10:00"))).toEqual({
      kind: "free",
      penalty: 0,
      refund: 20_000_000,
      share: null,
      until: at("2026-12-23", "00:00"),
      after: "dearer",
      next: 3_000_000,
    });
  });

  it("names the hour where a step is hours, and that hour is still of the step", () => {
    const sentence = cancellationSentence(linesOf("flexible"), at("2026-12-24", "10:00"));
    expect(sentence).toEqual({
      kind: "charged",
      penalty: 3_000_000,
      refund: 17_000_000,
      share: { of: "first_night", percent: 30 },
      until: at("2026-12-24", "14:00"),
      after: "dearer",
      next: 5_000_000,
    });
    expect(cancellationSentence(linesOf("flexible"), at("2026-12-24", "14:00"))).toEqual(sentence);
  });

  it("says that nothing comes back after the last step of a whole stay", () => {
    expect(cancellationSentence(linesOf("strict"), at("2026-12-16", "10:00"))).toMatchObject({
      kind: "charged",
      penalty: 10_000_000,
      share: { of: "whole_stay", percent: 50 },
      after: "non_refundable",
    });
  });

  it("is non-refundable where nothing comes back", () => {
    const nothing = { kind: "non_refundable", share: null, until: null, after: null, next: null };
    expect(cancellationSentence(linesOf("non_refundable"), at("2026-11-01", "10:00"))).toEqual({
      ...nothing,
      penalty: 20_000_000,
      refund: 0,
    });
    expect(cancellationSentence(linesOf("strict"), at("2026-12-20", "10:00"))).toMatchObject(nothing);
  });

  it("adds up rooms, and names no share where they differ", () => {
    expect(cancellationSentence(linesOf("flexible", "flexible"), at("2026-12-24", "10:00"))).toMatchObject({
      penalty: 6_000_000,
      share: { of: "first_night", percent: 30 },
    });
    const [now, mixed] = [at("2026-12-24", "10:00"), linesOf("flexible", "non_refundable")];
    expect(shareOf(penaltyOf(linesOf("flexible", "flexible"), now))).toEqual({ of: "first_night", percent: 30 });
    expect(shareOf(penaltyOf(mixed, now))).toBeNull();
    expect(cancellationSentence(mixed, at("2026-12-20", "10:00"))).toMatchObject({
      kind: "charged",
      penalty: 20_000_000,
      share: null,
    });
  });

  it("holds until its end and not after it, for any policies and any hour", () => {
    const ids = cancellationPolicies.map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: -45 * 24 * 4, max: 3 * 24 * 4 }),
        (policies, quarters) => {
          const lines = linesOf(...policies);
          const now = at(checkIn, "14:00") + (quarters * HOUR_SECONDS) / 4;
          const { kind, penalty, until, after } = cancellationSentence(lines, now);
          const total = 20_000_000 * policies.length;
          expect(penalty).toBe(penaltyOf(lines, now).penalty);
          expect(kind).toBe(penalty === 0 ? "free" : penalty === total ? "non_refundable" : "charged");
          expect(after === null).toBe(until === null);
          if (until === null) return;
          expect(until).toBeGreaterThanOrEqual(now);
          // A night that begins at the very second at which a step ends counts from that second on.
          if (until > now) expect(penaltyOf(lines, until - 1).penalty).toBe(penalty);
          const next = penaltyOf(lines, until + 1).penalty;
          // A rise in one room may already be covered by another's charge; the sum never falls.
          expect(next).toBeGreaterThanOrEqual(penalty);
          expect(after).toBe(next === total ? "non_refundable" : "dearer");
        },
      ),
    );
  });

  it("is free by the policy alone exactly when it is free for the stay", () => {
    for (const policy of cancellationPolicies) {
      for (let day = -45; day <= 3; day += 1) {
        const now = at(addDays(checkIn, day), "13:00");
        const { kind } = cancellationSentence(linesOf(policy.id), now);
        expect(isFreeToCancel(policy, checkIn, now)).toBe(kind === "free");
      }
    }
  });
});
