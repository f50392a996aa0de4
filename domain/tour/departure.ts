import { addDays } from "../calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "../calendar/constants.ts";
import { tehranInstant } from "../calendar/today.ts";
import type { IsoDate } from "../calendar/types.ts";

/** When a tour leaves, until when it is sold, and whether its group comes together. Instants are epoch seconds. */

/** `scheduled`: its group is still gathering, or it needs none. */
export const departureStates = ["scheduled", "guaranteed", "cancelled", "departed"] as const;
export type DepartureState = (typeof departureStates)[number];

/** Hours before the departure at which booking closes. */
const CLOSING_HOURS = 3;
/** When the day's decision on a group is taken, Tehran. */
const DECISION_HOUR = 12;

export type Closing = {
  readonly departsAt: number;
  /** Days that the visa takes; null where the agency gets none. */
  readonly visaDays: number | null;
  /** The agency's own closing time, if it has one. */
  readonly agencyClosesAt: number | null;
};

/** From when on a departure is not sold any more: the earliest of its closing times. */
export const closesAt = ({ departsAt, visaDays, agencyClosesAt }: Closing): number =>
  Math.min(
    departsAt - CLOSING_HOURS * HOUR_SECONDS,
    departsAt - (visaDays ?? 0) * DAY_SECONDS,
    agencyClosesAt ?? Number.POSITIVE_INFINITY,
  );

/**
 * When it is decided whether a group goes: at noon so many days before the departure, and not after booking closes,
 * when nobody joins it any more.
 */
export const decideBy = (date: IsoDate, daysBefore: number, closing: number): number =>
  Math.min(tehranInstant(addDays(date, -daysBefore), DECISION_HOUR), closing);

/** How many the group still lacks. */
export const groupLeft = (min: number, sold: number): number => Math.max(0, min - sold);

export type Group = { readonly min: number; readonly sold: number; readonly decideBy: number };

/** What is to be decided of a departure now; null while it is not yet time, and when it is decided already. */
export function groupDecision(
  state: DepartureState,
  { min, sold, decideBy: due }: Group,
  now: number,
): "guaranteed" | "cancelled" | null {
  if (state !== "scheduled" || now < due) return null;
  return groupLeft(min, sold) === 0 ? "guaranteed" : "cancelled";
}

export type Departure = { readonly state: DepartureState; readonly departsAt: number; readonly closesAt: number };

/** Why a departure cannot be booked any more. */
export type DepartureBlocking = "cancelled" | "departed" | "closed";

/** Null while it can be booked, as far as time and its state go: seats and rooms are counted elsewhere. */
export function departureBlocking(departure: Departure, now: number): DepartureBlocking | null {
  if (departure.state === "cancelled") return "cancelled";
  if (departure.state === "departed" || now >= departure.departsAt) return "departed";
  return now >= departure.closesAt ? "closed" : null;
}
