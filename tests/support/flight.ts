import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { FlightCounts, FlightQuoteInput } from "#products/flight/contract/flight.shapes.ts";
import { computeFareDays } from "#products/flight/provider/fare-days.ts";
import { offerIdsFor } from "#products/flight/provider/offer-ids.ts";
import { type OfferPart, offerRow } from "#products/flight/provider/offer-rows.ts";
import type { OfferDay } from "#products/flight/provider/offers.ts";
import { farePrices } from "#products/flight/rules/fares.ts";
import type { Database, Queryable } from "#provider/kernel/database/database.ts";
import { insertRows } from "#provider/kernel/database/insert-rows.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";

/** Flights beside those of the demo world, created as a test needs them, and their offers. */

/** A flight with one fare or several. */
export type TestFlight = {
  readonly id: number;
  /** One for each fare. */
  readonly parts: readonly OfferPart[];
  /** Held and sold counts: its seats, its places for infants and the seats of each fare. */
  counters(): Promise<{ seats: number; infants: number; fares: number[] }>;
};

/** One way on sale. */
export type TestOffer = {
  readonly fareIds: readonly number[];
  readonly day: OfferDay;
};

export type FlightWanted = {
  /** Seats of the aircraft. */
  seats?: number;
  infants?: number;
  /** Seats of each fare, and an adult's fare in rial before taxes. */
  fares?: readonly { seats?: number; adult?: number }[];
  /** Airports of Iran. */
  from?: string;
  to?: string;
  /** Seconds from now, by the database's clock. */
  leavesIn?: number;
  confirmation?: OfferPart["confirmation"];
};

const MAX_FARES = 16;
/** Beyond the ids of the demo world. */
const FIRST_ID = 9_000_000_000;
const FLIGHT_SECONDS = 5_400;
/** Enough to change flights at one airport. */
const CHANGE_SECONDS = 3 * HOUR_SECONDS;
/** Beyond the small world's sales period, so that its days are unaffected. */
export const AHEAD_SECONDS = 40 * DAY_SECONDS;
const ADULT_FARE = 30_000_000;
const TAXES = { adult: 2_000_000, child: 1_500_000, infant: 300_000 };
const made = new WeakMap<Database, number>();

/** Departure of a connecting flight, and of a return flight, when the first leaves `leavesIn` seconds from now. */
export const connectingIn = (leavesIn = AHEAD_SECONDS): number => leavesIn + FLIGHT_SECONDS + CHANGE_SECONDS;
export const returningIn = (leavesIn = AHEAD_SECONDS): number => leavesIn + 7 * DAY_SECONDS;

/** A scheduled flight with a fare of a system carrier, in economy and confirmed at once. */
const MODEL = `
  SELECT flight.id, fare.id AS "fareId", carrier, brand, policy_id AS "policyId"
  FROM flight_fare AS fare JOIN flight ON flight.id = fare.flight_id
  WHERE fare.kind = 'system' AND class = 'economy' AND confirmation = 'online' AND state = 'scheduled'
  ORDER BY fare.id LIMIT 1`;

const INSERT_FLIGHT = `
  INSERT INTO flight SELECT (jsonb_populate_record(model, jsonb_build_object(
    'id', $2::bigint, 'origin', $3::text, 'destination', $4::text, 'aircraft', 'narrow_156', 'blocked_seats', ARRAY[]::text[],
    'departs_at', departs,
    'arrives_at', departs + make_interval(secs => $5::float8), 'local_date', (departs AT TIME ZONE 'Asia/Tehran')::date))).*
  FROM flight AS model, (SELECT date_trunc('minute', app_now()) + make_interval(secs => $6::float8) AS departs) AS at
  WHERE model.id = $1 RETURNING extract(epoch FROM departs_at)::float8 AS "departsAt"`;

const INSERT_FARE = `
  INSERT INTO flight_fare SELECT (jsonb_populate_record(model, jsonb_build_object(
    'id', $2::bigint, 'flight_id', $3::bigint, 'prices', $4::jsonb, 'confirmation', $5::text))).*
  FROM flight_fare AS model WHERE model.id = $1`;

type Model = { id: number; fareId: number } & Pick<OfferPart, "carrier" | "brand" | "policyId">;

