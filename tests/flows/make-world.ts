import { tehranDate } from "#domain/calendar/today.ts";
import { seedDemo } from "#provider/demo/seed.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { silentLog } from "#provider/kernel/log.ts";

/**
 * `node make-world.ts <target> <city>`: fills a database, named as JSON, with the demo world and opens one of its cities for the
 * journeys that book. Elsewhere stock differs from night to night, and some nights are sold out. It is a separate
 * process because making a world takes hundreds of megabytes, which are released with it.
 */

/** Rooms of each type: more than one journey books. */
const ROOMS = 9;

/** Days for which the clock of a journey's site may be moved ahead: the longest moves it by forty. */
const DAYS_PREPARED = 45;

/**
 * Marks the days ahead as prepared, though the last of their nights are missing: the work of a new day makes the whole
 * world again, twenty seconds of processor time each time that a journey moves its site's clock. Its tests are in
 * `provider/demo`.
 */
async function markPrepared(database: Database): Promise<void> {
  await database.query("UPDATE demo_world SET topped_up_from = topped_up_from + $1::integer", [DAYS_PREPARED]);
}

/** Makes every room of a city free, priced and confirmed at once, on every night. */
async function openCity(database: Database, slug: string): Promise<void> {
  const [city] = await database.query<{ id: number }>("SELECT id FROM city WHERE slug = $1", [slug]);
  if (city === undefined) throw new Error(`There is no city ${slug}`);
  await database.query("UPDATE rate_plan SET confirmation = 'online' WHERE city_id = $1", [city.id]);
  await database.query("UPDATE rate_plan SET cancellation_policy_id = 'standard' WHERE city_id = $1 AND cancellable", [
    city.id,
  ]);
  await database.query(
    `UPDATE night_price SET rack_rate = coalesce(rack_rate, 30000000), sale_rate = coalesce(sale_rate, 25000000),
       min_stay = 1, max_stay = 30, closed = false, closed_to_arrival = false, closed_to_departure = false
     WHERE city_id = $1`,
    [city.id],
  );
  await database.query(
    `UPDATE inventory_night SET total = ${ROOMS}, held = 0, sold = 0, sold_elsewhere = 0
     FROM room_type WHERE room_type.id = inventory_night.room_type_id AND room_type.city_id = $1`,
    [city.id],
  );
}

const [, , target = "", city = ""] = process.argv;
const database = await openDatabase(JSON.parse(target));
await database.migrate();
await seedDemo(database, tehranDate(Date.now() / 1000), silentLog);
await openCity(database, city);
await markPrepared(database);
await database.close();
