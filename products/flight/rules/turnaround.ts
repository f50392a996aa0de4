import { type ConnectedFlight, type Connection, connectionOf } from "./connections.ts";

/**
 * Fields of one direction of a return journey that the turn-around depends on: departure of its first flight and
 * arrival of its last, with their carriers. Instants are epoch seconds, airports and carriers their codes.
 */
export type Way = ConnectedFlight & { readonly firstCarrier: string; readonly lastCarrier: string };

/**
 * Time on the ground between the way out and the way back, under the rules of connections: another airport of the city,
 * a border and another carrier take longer. Null if the way back leaves from another city.
 */
export const turnaroundOf = (out: Way, back: Way): Connection | null =>
  connectionOf(out, back, out.lastCarrier === back.firstCarrier);

/** True when a way back can be reached from a way out. There is no upper limit: a journey may last for weeks. */
export function isReachable(out: Way, back: Way): boolean {
  const turnaround = turnaroundOf(out, back);
  return turnaround !== null && turnaround.minutes >= turnaround.least;
}

/** A way back with its price. */
export type PricedWay = { readonly way: Way; readonly total: number };

/**
 * Returns, for a way out, the lowest price of a reachable way back, in the unit of `total`; null without any.
 *
 * @param backs every available way back, in any order.
 */
export function lowestReturn(backs: readonly PricedWay[]): (out: Way) => number | null {
  const cheapestFirst = backs.toSorted((one, other) => one.total - other.total);
  const lastDeparture = Math.max(...backs.map(({ way }) => way.departsAt));
  return (out) => {
    // Shortcut: a way out that lands after the last way back is not compared with all of them.
    if (out.arrivesAt >= lastDeparture) return null;
    return cheapestFirst.find(({ way }) => isReachable(out, way))?.total ?? null;
  };
}
