import { addDays } from "#domain/calendar/arithmetic.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { startPostgres } from "#tests/postgres.ts";
import { exponentOf, percentile, round } from "./figures.ts";
import { fillInventory } from "./made-inventory.ts";
import { searching } from "./searching.ts";

/** Properties of each destination, with four rooms each and two plans per room. */
const SIZES = [30, 300, 3_000, 10_000] as const;
const ROOMS = 4;
const PLANS = 2;
const SEARCHES = 200;
const WARM_UP = 40;
/** Maximum delay until a server publishes the counts of its processes, milliseconds. */
const COUNTED_MS = 1_500;

/**
 * `npm run bench -- destinations`: growth of a search's time with its destination, in one inventory on PostgreSQL. For
 * each destination: `cold`, its first search in a new process; `p50` and `p99` of searches served from memory; the same
 * with a room of the destination booked before each (`changed`); and the database pages, cached or not, that one search
 * touches. Last the exponent of the growth of `p50`.
 */
export async function run(): Promise<void> {
  const postgres = await startPostgres(["fsync=off", "shared_buffers=256MB", "max_wal_size=4GB"]);
  if (postgres === null) return;
  const database = await openDatabase({ url: postgres.url });
  try {
    await database.migrate();
    await fillInventory(database, {
      properties: SIZES.reduce((sum, size) => sum + size, 0),
      cities: SIZES.length,
      cityOf: cityOf(SIZES),
      rooms: ROOMS,
      plans: PLANS,
    });
    const search = await searching(database);
    const p50: number[] = [];
    for (const [index, properties] of SIZES.entries()) {
      const measured = await measure(database, search, index + 1);
      p50.push(measured.p50);
      console.log(JSON.stringify({ bench: "destinations", properties, ...measured, unit: "ms" }));
    }
    const at = (index: number) => ({ size: SIZES.at(index) ?? 0, time: p50.at(index) ?? 0 });
    console.log(JSON.stringify({ bench: "destinations", exponent: exponentOf(at(0), at(-1)) }));
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** SQL for the city of property `n`: each city has as many properties as its size. */
function cityOf(sizes: readonly number[]): string {
  let last = 0;
  const cases = sizes.map((size, index) => {
    last += size;
    return `WHEN n <= ${last} THEN ${index + 1}`;
  });
  return `CASE ${cases.join(" ")} END`;
}

async function measure(database: Database, search: Awaited<ReturnType<typeof searching>>, city: number) {
  const at = (step: number) => ({ city, checkIn: addDays(FROZEN_TODAY, step % 7), nights: 1 + (step % 4) });
  const cold = await search(at(0));
  for (let step = 0; step < WARM_UP; step++) await search(at(step));
  const before = await touchedPages(database);
  const times: number[] = [];
  for (let step = 0; step < SEARCHES; step++) times.push(await search(at(step)));
  const pages = ((await touchedPages(database)) - before) / SEARCHES;
  const changed: number[] = [];
  for (let step = 0; step < SEARCHES; step++) {
    await bookRoom(database, city, step);
    changed.push(await search(at(step)));
  }
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    changed_p50: percentile(changed, 0.5),
    changed_p99: percentile(changed, 0.99),
    cold: round(cold, 1),
    pages: round(pages, 1),
  };
}

/** Sells a room of the destination for three nights, or undoes the sale: not part of the measurement. */
const bookRoom = (database: Database, city: number, step: number) =>
  database.query(
    `UPDATE inventory_night SET sold = CASE WHEN sold < total THEN sold + 1 ELSE 0 END
     WHERE night BETWEEN $2::date AND $2::date + 2 AND room_type_id =
       (SELECT id FROM room_type WHERE city_id = $1 ORDER BY id OFFSET $3 % (SELECT count(*) FROM room_type WHERE city_id = $1) LIMIT 1)`,
    [city, addDays(FROZEN_TODAY, step % 7), step * 31],
  );

async function touchedPages(database: Database): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, COUNTED_MS));
  const [row] = await database.query<{ pages: number }>(
    "SELECT (blks_hit + blks_read)::float8 AS pages FROM pg_stat_database WHERE datname = current_database()",
  );
  return row?.pages ?? 0;
}
