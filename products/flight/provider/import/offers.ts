import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { airports } from "#domain/place/airports.ts";
import type { Baggage } from "#products/flight/contract/flight.shapes.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { insertRows } from "#provider/kernel/database/insert-rows.ts";
import { computeFareDays } from "../fare-days.ts";
import { CONNECTION_DAYS, daysOf, type OfferedFlight, offersOf } from "../make-offers.ts";
import type { OfferPart } from "../offer-rows.ts";
import type { OfferDay } from "../offers.ts";

/** Derives the data that flight searches read from what an import has written. */

const AIRPORTS = `
  INSERT INTO flight_airport (iata, city_id) SELECT iata, city.id
  FROM jsonb_to_recordset($1::jsonb) AS airport (iata text, slug text) JOIN city ON city.slug = airport.slug
  ON CONFLICT DO NOTHING`;

const TOUCHED = `SELECT id FROM import_row WHERE import_id = $1 AND kind = 'flight' AND data IS NOT NULL`;

/** Deletes the current offers of the import's flights; their days are computed again even without new offers. */
const FORGOTTEN = `
  DELETE FROM flight_offer WHERE flight_ids && ARRAY(${TOUCHED})
  RETURNING origin_city_id AS "originId", destination_city_id AS "destinationId", date, class`;

type FlightRow = Omit<OfferPart, "hasBag"> & { date: IsoDate; baggage: Baggage };

const FLIGHTS = `
  SELECT fare.id AS "fareId", flight.id AS "flightId", carrier, origin, destination, local_date AS date,
    extract(epoch FROM departs_at)::float8 AS "departsAt", extract(epoch FROM arrives_at)::float8 AS "arrivesAt", fare.kind, fare.class,
    brand, policy_id AS "policyId", confirmation, prices, baggage
  FROM flight JOIN flight_fare AS fare ON fare.flight_id = flight.id
  WHERE local_date BETWEEN $1 AND $2 AND state = 'scheduled' ORDER BY fare.id`;

function offered(rows: readonly FlightRow[]): OfferedFlight[] {
  return [...Map.groupBy(rows, ({ flightId }) => flightId)].map(([id, fares]) => ({
    id,
    date: fares[0]?.date ?? "1970-01-01",
    parts: fares.map(({ baggage, date: _, ...part }) => ({ ...part, hasBag: baggage.adult.checked_kg > 0 })),
  }));
}

/** Days of flights combined into offers together: more would fill the memory. */
const DAYS_AT_ONCE = 14;

const DATES = `
  SELECT flight.id, local_date AS date FROM flight JOIN (${TOUCHED}) AS mine ON mine.id = flight.id WHERE departs_at > app_now()`;

async function makeDays(
  tx: Queryable,
  days: readonly IsoDate[],
  touched: ReadonlySet<number>,
  cityIdOf: (slug: string) => number,
) {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const rows = await tx.query<FlightRow>(FLIGHTS, [addDays(first, -CONNECTION_DAYS), addDays(last, CONNECTION_DAYS)]);
  const own = new Set(days);
  const flights = offered(rows);
  const isNew = new Set(flights.filter(({ id, date }) => touched.has(id) && own.has(date)).map(({ id }) => id));
  const offers = offersOf(flights, (id) => isNew.has(id), cityIdOf);
  await insertRows(tx, "flight_offer", offers, { conflict: "ON CONFLICT (fare_ids) DO NOTHING" });
  return daysOf(offers);
}

/** Makes the offers of an import's flights, connections with others among them, and the lowest prices of their days. */
export async function renewFlightOffers(tx: Queryable, importId: number): Promise<void> {
  await tx.query(AIRPORTS, [JSON.stringify(airports.map(({ iata, citySlug }) => ({ iata, slug: citySlug })))]);
  const cities = new Map(
    (await tx.query<{ id: number; slug: string }>("SELECT id, slug FROM city")).map(({ id, slug }) => [slug, id]),
  );
  const dated = await tx.query<{ id: number; date: IsoDate }>(DATES, [importId]);
  const changed: OfferDay[] = await tx.query<OfferDay>(FORGOTTEN, [importId]);
  const touched = new Set(dated.map(({ id }) => id));
  const dates = [...new Set(dated.map(({ date }) => date))].sort();
  for (let start = 0; start < dates.length; start += DAYS_AT_ONCE) {
    const days = dates.slice(start, start + DAYS_AT_ONCE);
    changed.push(...(await makeDays(tx, days, touched, (slug) => cities.get(slug) ?? 0)));
  }
  const once = new Map(changed.map((day) => [Object.values(day).join(" "), day]));
  await computeFareDays(tx, [...once.values()]);
}
