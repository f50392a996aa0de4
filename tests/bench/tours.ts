import { TOUR_DEPARTURE_DAYS } from "#domain/bounds.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { TourSearchValue } from "#products/tour/contract/tour.shapes.ts";
import { offersBetween } from "#products/tour/provider/offers.ts";
import { createApp } from "#provider/app.ts";
import { buildIndex } from "#provider/atlas/place/search-index.ts";
import { markDemonstration } from "#provider/demo/mark.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database, Queryable } from "#provider/kernel/database/database.ts";
import { silentLog } from "#provider/kernel/log.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { refreshed } from "#provider/services.ts";
import { stockIdSql } from "#provider/shop/stock/ids.ts";
import { servicesOver } from "#provider/start.ts";
import { startPostgres } from "#tests/postgres.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { exponentOf, percentile, round } from "./figures.ts";

const ORIGINS = 8;
const DEPARTURES = 40;
/** Days between departures of a tour. */
const EVERY_DAYS = 3;
const PACKAGES = 4;
const NIGHTS = 4;
const TIMES = 400;
const WARM_UP = 60;
/** Days before and after the requested one. */
const FLEX = 3;

/** Numbers of tours and destinations for a number of offers. */
type Size = { offers: number; tours: number; destinations: number };

const sizeOf = (offers: number): Size => ({
  offers,
  tours: Math.round(offers / (DEPARTURES * PACKAGES)),
  destinations: Math.round(Math.sqrt(offers) / 4),
});

/** Destination of tour `index`; cities are numbered with the origins first. */
const destinationOf = (index: number, { destinations }: Size): number => ORIGINS + 1 + (index % destinations);
const originOf = (index: number, { destinations }: Size): number => 1 + (Math.floor(index / destinations) % ORIGINS);

/**
 * `npm run bench -- tours [--full]`: growth of the time of a search with the number of tour offers, and of the time for
 * a tour's days of departure over 120 days. Each tour leaves one city forty times with four packages; destinations grow
 * with the square root of the offers. Every call is complete and in process. `buffers` are the pages that the search's
 * statement touches. Prints one JSON line for each size, then the exponent of the growth.
 */
export async function run(args: readonly string[]): Promise<void> {
  const sizes = args.includes("--full") ? [1_000, 100_000, 1_000_000] : [1_000, 100_000];
  const measured: { size: number; time: number }[] = [];
  for (const offers of sizes) {
    const result = await measure(sizeOf(offers));
    if (result === null) return;
    measured.push({ size: offers, time: result.p50 });
    console.log(JSON.stringify(result));
  }
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) return;
  console.log(JSON.stringify({ bench: "tours", from: first.size, to: last.size, exponent: exponentOf(first, last) }));
}

