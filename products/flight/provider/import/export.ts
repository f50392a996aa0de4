import { airportOf } from "#domain/place/airports.ts";
import { dayShift, localOf } from "#domain/time/instant.ts";
import type { ExportPage } from "#provider/desk/import/export.ts";
import { keyOf, placeRows, rowsOfThing, rowText } from "#provider/desk/import/export-rows.ts";
import { thingNamed } from "#provider/desk/import/things.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import type { Row } from "#provider/kernel/database/insert-rows.ts";
import { type CounterKind, stockIdSql } from "#provider/shop/stock/ids.ts";

/** Flights that are to come as rows of an import: carriers, then each flight of each day with its fares. */

const counted = (kind: CounterKind, id: string, what: "total" | "sold_elsewhere"): string =>
  `(SELECT ${what} FROM stock WHERE stock.id = ${stockIdSql(kind, id)})`;

const FLIGHTS = `
  SELECT flight.*, ${keyOf("flight", "flight.id", "flight")} AS external_id,
    extract(epoch FROM departs_at)::float8 AS leaves, extract(epoch FROM arrives_at)::float8 AS comes,
    ${counted("flightSeats", "flight.id", "total")} AS seats, ${counted("flightSeats", "flight.id", "sold_elsewhere")} AS seats_sold_elsewhere,
    ${counted("flightInfants", "flight.id", "total")} AS infants,
    ${counted("flightInfants", "flight.id", "sold_elsewhere")} AS infants_sold_elsewhere,
    (SELECT jsonb_agg(jsonb_build_object('kind', fare.kind, 'class', fare.class, 'brand', fare.brand, 'booking_class', fare.booking_class,
        'prices', fare.prices, 'baggage', fare.baggage, 'policy', fare.policy_id, 'confirmation', fare.confirmation,
        'seats', ${counted("fareSeats", "fare.id", "total")}, 'seats_sold_elsewhere', ${counted("fareSeats", "fare.id", "sold_elsewhere")})
      ORDER BY fare.id) FROM flight_fare AS fare WHERE fare.flight_id = flight.id) AS fares
  FROM flight WHERE flight.id > $1 AND state = 'scheduled' AND departs_at > app_now() ORDER BY flight.id LIMIT $2`;

type FlightRow = Row & {
  id: number;
  origin: string;
  destination: string;
  local_date: string;
  leaves: number;
  comes: number;
};

function flightText({ leaves, comes, local_date, ...row }: FlightRow): string {
  const [from, to] = [airportOf(row.origin).zone, airportOf(row.destination).zone];
  return rowText(thingNamed("flight").record, {
    ...row,
    from: local_date,
    departs: localOf(leaves, from).time,
    arrives: localOf(comes, to).time,
    day_shift: dayShift({ at: leaves, zone: from }, { at: comes, zone: to }),
  });
}

const shared = async (from: Queryable): Promise<string[]> => [
  ...(await placeRows(from)),
  ...(await rowsOfThing(from, "carrier", { where: "ORDER BY code", values: [] })),
];

export const exportFlights: ExportPage = async (from, after, limit) => {
  const flights = await from.query<FlightRow>(FLIGHTS, [Number(after ?? -1), limit]);
  const rows = [...(after === null ? await shared(from) : []), ...flights.map(flightText)];
  const last = flights.at(-1);
  return {
    rows: rows.map((row) => `${row}\n`).join(""),
    things: flights.length,
    next: last === undefined || flights.length < limit ? null : String(last.id),
  };
};
