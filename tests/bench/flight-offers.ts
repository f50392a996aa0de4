import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { airports } from "#domain/place/airports.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { computeFareDays } from "#products/flight/provider/fare-days.ts";
import type { OfferDay } from "#products/flight/provider/offers.ts";
import { farePrices } from "#products/flight/rules/fares.ts";
import { createApp } from "#provider/app.ts";
import { buildIndex } from "#provider/atlas/place/search-index.ts";
import { markDemonstration } from "#provider/demo/mark.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { silentLog } from "#provider/kernel/log.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { refreshed } from "#provider/services.ts";
import { stockIdSql } from "#provider/shop/stock/ids.ts";
import { servicesOver } from "#provider/start.ts";
import { startPostgres } from "#tests/postgres.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { exponentOf, round } from "./figures.ts";

/**
 * Flight offers by the thousand: each is a flight of its own with one fare. The number of routes grows with the square
 * root.
 */

/** Days on sale, and offers on the one busy day after them, on the first route. */
export const DAYS = 60;
export const CROWD = 200;

/** One airport of each city; the city's number is its position from 1. */
const cities = airports.filter(
  ({ citySlug }, place) => airports.findIndex((one) => one.citySlug === citySlug) === place,
);

export type Size = { readonly offers: number; readonly routes: number };

/** Offers in a database, and the provider's calls over it. */
export type Offered = {
  readonly database: Database;
  readonly size: Size;
  readonly loadSeconds: number;
  /** @throws when it is refused. */
  read<T>(path: string): Promise<{ ms: number; value: T }>;
};

/** Routes alternate there and back, each pair of cities once. */
export function routeAt(place: number): Pick<OfferDay, "originId" | "destinationId"> {
  const pair = Math.floor(place / 2);
  const one = pair % cities.length;
  const other = (one + 1 + Math.floor(pair / cities.length)) % cities.length;
  const [originId, destinationId] = place % 2 === 0 ? [one + 1, other + 1] : [other + 1, one + 1];
  return { originId, destinationId };
}

/** A day on which a route has offers; consecutive steps are far apart. */
export const dayAt = (step: number, { offers, routes }: Size): IsoDate =>
  addDays(FROZEN_TODAY, 1 + ((step * 31) % Math.min(DAYS, Math.floor(offers / routes))));

/** Sizes from the arguments: a thousand and a hundred thousand, with `--full` a million as well. */
const sizesFrom = (args: readonly string[]): Size[] =>
  (args.includes("--full") ? [1_000, 100_000, 1_000_000] : [1_000, 100_000]).map((offers) => ({
    offers,
    routes: 2 * Math.round(Math.sqrt(offers) / 2),
  }));

/** Measures each size, prints a JSON line for each, and then the growth exponent of `p50`. */
export async function measureSizes(
  bench: string,
  args: readonly string[],
  measure: (offered: Offered) => Promise<{ p50: number }>,
): Promise<void> {
  const measured: { size: number; time: number }[] = [];
  for (const size of sizesFrom(args)) {
    const figures = await withOffers(size, async (offered) => ({
      bench,
      ...size,
      ...(await measure(offered)),
      unit: "ms",
      load_s: offered.loadSeconds,
    }));
    if (figures === null) return;
    measured.push({ size: size.offers, time: figures.p50 });
    console.log(JSON.stringify(figures));
  }
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) return;
  console.log(JSON.stringify({ bench, from: first.size, to: last.size, exponent: exponentOf(first, last) }));
}

