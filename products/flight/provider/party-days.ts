import type { IsoDate } from "#domain/calendar/types.ts";
import type { FlightCounts } from "#products/flight/contract/flight.shapes.ts";
import { seatsOf } from "#products/flight/rules/passengers.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { countsOf } from "./counts.ts";
import type { OfferDay } from "./offers.ts";

/** Price of one person of a group, as `fareTotal` rounds it, rial. */
const priceOf = (group: string): string =>
  `round(((prices #>> '{${group},fare}')::bigint + (prices #>> '{${group},taxes}')::bigint) / 10.0) * 10`;

/** The offers of each day that have places for a whole party, by its price: the lowest of each. */
const LOWEST = `
  SELECT day AS date, best.total::float8 AS total
  FROM (SELECT listed::date AS day FROM jsonb_array_elements_text($4::jsonb) AS listed) AS days CROSS JOIN LATERAL (
    SELECT $5 * ${priceOf("adult")} + $6 * ${priceOf("child")} + $7 * ${priceOf("infant")} AS total
    FROM flight_offer AS offer
    WHERE offer.origin_city_id = $1 AND offer.destination_city_id = $2 AND offer.class = $3 AND offer.date = day
      AND offer.closes_at > app_now()
      AND NOT EXISTS (SELECT FROM stock WHERE id = ANY(offer.seat_stock_ids) AND total - held - sold < $8)
      AND ($7 = 0 OR NOT EXISTS (
        SELECT FROM stock WHERE id = ANY(offer.infant_stock_ids) AND total - held - sold < $7))
    ORDER BY 1 LIMIT 1) AS best`;

/** A party's lowest price on each of some days, rial; a day without places for all of it is absent. */
export async function partyTotals(
  from: Queryable,
  { originId, destinationId, class: cabin }: Omit<OfferDay, "date">,
  days: readonly IsoDate[],
  counts: FlightCounts,
): Promise<ReadonlyMap<IsoDate, number>> {
  const { adult_count, child_count, infant_count } = counts;
  const rows = await from.query<{ date: IsoDate; total: number }>(
    LOWEST,
    [
      originId,
      destinationId,
      cabin,
      JSON.stringify(days),
      adult_count,
      child_count,
      infant_count,
      seatsOf(countsOf(counts)),
    ],
    "party_totals",
  );
  return new Map(rows.map(({ date, total }) => [date, total]));
}
