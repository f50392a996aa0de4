import { addDays } from "#domain/calendar/arithmetic.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { startPostgres } from "#tests/postgres.ts";
import { exponentOf, percentile, round } from "./figures.ts";
import { fillInventory, NIGHTS } from "./made-inventory.ts";
import { searching } from "./searching.ts";

const SEARCHES = 400;
const WARM_UP = 60;

/**
 * `npm run bench -- search [--full]`: growth of the time of a search with the inventory. One room and one plan in each
 * property, 14 nights of each, in cities whose number grows with the square root of the properties. Every search is
 * complete and in process, of a random city. Prints one JSON line for each size, then the exponent of the growth:
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
    await fillInventory(database, { properties, cities, cityOf: `1 + n % ${cities}`, rooms: 1, plans: 1 });
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
  const search = await searching(database);
  const at = (step: number) => ({
    // Deterministic walk over all cities; consecutive ones are far apart.
    city: 1 + ((step * 7_919) % cities),
    checkIn: addDays(FROZEN_TODAY, step % 7),
    nights: 1 + (step % 7),
  });
  for (let step = 0; step < WARM_UP; step++) await search(at(step));
  const times: number[] = [];
  for (let step = 0; step < SEARCHES; step++) times.push(await search(at(step)));
  return times;
}
