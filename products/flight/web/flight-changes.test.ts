import { expect, it } from "vitest";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { flightReservation } from "#fixtures/answers/flight-reservation.ts";
import { flightCancelled, retimedALittle, retimedMuch } from "#fixtures/answers/flight-reservations.ts";
import type { FlightChange } from "#products/flight/contract/flight.shapes.ts";
import { changesOf, groundOf, shiftOf } from "./flight-changes.ts";

const { flights } = flightReservation.subject;
const [first] = retimedMuch.changes as [FlightChange];
const HOURS = 60;

/** The next change of the same flight, an hour after the one before. */
const next = (before: FlightChange, change: Partial<FlightChange>): FlightChange => ({
  ...before,
  change_id: before.change_id + 1,
  before: before.after ?? before.before,
  after: before.after && {
    ...before.after,
    departs_at: before.after.departs_at + HOUR_SECONDS,
    arrives_at: before.after.arrives_at + HOUR_SECONDS,
  },
  ...change,
});

it("a flight that is moved more than once is one change, from what was agreed", () => {
  const twice = [first, next(first, { is_major: false, state: "told" })];
  const [one, ...others] = changesOf(flights, twice);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ state: "open", before: first.before, open: [first.change_id] });
  expect(one && shiftOf(one)).toEqual({ of: "departs", minutes: 4 * HOURS });
});

it("small steps are told as what they come to", () => {
  const told = { ...first, state: "told" } as const;
  const [one] = changesOf(flights, [told, next(told, { state: "open" })]);
  expect(one).toMatchObject({ state: "open", before: first.before, open: [told.change_id + 1] });
  expect(one && shiftOf(one)).toEqual({ of: "departs", minutes: 4 * HOURS });
});

it("what was accepted is where the next change begins", () => {
  const accepted = { ...first, state: "accepted" } as const;
  const again = next(accepted, { state: "open" });
  const [one] = changesOf(flights, [accepted, again]);
  expect(one).toMatchObject({ state: "open", before: first.after, open: [again.change_id] });
  expect(one && shiftOf(one)).toEqual({ of: "departs", minutes: HOURS });
});

it("a flight that is cancelled asks for no answer, whatever was open", () => {
  const [end] = flightCancelled.changes as [FlightChange];
  expect(changesOf(flights, [first, end])[0]).toMatchObject({ state: "cancelled", open: [], after: null });
});

it("an hour is only said", () => {
  expect(changesOf(flights, retimedALittle.changes)[0]).toMatchObject({ state: "told", open: [] });
});

it("a flight that only lands later says so", () => {
  const after = { ...first.before, arrives_at: first.before.arrives_at + HOUR_SECONDS / 2 };
  const [one] = changesOf(flights, [{ ...first, after }]);
  expect(one && shiftOf(one)).toEqual({ of: "arrives", minutes: HOURS / 2 });
});

it("a flight that is moved close to the way back says how long is left on the ground, and one far from it says nothing", () => {
  const [out] = flights;
  const lands = out?.segments.at(-1);
  if (out === undefined || lands === undefined) throw new Error("The recorded reservation has a flight");
  const back = (minutes: number) => ({
    ...out,
    direction: "inbound" as const,
    segments: [{ ...lands, flight_id: lands.flight_id + 1, departs_at: lands.arrives_at + minutes * 60 }],
  });
  const change = { segment: lands, state: "open", before: first.before, after: first.before, open: [1] } as const;
  expect(groundOf([out, back(25)], change)).toBe(25);
  expect(groundOf([out, back(-10)], change)).toBe(-10);
  expect(groundOf([out, back(7 * 24 * 60)], change)).toBeNull();
  expect(groundOf([out], change)).toBeNull();
});
