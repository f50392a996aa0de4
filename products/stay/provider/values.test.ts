import { expect, it } from "vitest";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import { flexible, offerWith } from "#tests/support/offer.ts";
import { stay } from "./product.ts";
import { staySummary, stayValue } from "./values.ts";

const strict: CancellationPolicy = {
  id: "strict",
  base: "first_night",
  steps: [{ days_before: null, hours_before: null, percent: 100 }],
};
const nonRefundable: CancellationPolicy = { ...strict, id: "non_refundable", base: "whole_stay" };

it("where rooms differ, a reservation shows the policy that takes most, in any order", () => {
  const shown = (...policies: CancellationPolicy[]) => stayValue(offerWith(...policies), null).policy.id;
  expect(shown(flexible, strict)).toBe("strict");
  expect(shown(strict, flexible)).toBe("strict");
  expect(shown(nonRefundable, strict, flexible)).toBe("non_refundable");
  expect(shown(flexible, strict, nonRefundable)).toBe("non_refundable");
});

it("a stay is on request where one of its rooms is", () => {
  const offer = offerWith(flexible, flexible);
  const asked = offer.rooms.map((room, index) =>
    index === 1 ? { ...room, confirmation: "on_request" as const } : room,
  );
  expect([offer, { ...offer, rooms: asked }].map((one) => stay.terms(one).isOnRequest)).toEqual([false, true]);
});

it("a stay in a list says what, where, when and for how many", () => {
  expect(staySummary(offerWith(flexible, flexible))).toMatchObject({
    title_en: "Abbasi",
    place_en: "Isfahan",
    starts_on: "2026-12-25",
    ends_on: "2026-12-27",
    party: { adults: 4, children: 2, rooms: 2 },
  });
});
