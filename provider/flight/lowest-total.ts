import type { FlightCounts } from "#domain/contract/flight.shapes.ts";
import type { Queryable } from "../database/database.ts";
import { type OfferDay, offersOn } from "./offers.ts";
import { priced } from "./priced.ts";

/** A party's lowest price of a day, rial; null where nothing can be had. */
export async function lowestTotal(from: Queryable, day: OfferDay, counts: FlightCounts): Promise<number | null> {
  const all = priced(await offersOn(from, day, counts.infant_count), counts);
  return all.length === 0 ? null : Math.min(...all.map(({ total }) => total));
}
