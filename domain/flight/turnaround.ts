import { type ConnectedFlight, type Connection, connectionOf } from "./connections.ts";

/**
 * One direction of a journey there and back, as its turn-around knows it: from where its first flight leaves to where its
 * last one lands, with the carriers of those two. Instants are epoch seconds, airports and carriers their codes.
 */
export type Way = ConnectedFlight & { readonly firstCarrier: string; readonly lastCarrier: string };

/**
 * The time on the ground between the way out and the way back, by the rule of connections: another airport of the city, a
 * border and another carrier take longer. Null where the way back leaves from another city.
 */
export const turnaroundOf = (out: Way, back: Way): Connection | null =>
  connectionOf(out, back, out.lastCarrier === back.firstCarrier);

/** Whether a way back can be reached from a way out. There is no longest time: a journey may last for weeks. */
export function isReachable(out: Way, back: Way): boolean {
  const turnaround = turnaroundOf(out, back);
  return turnaround !== null && turnaround.minutes >= turnaround.least;
}

/** A way back with what it costs. */
export type PricedWay = { readonly way: Way; readonly total: number };

/**
 * For a way out the lowest price of a way back that can be reached from it, in the unit of `total`; null where there is none.
 *
 * @param backs every way back that can be had, in any order.
 */
export function lowestReturn(backs: readonly PricedWay[]): (out: Way) => number | null {
  const cheapestFirst = backs.toSorted((one, other) => one.total - other.total);
  const lastDeparture = Math.max(...backs.map(({ way }) => way.departsAt));
  return (out) => {
    // Spares looking through all of them for each way out that lands after the last.
    if (out.arrivesAt >= lastDeparture) return null;
    return cheapestFirst.find(({ way }) => isReachable(out, way))?.total ?? null;
  };
}
