import type { IsoDate } from "#domain/calendar/types.ts";
import { airports } from "#domain/place/airports.ts";
import { flightCarriers } from "#fixtures/world/carriers.ts";
import type { WorldFlight } from "#fixtures/world/flight-types.ts";
import type { World } from "#fixtures/world/types.ts";
import { flightsAhead } from "#products/flight/world/flights.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { insertRows, type Row } from "#provider/kernel/database/insert-rows.ts";
import { withoutIndexes } from "#provider/kernel/database/without-indexes.ts";
import { isOfKindSql, stockIdOf } from "#provider/shop/stock/ids.ts";
import { instantText } from "#runtime/instant-text.ts";
import { computeFareDays } from "../fare-days.ts";
import { daysOf, type OfferedFlight, offersOf } from "../make-offers.ts";

/** The demonstration's flights: loaded with the world, topped up with its nights. */

/** The tables of flights, which are emptied together with the places that they name. */
export const FLIGHT_TABLES = [
  "fare_day",
  "fare_note",
  "flight_offer",
  "flight_fare",
  "flight",
  "flight_carrier",
  "flight_airport",
] as const;

/** Takes away the counters of flights: what is left of `stock` belongs to other products. */
export const clearFlightStock = (tx: Queryable): Promise<unknown> =>
  tx.query(`DELETE FROM stock WHERE ${isOfKindSql(["flightSeats", "flightInfants", "fareSeats"], "id")}`);

/** Loads carriers and airports. Flights come with `topUpFlights`. */
export async function loadFlights(tx: Queryable, { cities }: World): Promise<void> {
  const idOf = new Map(cities.map(({ slug, id }) => [slug, id]));
  await insertRows(
    tx,
    "flight_carrier",
    flightCarriers.map(({ code, nameFa, nameEn }) => ({ code, name_fa: nameFa, name_en: nameEn })),
  );
  await insertRows(
    tx,
    "flight_airport",
    airports.map(({ iata, citySlug }) => ({ iata, city_id: idOf.get(citySlug) })),
  );
}

/** Adds the flights that are sold on a day and are not there yet, with the offers made of them. */
export async function topUpFlights(
  tx: Queryable,
  { seed, cities, flightRoutes }: World,
  today: IsoDate,
): Promise<void> {
  const kept = await tx.query<{ id: number }>("SELECT id FROM flight WHERE local_date >= $1", [today]);
  const known = new Set(kept.map(({ id }) => id));
  const all = flightsAhead(seed, flightRoutes, today);
  const missing = all.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  const idOf = new Map(cities.map(({ slug, id }) => [slug, id]));
  const isFirst = known.size === 0;
  const offers = offersOf(
    all.map(partsOf),
    (id) => !known.has(id),
    (slug) => idOf.get(slug) ?? 0,
  );
  const insert = async () => {
    await insertRows(tx, "stock", missing.flatMap(stockRows));
    await insertRows(tx, "flight", missing.map(flightRow));
    await insertRows(tx, "flight_fare", missing.flatMap(fareRows));
    await insertRows(tx, "flight_offer", offers, isFirst ? {} : { conflict: "ON CONFLICT (fare_ids) DO NOTHING" });
  };
  await (isFirst ? withoutIndexes(tx, ["flight", "flight_fare", "flight_offer"], insert) : insert());
  await computeFareDays(tx, daysOf(offers));
}

const partsOf = ({
  id,
  date,
  carrier,
  origin,
  destination,
  departsAt,
  arrivesAt,
  fares,
}: WorldFlight): OfferedFlight => ({
  id,
  date,
  parts: fares.map((fare) => ({
    fareId: fare.id,
    flightId: id,
    carrier,
    origin,
    destination,
    departsAt,
    arrivesAt,
    kind: fare.kind,
    class: fare.class,
    brand: fare.brand,
    policyId: fare.policyId,
    confirmation: fare.confirmation,
    prices: fare.prices,
    hasBag: fare.baggage.adult.checked_kg > 0,
  })),
});

const stockRow = (id: number, what: string, { total, soldElsewhere }: WorldFlight["seats"]): Row => ({
  id,
  what,
  total,
  held: 0,
  sold: soldElsewhere,
  sold_elsewhere: soldElsewhere,
});

const stockRows = ({ id, seats, infants, fares }: WorldFlight): Row[] => [
  stockRow(stockIdOf("flightSeats", id), `flight ${id}, seats`, seats),
  stockRow(stockIdOf("flightInfants", id), `flight ${id}, places for infants`, infants),
  ...fares.map((fare) => stockRow(stockIdOf("fareSeats", fare.id), `fare ${fare.id}, seats`, fare.seats)),
];

const flightRow = (flight: WorldFlight): Row => ({
  id: flight.id,
  carrier: flight.carrier,
  operated_by: flight.operatedBy,
  number: flight.number,
  origin: flight.origin,
  destination: flight.destination,
  origin_terminal: flight.originTerminal,
  destination_terminal: flight.destinationTerminal,
  local_date: flight.date,
  departs_at: instantText(flight.departsAt),
  arrives_at: instantText(flight.arrivesAt),
  aircraft: flight.aircraft,
  state: flight.state,
  blocked_seats: flight.blockedSeats,
  version: 1,
});

const fareRows = ({ id, fares }: WorldFlight): Row[] =>
  fares.map((fare) => ({
    id: fare.id,
    flight_id: id,
    kind: fare.kind,
    class: fare.class,
    brand: fare.brand,
    booking_class: fare.bookingClass,
    prices: fare.prices,
    baggage: fare.baggage,
    policy_id: fare.policyId,
    confirmation: fare.confirmation,
  }));
