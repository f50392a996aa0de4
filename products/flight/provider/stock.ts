import { keysOf, type Queryable } from "#provider/kernel/database/database.ts";
import type { Stock } from "#provider/shop/reservation/product.ts";
import { counterStock } from "#provider/shop/stock/counters.ts";
import { claimsOf, type FlightRequest, replacedBy } from "./offer.ts";

const counters = counterStock<FlightRequest>(claimsOf, replacedBy);

/**
 * Counters of fares, aircraft and places for infants; the chosen seats of a reservation are free again with its places.
 * Seats are locked after the counters and in the order in which they are chosen, so that a release never waits in
 * a circle with a choice.
 */
export const flightStock: Stock<FlightRequest> = {
  ...counters,
  async lockOf(tx, reservationIds) {
    await Promise.all([counters.lockOf(tx, reservationIds), lockSeatsOf(tx, reservationIds)]);
  },
  async move(tx, reservationId, to) {
    await counters.move(tx, reservationId, to);
    if (to !== "sell") await freeSeats(tx, reservationId);
  },
};

const lockSeatsOf = (tx: Queryable, reservationIds: readonly number[]): Promise<unknown> =>
  tx.query(
    `SELECT FROM flight_seat WHERE reservation_id = ANY ${keysOf(reservationIds.length)} ORDER BY flight_id, seat FOR UPDATE`,
    reservationIds,
    `lock_seats_of_${reservationIds.length}`,
  );

async function freeSeats(tx: Queryable, reservationId: number): Promise<void> {
  await lockSeatsOf(tx, [reservationId]);
  await tx.query("DELETE FROM flight_seat WHERE reservation_id = $1", [reservationId], "free_seats");
}
