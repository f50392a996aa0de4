import type { Baggage, FarePrices, FlightJourney, FlightSegment } from "#products/flight/contract/flight.shapes.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { stockIdSql } from "#provider/shop/stock/ids.ts";
import { READ_AT } from "./read-at.ts";

type Place = FlightSegment["origin"]["city"];
type Named = FlightSegment["carrier"];

/** One flight of an offer with its fare and the seats left of both, as it is kept. Instants in epoch seconds. */
export type SegmentRow = {
  fareId: number;
  flightId: number;
  kind: FlightJourney["kind"];
  class: FlightJourney["class"];
  brand: FlightJourney["brand"];
  bookingClass: string;
  prices: FarePrices;
  baggage: Baggage;
  policyId: FlightJourney["policy"];
  confirmation: FlightJourney["confirmation"];
  carrier: Named;
  operatedBy: Named | null;
  number: string;
  origin: string;
  destination: string;
  originCity: Place;
  destinationCity: Place;
  originTerminal: string | null;
  destinationTerminal: string | null;
  departsAt: number;
  arrivesAt: number;
  aircraft: string;
  state: "scheduled" | "cancelled";
  blockedSeats: string[];
  /** Seats left of the fare, and of the aircraft. */
  fareSeatsFree: number;
  flightSeatsFree: number;
  /** Seats left in both the fare and the aircraft. */
  seatsFree: number;
  infantsFree: number;
  /** Time of the read, by the database's clock. */
  readAt: number;
};

const named = (code: string): string =>
  `(SELECT jsonb_build_object('code', code, 'name_fa', name_fa, 'name_en', name_en) FROM flight_carrier WHERE code = ${code})`;
const cityAt = (iata: string): string => `
  (SELECT jsonb_build_object('id', city.id, 'slug', city.slug, 'name_fa', city.name_fa, 'name_en', city.name_en)
   FROM flight_airport AS airport JOIN city ON city.id = airport.city_id WHERE airport.iata = ${iata})`;

const SEGMENTS = `
  SELECT fare.id AS "fareId", flight.id AS "flightId", fare.kind, fare.class, fare.brand, fare.booking_class AS "bookingClass",
    fare.prices, fare.baggage, fare.policy_id AS "policyId", fare.confirmation, ${named("flight.carrier")} AS carrier,
    ${named("flight.operated_by")} AS "operatedBy", flight.number, flight.origin, flight.destination,
    ${cityAt("flight.origin")} AS "originCity", ${cityAt("flight.destination")} AS "destinationCity",
    flight.origin_terminal AS "originTerminal", flight.destination_terminal AS "destinationTerminal",
    extract(epoch FROM flight.departs_at)::int AS "departsAt", extract(epoch FROM flight.arrives_at)::int AS "arrivesAt",
    flight.aircraft, flight.state, flight.blocked_seats AS "blockedSeats",
    bucket.total - bucket.held - bucket.sold AS "fareSeatsFree", seats.total - seats.held - seats.sold AS "flightSeatsFree",
    least(bucket.total - bucket.held - bucket.sold, seats.total - seats.held - seats.sold) AS "seatsFree",
    infants.total - infants.held - infants.sold AS "infantsFree", ${READ_AT}
  FROM flight_fare AS fare JOIN flight ON flight.id = fare.flight_id
  JOIN stock AS bucket ON bucket.id = ${stockIdSql("fareSeats", "fare.id")}
  JOIN stock AS seats ON seats.id = ${stockIdSql("flightSeats", "flight.id")}
  JOIN stock AS infants ON infants.id = ${stockIdSql("flightInfants", "flight.id")}`;

/** The flights of some fares, by the fare's id. A fare that is in no catalogue any more is missing. */
export async function readSegments(
  from: Queryable,
  fareIds: readonly number[],
): Promise<ReadonlyMap<number, SegmentRow>> {
  if (fareIds.length === 0) return new Map();
  const rows = await from.query<SegmentRow>(
    `${SEGMENTS} WHERE fare.id = ANY($1::bigint[])`,
    [arrayLiteral([...new Set(fareIds)])],
    "flight_segments",
  );
  return new Map(rows.map((row) => [row.fareId, row]));
}
