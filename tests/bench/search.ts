import { addDays } from "#domain/calendar/arithmetic.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import { openDatabase } from "#provider/database/connection.ts";
import type { Database } from "#provider/database/database.ts";
import { silentLog } from "#provider/log.ts";
import { buildIndex } from "#provider/place/search-index.ts";
import { refreshed } from "#provider/services.ts";
import { readSettings } from "#provider/settings.ts";
import { servicesOver } from "#provider/start.ts";
import { startPostgres } from "#tests/postgres.ts";
import { exponentOf, percentile, round } from "./figures.ts";

const NIGHTS = 14;
const SEARCHES = 400;
const WARM_UP = 60;

/**
 * `npm run bench -- search [--full]`: how the time of a search grows with the inventory. One room and one plan in each
 * property, 14 nights of each, in cities whose number grows with the square root of the properties. Every search is
 * the whole call in process, of a random city. Prints one JSON line for each size, then the exponent of the growth:
 * ln(time of the largest / time of the smallest) / ln(their sizes' ratio).
 */
export async function run(args: readonly string[]): Promise<void> {
  const sizes = args.includes("--full") ? [1_000, 100_000, 1_000_000] : [1_000, 100_000];
  const measured: { properties: number; p50: number }[] = [];
  for (const properties of sizes) {
    const result = await measure(properties);
    if (result === null) return;
    measured.push(result);
    console.log(JSON.stringify(result));
  }
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) return;
  const at = ({ properties, p50 }: typeof first) => ({ size: properties, time: p50 });
  const exponent = exponentOf(at(first), at(last));
  console.log(JSON.stringify({ bench: "search", from: first.properties, to: last.properties, exponent }));
}

