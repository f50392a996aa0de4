import type { IsoDate } from "#domain/calendar/types.ts";
import type { FarePrices, FlightCounts } from "#products/flight/contract/flight.shapes.ts";
import { fareTotal } from "#products/flight/rules/fares.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { countsOf, hasPlaces } from "./counts.ts";
import type { OfferDay } from "./offers.ts";

type FareRow = { date: IsoDate; prices: FarePrices; seatsFree: number; infantsFree: number };

const FARES = `
  SELECT offer.date, offer.prices,
    (SELECT min(total - held - sold) FROM stock WHERE id = ANY(offer.seat_stock_ids)) AS "seatsFree",
    (SELECT min(total - held - sold) FROM stock WHERE id = ANY(offer.infant_stock_ids)) AS "infantsFree"
  FROM flight_offer AS offer
  WHERE offer.origin_city_id = $1 AND offer.destination_city_id = $2 AND offer.class = $3
    AND offer.date = ANY(SELECT jsonb_array_elements_text($4::jsonb)::date) AND offer.closes_at > app_now()`;

/** A party's lowest price on each of some days, rial; a day without places for all of it is absent. */
export async function partyTotals(
  from: Queryable,
  { originId, destinationId, class: cabin }: Omit<OfferDay, "date">,
  days: readonly IsoDate[],
  counts: FlightCounts,
): Promise<ReadonlyMap<IsoDate, number>> {
  const rows = await from.query<FareRow>(FARES, [originId, destinationId, cabin, JSON.stringify(days)], "party_fares");
  const lowest = new Map<IsoDate, number>();
  for (const row of rows) {
    if (!hasPlaces(row, counts)) continue;
    const total = fareTotal(row.prices, countsOf(counts));
    lowest.set(row.date, Math.min(total, lowest.get(row.date) ?? total));
  }
  return lowest;
}
