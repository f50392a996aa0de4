import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { airportOf } from "#domain/place/airports.ts";
import { localOf } from "#domain/time/instant.ts";

/** Connections between two flights. Instants are epoch seconds. For servers: it loads the tables of local times. */

/**
 * `protected`: one ticket, whose carrier is responsible for the connection. `self_transfer`: two tickets; baggage is
 * collected and checked in again. `airport_change`: from another airport of the city.
 */
export const connectionKinds = ["protected", "self_transfer", "airport_change"] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** Fields of a flight that a connection depends on; airports by their IATA codes. */
export type ConnectedFlight = {
  readonly origin: string;
  readonly destination: string;
  readonly departsAt: number;
  readonly arrivesAt: number;
};

export type Connection = {
  /** Departure airport of the second flight. */
  readonly airport: string;
  /** Minutes from the arrival to the next departure. */
  readonly minutes: number;
  /** Minimum connection time, minutes. */
  readonly least: number;
  readonly kind: ConnectionKind;
  /** True when local midnight lies in it. */
  readonly isOvernight: boolean;
};

/** Minimum connection times, minutes: domestic, international, to another airport; and the addition for two tickets. */
export const LEAST_MINUTES = { domestic: 45, border: 90, airportChange: 240, secondTicket: 120 } as const;
/** Longest connection on offer, minutes. */
export const LONGEST_MINUTES = DAY_SECONDS / 60;

const crossesBorder = ({ origin, destination }: ConnectedFlight): boolean =>
  airportOf(origin).country !== airportOf(destination).country;

export function connectionKind(first: ConnectedFlight, second: ConnectedFlight, isOneTicket: boolean): ConnectionKind {
  if (first.destination !== second.origin) return "airport_change";
  return isOneTicket ? "protected" : "self_transfer";
}

function leastMinutes(first: ConnectedFlight, second: ConnectedFlight, isOneTicket: boolean): number {
  const isBorder = crossesBorder(first) || crossesBorder(second);
  const within = first.destination === second.origin;
  const onOneTicket = within ? LEAST_MINUTES[isBorder ? "border" : "domestic"] : LEAST_MINUTES.airportChange;
  return onOneTicket + (isOneTicket ? 0 : LEAST_MINUTES.secondTicket);
}

/**
 * Returns the connection from one flight to the next, with enough time or not; null when the next leaves from another
 * city.
 *
 * @throws RangeError for airports that are not sold.
 */
export function connectionOf(first: ConnectedFlight, second: ConnectedFlight, isOneTicket: boolean): Connection | null {
  const { zone, citySlug } = airportOf(first.destination);
  if (airportOf(second.origin).citySlug !== citySlug) return null;
  return {
    airport: second.origin,
    minutes: (second.departsAt - first.arrivesAt) / 60,
    least: leastMinutes(first, second, isOneTicket),
    kind: connectionKind(first, second, isOneTicket),
    isOvernight: localOf(first.arrivesAt, zone).date < localOf(second.departsAt, zone).date,
  };
}

/** True when a connection leaves enough time, and no more than the longest on offer. */
export const isPossible = ({ minutes, least }: Connection): boolean => minutes >= least && minutes <= LONGEST_MINUTES;
