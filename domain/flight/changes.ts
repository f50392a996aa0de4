import type { IsoDate } from "../calendar/types.ts";
import type { Connection } from "./connections.ts";

/** What a carrier's change to a flight touches. Instants in epoch seconds, airports by their IATA codes. */
export type FlightTimes = {
  readonly origin: string;
  readonly destination: string;
  /** By the clock of the origin. */
  readonly departsOn: IsoDate;
  readonly departsAt: number;
  readonly arrivesAt: number;
};

/** From how many minutes on a change is major. */
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
 * Whether a change is so large that what is not yet flown can be given back without a fee: another airport or day, two
 * hours later, half an hour earlier, or a connection or turn-around that is now shorter than it takes.
 *
 * @param connections those of the direction and the turn-around beside it, as they are after the change.
 */
export const isMajor = (before: FlightTimes, after: FlightTimes, connections: readonly Connection[]): boolean =>
  RULES.some((rule) => rule(before, after)) || connections.some(({ minutes, least }) => minutes < least);
