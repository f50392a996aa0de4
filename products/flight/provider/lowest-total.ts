import type { FlightCounts } from "#products/flight/contract/flight.shapes.ts";
import { lowestReturn, type Way } from "#products/flight/rules/turnaround.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { type OfferDay, offersOn } from "./offers.ts";
import { priced } from "./priced.ts";
import { wayOfOffer } from "./ways.ts";

/** Ways open to a party on a day, in the form that a turnaround is judged by, with their price in rial. */
const pricedWays = async (from: Queryable, day: OfferDay, counts: FlightCounts) =>
  priced(await offersOn(from, day, counts.infant_count), counts).map(({ offer, total }) => ({
    way: wayOfOffer(offer),
    total,
  }));

/**
 * Lowest price for a party of a way back on a day that can be reached from a way out, rial; null where there is none.
 */
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
