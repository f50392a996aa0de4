import type { IsoDate } from "#domain/calendar/types.ts";
import type { Connection } from "./connections.ts";

/** Times and airports that a carrier's change affects. Instants in epoch seconds, airports by their IATA codes. */
export type FlightTimes = {
  readonly origin: string;
  readonly destination: string;
  /** Local day at the origin. */
  readonly departsOn: IsoDate;
  readonly departsAt: number;
  readonly arrivesAt: number;
};

/** Minutes from which a change is major. */
export const MAJOR_MINUTES = { later: 120, earlier: 30 } as const;

type MajorRule = (before: FlightTimes, after: FlightTimes) => boolean;

const minutesLater = (before: number, after: number): number => (after - before) / 60;

const RULES: readonly MajorRule[] = [
  (before, after) => before.origin !== after.origin || before.destination !== after.destination,
  (before, after) => before.departsOn !== after.departsOn,
  (before, after) => minutesLater(before.departsAt, after.departsAt) >= MAJOR_MINUTES.later,
  (before, after) => minutesLater(before.arrivesAt, after.arrivesAt) >= MAJOR_MINUTES.later,
  (before, after) => minutesLater(after.departsAt, before.departsAt) >= MAJOR_MINUTES.earlier,
];

/**
 * True when a change allows the unflown part to be refunded without a fee: another airport or day, at least two hours
 * later or half an hour earlier, or a connection or turn-around now below its minimum time.
 *
 * @param connections those of the direction and the adjacent turn-around, after the change.
 */
export const isMajor = (before: FlightTimes, after: FlightTimes, connections: readonly Connection[]): boolean =>
  RULES.some((rule) => rule(before, after)) || connections.some(({ minutes, least }) => minutes < least);
