import type { IsoDate } from "#domain/calendar/types.ts";
import type { FarePrices, FlightCounts, FlightJourney } from "#products/flight/contract/flight.shapes.ts";
import { fareTotal } from "#products/flight/rules/fares.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { countsOf, hasPlaces } from "./counts.ts";

/** A flight by its name: its carrier's code and number, from city to city on a day of its origin's clock. */
export type NamedFlight = {
  carrier: string;
  number: string;
  originId: number;
  destinationId: number;
  date: IsoDate;
  class: FlightJourney["class"];
};

type FareRow = { place: number; prices: FarePrices; seatsFree: number; infantsFree: number };

const FARES = `
  SELECT named.place, offer.prices,
    (SELECT min(total - held - sold) FROM stock WHERE id = ANY(offer.seat_stock_ids)) AS "seatsFree",
    (SELECT min(total - held - sold) FROM stock WHERE id = ANY(offer.infant_stock_ids)) AS "infantsFree"
  FROM jsonb_to_recordset($1::jsonb) AS named
    (place int, carrier text, number text, "originId" int, "destinationId" int, date date, class text)
  JOIN flight_offer AS offer ON offer.origin_city_id = named."originId" AND offer.destination_city_id = named."destinationId"
    AND offer.date = named.date AND offer.class = named.class AND offer.stops = 0 AND offer.closes_at > app_now()
  JOIN flight ON flight.id = offer.flight_ids[1] AND flight.carrier = named.carrier AND flight.number = named.number
    AND flight.state = 'scheduled'`;

/** The cheapest fare of each of some flights for a whole party, rial; null where it is not sold or has no places for all. */
export async function cheapestFares(
  from: Queryable,
  flights: readonly NamedFlight[],
  counts: FlightCounts,
): Promise<(number | null)[]> {
  const rows = await from.query<FareRow>(
    FARES,
    [JSON.stringify(flights.map((flight, place) => ({ ...flight, place })))],
    "single_fares",
  );
  return flights.map((_, place) => {
    const totals = rows
      .filter((row) => row.place === place && hasPlaces(row, counts))
      .map(({ prices }) => fareTotal(prices, countsOf(counts)));
    return totals.length === 0 ? null : Math.min(...totals);
  });
}
