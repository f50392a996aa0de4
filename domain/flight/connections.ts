import { DAY_SECONDS } from "../calendar/constants.ts";
import { localOf } from "../time/instant.ts";
import { airportOf } from "./airports.ts";

/** Changing from one flight to the next. Instants are epoch seconds. For servers: it reads the tables of local times. */

/**
 * `protected`: one ticket, whose carrier answers for the connection. `self_transfer`: two tickets, and the bag is
 * collected and checked in again. `airport_change`: on another airport of the city.
 */
export const connectionKinds = ["protected", "self_transfer", "airport_change"] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** A flight as a connection knows it; airports by their IATA codes. */
export type ConnectedFlight = {
  readonly origin: string;
  readonly destination: string;
  readonly departsAt: number;
  readonly arrivesAt: number;
};

export type Connection = {
  /** Where the second flight leaves. */
  readonly airport: string;
  /** From the arrival to the next departure. */
  readonly minutes: number;
  /** As many as it takes at least. */
  readonly least: number;
  readonly kind: ConnectionKind;
  /** Midnight of the place lies in it. */
  readonly isOvernight: boolean;
};

/** Least times of a connection, minutes: within a country, with a border, to another airport; and more for two tickets. */
export const LEAST_MINUTES = { domestic: 45, border: 90, airportChange: 240, secondTicket: 120 } as const;
/** The longest connection that is offered, minutes. */
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
 * How one flight connects to the next, with time enough or not; null where the next leaves from another city.
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

/** Whether a connection leaves enough time, and not more than is offered. */
export const isPossible = ({ minutes, least }: Connection): boolean => minutes >= least && minutes <= LONGEST_MINUTES;