async function measure(properties: number) {
  // Loading need not survive a power cut; searching only reads.
  const postgres = await startPostgres(["fsync=off", "shared_buffers=256MB", "max_wal_size=4GB"]);
  if (postgres === null) return null;
  const database = await openDatabase({ url: postgres.url });
  try {
    await database.migrate();
    const cities = Math.round(Math.sqrt(properties));
    const started = performance.now();
    await fill(database, properties, cities);
    const loaded = performance.now() - started;
    const times = await searches(database, cities);
    return {
      bench: "search",
      properties,
      cities,
      nights: NIGHTS,
      searches: SEARCHES,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      unit: "ms",
      load_s: round(loaded / 1000, 1),
    };
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function searches(database: Database, cities: number): Promise<number[]> {
  const settings = readSettings({});
  const index = await refreshed(async () => buildIndex([]));
  const app = createApp({ ...(await servicesOver(database, settings, silentLog, () => FROZEN_NOW)), index });
  const headers = { "Client-Token": settings.clientToken };
  const search = async (step: number) => {
    // A fixed walk over all cities, far from one to the next: the same in every run.
    const city = 1 + ((step * 7_919) % cities);
    const length = 1 + (step % 7);
    const started = performance.now();
    const answer = await app.request(
      `/property/v2/search?destination_id=city-${city}&check_in=${addDays(FROZEN_TODAY, step % 7)}&length_of_stay=${length}`,
      { headers },
    );
    const text = await answer.text();
    if (!answer.ok) throw new Error(`A search answered ${answer.status}: ${text.slice(0, 200)}`);
    return performance.now() - started;
  };
  for (let step = 0; step < WARM_UP; step++) await search(step);
  const times: number[] = [];
  for (let step = 0; step < SEARCHES; step++) times.push(await search(step));
  return times;
}

/** An inventory made in the database itself. Prices, ratings, types and stock vary by number, so that filters find work. */
async function fill(database: Database, properties: number, cities: number): Promise<void> {
  const steps = [
    `INSERT INTO country (id, iso2, name_fa, name_en) VALUES (1, 'IR', 'ایران', 'Iran')`,
    `INSERT INTO cancellation_policy (id, base, steps) VALUES ('standard', 'first_night', '[]')`,
    `INSERT INTO city (id, slug, name_fa, name_en, country_id, lat, lon, description_fa, description_en)
     SELECT n, 'City' || translate(n::text, '0123456789', 'abcdefghij'), 'شهر ' || n, 'City ' || n, 1, 30 + n % 8, 48 + n % 12, '', '' FROM generate_series(1, ${cities}) n`,
    `INSERT INTO property (id, slug, city_id, name_fa, name_en, type, grade, star, classes, address_fa, address_en, lat, lon,
       floors, room_count, built_year, check_in_time, check_out_time, images, description_fa, description_en, facilities, rules,
       free_until, half_until, cancellation_policy_id, is_active, is_bookable, meals, online, cancellable, rating_average,
       rating_count, from_price, from_rack)
     SELECT n, 'Hotel' || n, 1 + n % ${cities}, 'هتل شماره ' || n, 'Hotel number ' || n,
       (ARRAY['hotel','apartment_hotel','villa','inn','hostel','boutique'])[1 + n % 6],
       (ARRAY['three_star','four_star','five_star','apartment_hotel_1'])[1 + n % 4], n % 6,
       ARRAY[(ARRAY['luxury','affordable','cheap'])[1 + n % 3]], 'نشانی', 'Address', 30 + random(), 50 + random(),
       3, 20, 2000, '14:00', '12:00', '[]', '', '',
       (ARRAY['wifi','parking','pool','restaurant','gym','elevator','laundry','sauna','tv','fridge'])[1 + n % 4 : 6 + n % 5],
       '[]', 2, 6, 'standard', true, n % 50 <> 0, ARRAY[(ARRAY['none','breakfast','half_board'])[1 + n % 3]], n % 3 <> 0, n % 2 = 0,
       3 + (n % 20) / 10.0, n % 40, 10000000 + n % 5000 * 10000, 12000000 + n % 5000 * 10000
     FROM generate_series(1, ${properties}) n`,
    `INSERT INTO room_type (id, property_id, city_id, kind, name_fa, name_en, capacity, extra_capacity, single_beds, double_beds, sofa_beds,
       area, facilities, image)
     SELECT n, n, 1 + n % ${cities}, 'double', 'دوتخته', 'Double', 2, 1, 0, 1, 0, 20, '{}', '{}' FROM generate_series(1, ${properties}) n`,
    `INSERT INTO rate_plan (id, room_type_id, city_id, name_fa, name_en, meal, board, cancellable, confirmation, guest_nationality, cancellation_policy_id)
     SELECT n, n, 1 + n % ${cities}, 'پایه', 'Standard', (ARRAY['none','breakfast','half_board'])[1 + n % 3], 'limit_options', n % 2 = 0,
       CASE WHEN n % 3 <> 0 THEN 'online' ELSE 'on_request' END, 'any', 'standard' FROM generate_series(1, ${properties}) n`,
    `INSERT INTO night_price (city_id, rate_plan_id, night, rack_rate, sale_rate, extra_bed_rate, baby_cot_rate, min_stay, max_stay, closed,
       closed_to_arrival, closed_to_departure)
     SELECT 1 + n % ${cities}, n, date '${FROZEN_TODAY}' + d, 12000000 + n % 5000 * 10000, 10000000 + n % 5000 * 10000, 3000000, 0, 1, 30,
       (n + d) % 97 = 0, (n + d) % 61 = 0, (n + d) % 67 = 0
     FROM generate_series(1, ${properties}) n, generate_series(0, ${NIGHTS - 1}) d`,
    `INSERT INTO inventory_night (room_type_id, night, total, sold)
     SELECT n, date '${FROZEN_TODAY}' + d, 5, (n + d) % 6 FROM generate_series(1, ${properties}) n, generate_series(0, ${NIGHTS - 1}) d`,
  ];
  await database.withTx(
    async (tx) => {
      for (const step of steps) await tx.query(step);
    },
    { statement: 0, lock: 0, idle: 0 },
  );
  await database.maintain();
}