/** Creates a flight like one of the world's. It is sold by the offers that `prepareOffer` makes of it. */
export async function prepareFlight(
  database: Database,
  {
    seats = 100,
    infants = 10,
    fares = [{}],
    from = "THR",
    to = "MHD",
    leavesIn = AHEAD_SECONDS,
    confirmation = "online",
  }: FlightWanted = {},
): Promise<TestFlight> {
  const place = made.get(database) ?? 0;
  made.set(database, place + 1);
  const id = FIRST_ID + place;
  const [model] = await database.query<Model>(MODEL);
  if (model === undefined) throw new Error("The small world has no such flight");
  const fareRows = fares.map(({ seats: ofFare = 100, adult = ADULT_FARE }, index) => ({
    id: id * MAX_FARES + index,
    seats: ofFare,
    prices: farePrices("system", adult, TAXES),
  }));
  const stockIds = [
    stockIdOf("flightSeats", id),
    stockIdOf("flightInfants", id),
    ...fareRows.map((fare) => stockIdOf("fareSeats", fare.id)),
  ];
  const totals = [seats, infants, ...fareRows.map((fare) => fare.seats)];
  const departsAt = await database.withTx(async (tx) => {
    await insertRows(
      tx,
      "stock",
      stockIds.map((stockId, index) => ({ id: stockId, what: "of a test", total: totals[index] })),
    );
    const asked = [model.id, id, from, to, FLIGHT_SECONDS, leavesIn];
    const [row] = await tx.query<{ departsAt: number }>(INSERT_FLIGHT, asked);
    for (const fare of fareRows) {
      await tx.query(INSERT_FARE, [model.fareId, fare.id, id, JSON.stringify(fare.prices), confirmation]);
    }
    return row?.departsAt ?? 0;
  });
  return {
    id,
    parts: fareRows.map((fare) => ({
      fareId: fare.id,
      flightId: id,
      carrier: model.carrier,
      origin: from,
      destination: to,
      departsAt,
      arrivesAt: departsAt + FLIGHT_SECONDS,
      kind: "system",
      class: "economy",
      brand: model.brand,
      policyId: model.policyId,
      confirmation,
      prices: fare.prices,
      hasBag: true,
    })),
    async counters() {
      const rows = await database.query<{ id: number; taken: number }>(
        "SELECT id, held + sold AS taken FROM stock WHERE id = ANY($1::bigint[])",
        [`{${stockIds.join()}}`],
      );
      const [ofSeats = 0, ofInfants = 0, ...ofFares] = stockIds.map(
        (stockId) => rows.find((row) => row.id === stockId)?.taken ?? 0,
      );
      return { seats: ofSeats, infants: ofInfants, fares: ofFares };
    },
  };
}

/** Puts consecutive flights on sale as one way. The lowest price of its day is computed, as for the world's. */
export async function prepareOffer(database: Database, parts: readonly OfferPart[]): Promise<TestOffer> {
  const cities = await database.query<{ id: number; slug: string }>("SELECT id, slug FROM city");
  const row = offerRow(parts, (slug) => cities.find((city) => city.slug === slug)?.id ?? 0);
  const day: OfferDay = {
    originId: row.origin_city_id,
    destinationId: row.destination_city_id,
    date: row.date,
    class: "economy",
  };
  await database.withTx(async (tx) => {
    await insertRows(tx, "flight_offer", [row]);
    await computeFareDays(tx, [day]);
  });
  return { fareIds: parts.map(({ fareId }) => fareId), day };
}

const ONE: FlightCounts = { adult_count: 1, child_count: 0, infant_count: 0 };

/** Body of call 68b at the current time of the database's clock. */
export async function flightRequest(
  from: Queryable,
  offers: readonly [TestOffer, TestOffer?],
  counts: Partial<FlightCounts> = {},
): Promise<FlightQuoteInput & { offer_id: string }> {
  const [{ now } = { now: 0 }] = await from.query<{ now: number }>(
    "SELECT floor(extract(epoch FROM app_now()))::float8 AS now",
  );
  return signedRequest(now, offers, counts);
}

/** Body of call 68b at an instant, with its offers signed as providers with a test's settings sign them. */
export function signedRequest(
  now: number,
  [outbound, inbound]: readonly [TestOffer, TestOffer?],
  counts: Partial<FlightCounts> = {},
  settings: Parameters<typeof offerIdsFor>[0] = readSettings({ APP_ENV: "demo" }),
): FlightQuoteInput & { offer_id: string } {
  const ids = offerIdsFor(settings);
  const sign = ({ fareIds }: TestOffer) => ids.sign({ fareIds, each: { adult: 0, child: 0, infant: 0 }, madeAt: now });
  return {
    offer_id: sign(outbound),
    ...(inbound === undefined ? {} : { return_offer_id: sign(inbound) }),
    ...ONE,
    ...counts,
  };
}
