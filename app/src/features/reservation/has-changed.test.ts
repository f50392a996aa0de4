import { describe, expect, it } from "vitest";
import type { StatusEnvelope } from "#domain/contract/reservation.shapes.ts";
import { statusOf } from "#fixtures/answers/every-status.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { gathering, tourReservationIn, tourStatusOf } from "#fixtures/answers/tour-reservations.ts";
import { hasChanged } from "./has-changed.ts";

const shown = reservationIn.in_progress;

describe("a status that is asked again", () => {
  it("is the same while only the clock goes on", () => {
    expect(hasChanged(shown, { ...statusOf(shown), now: shown.now + 30 })).toBe(false);
  });

  it.each<Partial<StatusEnvelope>>([
    { status: "successful" },
    { status_reason: "reservation_rejected" },
    { payment_deadline_at: shown.now + 60 },
    { grace_ends_at: shown.now + 60 },
    { extension_used: true },
    { actions: ["pay"] },
  ])("has changed where %o is answered", (change) => {
    expect(hasChanged(shown, { ...statusOf(shown), ...change })).toBe(true);
  });

  it("has changed where the product's own part has: one more joined the group", () => {
    const tour = { ...tourReservationIn.under_review, departure: gathering };
    const status = tourStatusOf(tour);
    expect(hasChanged(tour, status)).toBe(false);
    const group = gathering.group && { ...gathering.group, sold: gathering.group.sold + 1 };
    expect(hasChanged(tour, { ...status, departure: { ...gathering, group } } as StatusEnvelope)).toBe(true);
  });
});
