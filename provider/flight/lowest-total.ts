import type { FlightCounts } from "#domain/contract/flight.shapes.ts";
import { lowestReturn, type Way } from "#domain/flight/turnaround.ts";
import type { Queryable } from "../kernel/database/database.ts";
import { type OfferDay, offersOn } from "./offers.ts";
import { priced } from "./priced.ts";
import { wayOfOffer } from "./ways.ts";

/** What a party can have on a day, as a turn-around is judged, with its price in rial. */
const pricedWays = async (from: Queryable, day: OfferDay, counts: FlightCounts) =>
  priced(await offersOn(from, day, counts.infant_count), counts).map(({ offer, total }) => ({
    way: wayOfOffer(offer),
    total,
  }));

/** For a way out a party's lowest price of a day's ways back that can be reached from it, rial; null where there is none. */
export const lowestBack = async (
  from: Queryable,
  day: OfferDay,
  counts: FlightCounts,
): Promise<(out: Way) => number | null> => lowestReturn(await pricedWays(from, day, counts));

/**
 * A party's lowest price, rial: of a way out, with `back` of a way out and a way back that can be bought together; null
 * where nothing can be had.
 */
export async function lowestTotal(
  from: Queryable,
  out: OfferDay,
  back: OfferDay | null,
  counts: FlightCounts,
): Promise<number | null> {
  const [outs, returnOf] = await Promise.all([
    pricedWays(from, out, counts),
    back === null ? () => 0 : lowestBack(from, back, counts),
  ]);
  const totals = outs.flatMap(({ way, total }) => {
    const home = returnOf(way);
    return home === null ? [] : [total + home];
  });
  return totals.length === 0 ? null : Math.min(...totals);
}
