import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import { stayReserves } from "#fixtures/answers/reservations.ts";
import { groupTrips, partTrips, phaseOf, type Trip } from "./trips.ts";

const TODAY = "2026-11-20";

/** A booking of three nights that begins some days from today. */
function trip(status: ReservationStatus, days: number, deadline: number | null = null): Trip {
  const [model] = stayReserves.items;
  if (model === undefined) throw new Error("The recorded list has a reservation");
  const starts_on = addDays(TODAY, days);
  return {
    ...model,
    status,
    payment_deadline_at: deadline,
    confirmation_code: `${status}${days}`,
    summary: { ...model.summary, starts_on, ends_on: addDays(starts_on, 3) },
  };
}

describe("groups of trips", () => {
  it("takes the soonest confirmed trip as the next one, wherever it stands in the list", () => {
    const [late, soon, unpaid] = [trip("successful", 30), trip("successful", 9), trip("ready_to_pay", 2, 1)];
    expect(groupTrips([late, unpaid, soon], TODAY)).toEqual({
      next: soon,
      waiting: [unpaid],
      lapsed: [],
      coming: [late],
      past: [],
    });
  });

  it("takes the soonest of all where none is confirmed", () => {
    const [unpaid, asked] = [trip("ready_to_pay", 5, 1), trip("under_review", 3)];
    expect(groupTrips([unpaid, asked], TODAY).next).toBe(asked);
  });

  it("puts what ended, and what is over, among the past ones, the latest first", () => {
    const [over, cancelled, lastDay] = [trip("successful", -4), trip("cancelled", 8), trip("successful", -3)];
    expect(groupTrips([over, cancelled, lastDay], TODAY)).toEqual({
      next: lastDay,
      waiting: [],
      lapsed: [],
      coming: [],
      past: [cancelled, over],
    });
  });

  it("does not ask to pay where the deadline has passed, and names the first deadline first", () => {
    const [late, soon] = [trip("payment_failed", 2, 20), trip("ready_to_pay", 30, 10)];
    const lapsed = trip("payment_deadline_expired", 4);
    const asked = trip("under_review", 6);
    expect(partTrips([late, lapsed, asked, soon], TODAY)).toEqual({
      waiting: [soon, late],
      lapsed: [lapsed],
      coming: [asked],
      past: [],
    });
  });

  it("has nothing without reservations", () => {
    expect(groupTrips([], TODAY)).toEqual({ next: null, waiting: [], lapsed: [], coming: [], past: [] });
  });
});

it.each([
  [11, { at: "before", days: 11 }],
  [0, { at: "firstDay" }],
  [-1, { at: "during", days: 2 }],
  [-3, { at: "lastDay" }],
] as const)("a trip of three nights that begins in %i days is in its phase", (days, phase) => {
  expect(phaseOf(trip("successful", days).summary, TODAY)).toEqual(phase);
});
