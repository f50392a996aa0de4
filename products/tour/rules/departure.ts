import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { tehranInstant } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";

/** Departure of a tour, end of its sale, and the decision on its group. Instants are epoch seconds. */

/** `scheduled`: its group is not complete yet, or it needs none. */
export const departureStates = ["scheduled", "guaranteed", "cancelled", "departed"] as const;
export type DepartureState = (typeof departureStates)[number];

/** Hours before the departure at which booking closes. */
const CLOSING_HOURS = 3;
/** Hour of the day's decision on a group, Tehran. */
const DECISION_HOUR = 12;

export type Closing = {
  readonly departsAt: number;
  /** Processing days of the visa; null if the agency obtains none. */
  readonly visaDays: number | null;
  /** The agency's own closing time, if it has one. */
  readonly agencyClosesAt: number | null;
};

/** Time from which a departure is no longer sold: the earliest of its closing times. */
export const closesAt = ({ departsAt, visaDays, agencyClosesAt }: Closing): number =>
  Math.min(
    departsAt - CLOSING_HOURS * HOUR_SECONDS,
    departsAt - (visaDays ?? 0) * DAY_SECONDS,
    agencyClosesAt ?? Number.POSITIVE_INFINITY,
  );

/**
 * Time of the decision on a group: noon, the given number of days before the departure, but not after booking closes,
 * because the group cannot grow from then on.
 */
export const decideBy = (date: IsoDate, daysBefore: number, closing: number): number =>
  Math.min(tehranInstant(addDays(date, -daysBefore), DECISION_HOUR), closing);

/** Number of travellers that the group still lacks. */
export const groupLeft = (min: number, sold: number): number => Math.max(0, min - sold);
