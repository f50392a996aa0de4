import type { Queryable } from "../database/database.ts";
import type { Stock } from "../reservation/product.ts";
import { counterStock } from "../stock/counters.ts";
import { claimsOf, type FlightRequest } from "./offer.ts";

const counters = counterStock<FlightRequest>(claimsOf);

/** Counters of fares, aircraft and places for infants; the chosen seats of a reservation are free again with its places. */
export const flightStock: Stock<FlightRequest> = {
  ...counters,
  async move(tx, reservationId, to) {
    if (to !== "sell") await freeSeats(tx, reservationId);
    await counters.move(tx, reservationId, to);
  },
};

const freeSeats = (tx: Queryable, reservationId: number): Promise<unknown> =>
  tx.query("DELETE FROM flight_seat WHERE reservation_id = $1", [reservationId], "free_seats");