async function withOffers<T>(size: Size, work: (offered: Offered) => Promise<T>): Promise<T | null> {
  // Loading need not survive a power cut; searching only reads.
  const postgres = await startPostgres(["fsync=off", "shared_buffers=256MB", "max_wal_size=4GB"]);
  if (postgres === null) return null;
  const database = await openDatabase({ url: postgres.url });
  try {
    await database.migrate();
    await markDemonstration(database);
    await standAtFrozenNoon(database);
    const started = performance.now();
    await fill(database, size);
    const loadSeconds = round((performance.now() - started) / 1000, 1);
    return await work({ database, size, loadSeconds, read: await readerOf(database) });
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function readerOf(database: Database): Promise<Offered["read"]> {
  const settings = readSettings({ APP_ENV: "demo" });
  const index = await refreshed(async () => buildIndex([]));
  const app = createApp({ ...(await servicesOver(database, settings, silentLog, () => FROZEN_NOW)), index });
  return async (path) => {
    const started = performance.now();
    const answer = await app.request(path, { headers: { "Client-Token": settings.clientToken } });
    const text = await answer.text();
    const ms = performance.now() - started;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return { ms, value: JSON.parse(text).value };
  };
}

const textArray = (texts: readonly string[]): string => `(ARRAY[${texts.map((one) => `'${one}'`).join()}])`;
const PRICES = JSON.stringify(
  farePrices("system", 30_000_000, { adult: 2_000_000, child: 1_500_000, infant: 300_000 }),
);
const BAG = { cabin_kg: 7, checked_kg: 20, pieces: 1 };
const BAGGAGE = JSON.stringify({ adult: BAG, child: BAG, infant: { ...BAG, checked_kg: 0 } });

/**
 * SQL for the facts of each offer from which its rows follow; `n` is its flight. Price, time and remaining stock vary
 * by number.
 */
const plan = ({ offers, routes }: Size): string => {
  const places = `SELECT n, CASE WHEN n > ${offers} THEN 0 ELSE n % ${routes} END AS route,
      CASE WHEN n > ${offers} THEN ${DAYS} ELSE n / ${routes} % ${DAYS} END AS day, n / ${routes * DAYS} AS slot
    FROM generate_series(1::bigint, ${offers + CROWD}) n`;
  const pairs = `SELECT *, route / 2 % ${cities.length} AS one,
      (route / 2 % ${cities.length} + 1 + route / 2 / ${cities.length}) % ${cities.length} AS other FROM (${places}) AS places`;
  return `CREATE TEMP TABLE plan ON COMMIT DROP AS SELECT n, date '${FROZEN_TODAY}' + 1 + day::int AS date, 100000 * (n * 7919 % 500) AS extra,
      360 + (n * 37 + slot * 11) % 1000 AS minute, 1 + CASE WHEN route % 2 = 0 THEN one ELSE other END AS a,
      1 + CASE WHEN route % 2 = 0 THEN other ELSE one END AS b FROM (${pairs}) AS pairs`;
};

const AIRPORTS = textArray(cities.map(({ iata }) => iata));
const DEPARTS = `((date + make_interval(mins => minute::int)) AT TIME ZONE 'Asia/Tehran')`;
const priceOf = (what: string): string =>
  `jsonb_set(${what}, '{adult,fare}', to_jsonb((${what} #>> '{adult,fare}')::bigint + extra))`;

const steps = [
  `INSERT INTO country (id, iso2, name_fa, name_en) VALUES (1, 'IR', 'ایران', 'Iran')`,
  `INSERT INTO city (id, slug, name_fa, name_en, country_id, lat, lon, description_fa, description_en)
   SELECT n, ${textArray(cities.map(({ citySlug }) => citySlug))}[n], 'شهر ' || n, 'City ' || n, 1, 30 + n % 8, 48 + n % 12, '', ''
   FROM generate_series(1, ${cities.length}) n`,
  `INSERT INTO flight_carrier (code, name_fa, name_en) VALUES ('QQ', 'شرکت', 'Carrier')`,
  `INSERT INTO flight_airport (iata, city_id) SELECT ${AIRPORTS}[n], n FROM generate_series(1, ${cities.length}) n`,
  `INSERT INTO stock (id, what, total, sold, sold_elsewhere)
   SELECT ${stockIdSql("flightSeats", "n")}, 'seats', 150, n % 151, n % 151 FROM plan`,
  `INSERT INTO stock (id, what, total) SELECT ${stockIdSql("flightInfants", "n")}, 'infants', 10 FROM plan`,
  `INSERT INTO stock (id, what, total) SELECT ${stockIdSql("fareSeats", "n * 16")}, 'fare', 150 FROM plan`,
  `INSERT INTO flight (id, carrier, number, origin, destination, local_date, departs_at, arrives_at, aircraft, state, blocked_seats)
   SELECT n, 'QQ', (n % 9000)::text, ${AIRPORTS}[a], ${AIRPORTS}[b], date, ${DEPARTS}, ${DEPARTS} + interval '90 minutes', 'narrow_156', 'scheduled', '{}'
   FROM plan`,
  `INSERT INTO flight_fare (id, flight_id, kind, class, brand, booking_class, prices, baggage, policy_id, confirmation)
   SELECT n * 16, n, 'system', 'economy', 'classic', 'Y', ${priceOf(`'${PRICES}'::jsonb`)}, '${BAGGAGE}', 'system_classic', 'online' FROM plan`,
  `INSERT INTO flight_offer (origin_city_id, destination_city_id, date, class, fare_ids, flight_ids, kind, confirmation, policy_id, brand,
     carriers, from_airport, to_airport, stops, minutes, has_bag, is_protected, prices, adult_total, departs_at,
     closes_at, seat_stock_ids, infant_stock_ids)
   SELECT a, b, date, 'economy', ARRAY[fare.id], ARRAY[n], 'system', 'online', 'system_classic', 'classic', '{QQ}', origin, destination, 0, 90,
     true, true, fare.prices, (fare.prices #>> '{adult,fare}')::bigint + (fare.prices #>> '{adult,taxes}')::bigint, departs_at,
     departs_at - interval '3 hours', ARRAY[${stockIdSql("fareSeats", "fare.id")}, ${stockIdSql("flightSeats", "n")}], ARRAY[${stockIdSql("flightInfants", "n")}]
   FROM plan JOIN flight ON flight.id = n JOIN flight_fare AS fare ON fare.id = n * 16`,
];

async function fill(database: Database, size: Size): Promise<void> {
  await database.withTx(
    async (tx) => {
      for (const step of [plan(size), ...steps]) await tx.query(step);
      const days = await tx.query<OfferDay>(
        `SELECT DISTINCT origin_city_id AS "originId", destination_city_id AS "destinationId", date, class FROM flight_offer`,
      );
      await computeFareDays(tx, days);
    },
    { statement: 0, lock: 0, idle: 0 },
  );
  await database.maintain();
}