async function measure(size: Size) {
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
    const loaded = performance.now() - started;
    const { found, searches, departures } = await timed(database, size);
    return {
      bench: "tours",
      ...size,
      searches: TIMES,
      found: round(found / TIMES, 1),
      p50: percentile(searches, 0.5),
      p99: percentile(searches, 0.99),
      departures_p50: percentile(departures, 0.5),
      unit: "ms",
      buffers: await buffersOf(database, size),
      load_s: round(loaded / 1000, 1),
    };
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function timed(database: Database, size: Size) {
  const settings = readSettings({ APP_ENV: "demo" });
  const index = await refreshed(async () => buildIndex([]));
  const app = createApp({ ...(await servicesOver(database, settings, silentLog, () => FROZEN_NOW)), index });
  const read = async <T>(path: string): Promise<{ ms: number; value: T }> => {
    const started = performance.now();
    const answer = await app.request(path, { headers: { "Client-Token": settings.clientToken } });
    const text = await answer.text();
    const ms = performance.now() - started;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return { ms, value: JSON.parse(text).value };
  };
  /** Deterministic walk over all tours; consecutive ones are far apart. */
  const tourAt = (step: number) => (step * 7_919) % size.tours;
  const search = (step: number) => {
    const tour = tourAt(step);
    const day = addDays(FROZEN_TODAY, 5 + ((step * 31) % 100));
    return read<TourSearchValue>(
      `/tour/v2/search?origin_id=city-${originOf(tour, size)}&destination_id=city-${destinationOf(tour, size)}` +
        `&check_in=${day}&length_of_stay=${NIGHTS}&rooms=2&flex=${FLEX}`,
    );
  };
  const days = (step: number) => {
    const tour = tourAt(step);
    const period = `from=${FROZEN_TODAY}&to=${addDays(FROZEN_TODAY, TOUR_DEPARTURE_DAYS.max - 1)}`;
    return read<unknown[]>(`/tour/v2/departures?tour_id=${tour + 1}&origin_id=${originOf(tour, size)}&${period}`);
  };
  for (let step = 0; step < WARM_UP; step++) await Promise.all([search(step), days(step)]);
  const [searches, departures]: [number[], number[]] = [[], []];
  let found = 0;
  for (let step = 0; step < TIMES; step++) {
    const { ms, value } = await search(step);
    if (value.total === 0) throw new Error("A search found nothing, and measures nothing");
    found += value.total;
    searches.push(ms);
  }
  for (let step = 0; step < TIMES; step++) {
    const { ms, value } = await days(step);
    if (value.length < DEPARTURES - 1) throw new Error(`A tour has only ${value.length} departures`);
    departures.push(ms);
  }
  return { found, searches, departures };
}

type Plan = { "QUERY PLAN": readonly { Plan: { "Shared Hit Blocks": number; "Shared Read Blocks": number } }[] };

/** Number of 8 kB pages that the statement of one search touches, by PostgreSQL's own count. */
async function buffersOf(database: Database, size: Size): Promise<number> {
  let pages = 0;
  const explaining: Queryable = {
    ...database,
    async query(text, values) {
      const [row] = await database.query<Plan>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
      const plan = row?.["QUERY PLAN"][0]?.Plan;
      pages = (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
      return [];
    },
  };
  const route = { origins: [originOf(0, size)], destinations: [destinationOf(0, size)], seats: 2 };
  await offersBetween(explaining, route, addDays(FROZEN_TODAY, 50 - FLEX), addDays(FROZEN_TODAY, 50 + FLEX));
  return pages;
}

/**
 * Generates tours in the database itself. Prices, hotels, states and remaining stock vary by number, so that filters
 * are selective.
 */
async function fill(database: Database, { tours, destinations }: Size): Promise<void> {
  const departures = `generate_series(0, ${tours - 1}) t, generate_series(0, ${DEPARTURES - 1}) d`;
  const id = `(t * ${DEPARTURES} + d + 1)`;
  const date = `(date '${FROZEN_TODAY}' + 1 + d * ${EVERY_DAYS})`;
  const noon = `(${date} + time '12:00') AT TIME ZONE 'Asia/Tehran'`;
  const steps = [
    `INSERT INTO country (id, iso2, name_fa, name_en) VALUES (1, 'IR', 'ایران', 'Iran')`,
    `INSERT INTO city (id, slug, name_fa, name_en, country_id, lat, lon, description_fa, description_en)
     SELECT n, 'City' || translate(n::text, '0123456789', 'abcdefghij'), 'شهر ' || n, 'City ' || n, 1, 30 + n % 8, 48 + n % 12, '', ''
     FROM generate_series(1, ${ORIGINS + destinations}) n`,
    `INSERT INTO tour_agency (id, name_fa, name_en, licence_fa, licence_en, phone) VALUES (1, 'آژانس', 'Agency', '۱', '1', '021')`,
    `INSERT INTO tour (id, slug, city_id, kind, nights, title_fa, title_en, summary_fa, summary_en, images, itinerary, included, excluded,
       documents, visa, insurance_fa, insurance_en, agency_id, policy_id, mode, occasions)
     SELECT t + 1, 'Tour' || t, ${ORIGINS} + 1 + t % ${destinations}, 'domestic', ${NIGHTS}, 'تور ' || t, 'Tour ' || t, '', '', '[]', '[]', '[]', '[]',
       '[]', '{"kind":"none","processing_days":null,"fee":null}', '', '', 1, 'tour_standard', (ARRAY['flight','train','bus'])[1 + t % 3], '{}'
     FROM generate_series(0, ${tours - 1}) t`,
    `INSERT INTO stock (id, what, total, sold, sold_elsewhere) SELECT ${stockIdSql("tourSeats", id)}, 'seats', 40, (t + d) % 38, (t + d) % 38 FROM ${departures}`,
    `INSERT INTO tour_departure (id, tour_id, origin_city_id, date, nights, state, min_group, decide_by, closes_at, departs_at, returns_at, legs, seats_stock_id)
     SELECT ${id}, t + 1, 1 + t / ${destinations} % ${ORIGINS}, ${date}, ${NIGHTS}, CASE WHEN d % 3 = 0 THEN 'guaranteed' ELSE 'scheduled' END, 10,
       ${noon} - interval '5 days', ${noon} - interval '3 hours', ${noon}, ${noon} + interval '${NIGHTS} days', '{}', ${stockIdSql("tourSeats", id)}
     FROM ${departures}`,
    `INSERT INTO stock (id, what, total, sold, sold_elsewhere)
     SELECT ${stockIdSql("tourRooms", `(${id} * ${PACKAGES} + p)`)}, 'rooms', 10, (d + p) % 11, (d + p) % 11 FROM ${departures}, generate_series(0, ${PACKAGES - 1}) p`,
    `INSERT INTO tour_package (id, departure_id, stays, prices, beds, star, meal, confirmation, rooms_stock_id)
     SELECT ${id} * ${PACKAGES} + p, ${id},
       jsonb_build_array(jsonb_build_object('city_id', ${ORIGINS} + 1 + t % ${destinations}, 'property_id', 1, 'nights', ${NIGHTS}, 'star', 2 + p, 'meal', 'breakfast')),
       jsonb_build_object('single', 90000000 + p * 1000000, 'double', 70000000 + p * 1000000 + d * 10000, 'extra_adult', 50000000,
         'child_with_bed', 50000000, 'child_no_bed', 30000000, 'infant', 5000000),
       3, 2 + p, 'breakfast', CASE WHEN p = 3 THEN 'on_request' ELSE 'online' END, ${stockIdSql("tourRooms", `(${id} * ${PACKAGES} + p)`)}
     FROM ${departures}, generate_series(0, ${PACKAGES - 1}) p`,
    `INSERT INTO tour_offer (package_id, destination_city_id, origin_city_id, date, nights, tour_id, departure_id, prices, beds, star, meal, mode,
       carrier_fa, carrier_en, confirmation, visa, state, closes_at, seats_stock_id, rooms_stock_id)
     SELECT package.id, tour.city_id, departure.origin_city_id, departure.date, departure.nights, tour.id, departure.id, package.prices, package.beds,
       package.star, package.meal, tour.mode, 'ایران', 'Iran', package.confirmation, 'none', departure.state, departure.closes_at,
       departure.seats_stock_id, package.rooms_stock_id
     FROM tour_package AS package JOIN tour_departure AS departure ON departure.id = package.departure_id JOIN tour ON tour.id = departure.tour_id`,
  ];
  await database.withTx(
    async (tx) => {
      for (const step of steps) await tx.query(step);
    },
    { statement: 0, lock: 0, idle: 0 },
  );
  await database.maintain();
}
