import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DEMO_SEED, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { nightPrice } from "#fixtures/world/nights.ts";
import { enginesOfProvider } from "#tests/engines.ts";
import { smallWorld } from "#tests/support/services.ts";
import { openDatabase } from "../kernel/database/connection.ts";
import type { Database } from "../kernel/database/database.ts";
import { silentLog } from "../kernel/log.ts";
import { seedDemo } from "./seed.ts";

const tomorrow = addDays(FROZEN_TODAY, 1);
const nextMonth = addDays(FROZEN_TODAY, 30);

/** A migrated database of its own, on the engine of the provider's tests (decision 124). Closing it removes it. */
async function openMigrated(): Promise<Database> {
  const [engine] = enginesOfProvider();
  const server = await engine?.[1]();
  if (!server) throw new Error("There is no engine");
  const opened = await openDatabase(server.url === "" ? { folder: null } : { url: server.url });
  await opened.migrate();
  const close = async () => {
    await opened.close();
    await server.stop();
  };
  return { ...opened, close };
}

let database: Database;
beforeAll(async () => {
  database = await openMigrated();
  await seedDemo(database, FROZEN_TODAY, silentLog, smallWorld);
});
afterAll(() => database.close());

type Nights = { prices: number; stock: number; last: string };
const NIGHTS = `
  SELECT (SELECT count(*) FROM night_price WHERE night >= $1) AS prices,
    (SELECT count(*) FROM inventory_night WHERE night >= $1) AS stock, (SELECT max(night) FROM night_price) AS last`;
const nightsFrom = async (day: string): Promise<Nights | undefined> => (await database.query<Nights>(NIGHTS, [day]))[0];

test("each start fills the nights up to the horizon again, and a second start of the day makes no world", async () => {
  const first = await nightsFrom(FROZEN_TODAY);
  expect(first?.last).toBe(addDays(FROZEN_TODAY, 59));
  for (const day of [tomorrow, nextMonth]) {
    await seedDemo(database, day, silentLog, smallWorld);
    expect(await nightsFrom(day)).toEqual({ ...first, last: addDays(day, 59) });
  }
  const refuse = () => {
    throw new Error("The world was made again");
  };
  await seedDemo(database, nextMonth, silentLog, refuse);
});

test("a day that is topped up sells every flight and connection that a load of it does, and no index is lost", async () => {
  const loaded = await openMigrated();
  onTestFinished(() => loaded.close());
  const indexes = () => loaded.query("SELECT indexname, indexdef FROM pg_indexes ORDER BY 1, 2");
  const before = await indexes();
  await seedDemo(loaded, nextMonth, silentLog, smallWorld);
  expect(await indexes()).toEqual(before);

  await seedDemo(database, nextMonth, silentLog, smallWorld);
  const offersOf = async (from: Database) => {
    const rows = await from.query<{ fares: string; stops: number }>(
      "SELECT fare_ids::text AS fares, stops FROM flight_offer WHERE date >= $1",
      [nextMonth],
    );
    return new Map(rows.map(({ fares, stops }) => [fares, stops]));
  };
  const [fresh, toppedUp] = [await offersOf(loaded), await offersOf(database)];
  expect([...fresh.keys()].filter((fares) => !toppedUp.has(fares))).toEqual([]);
  expect(Math.max(...fresh.values())).toBe(2);
});

test("a night is the same from whatever day it was made", async () => {
  const property = smallWorld().properties[0]!;
  const plan = property.roomTypes[0]!.plans[0]!;
  const night = addDays(nextMonth, 59);
  const made = nightPrice(DEMO_SEED, property, plan, night);
  const rows = await database.query(
    "SELECT sale_rate, rack_rate, min_stay, closed FROM night_price WHERE rate_plan_id = $1 AND night = $2",
    [plan.id, night],
  );
  expect(rows).toEqual([
    { sale_rate: made.saleRate, rack_rate: made.rackRate, min_stay: made.minStay, closed: made.closed },
  ]);
});

test("the city that is repeated for searching is the property's", async () => {
  const strays = await database.query(`
    SELECT rp.id FROM rate_plan rp JOIN room_type rt ON rt.id = rp.room_type_id JOIN property p ON p.id = rt.property_id
    WHERE rp.city_id <> p.city_id OR rt.city_id <> p.city_id
      OR EXISTS (SELECT FROM night_price np WHERE np.rate_plan_id = rp.id AND np.city_id <> p.city_id)`);
  expect(strays).toEqual([]);
});

test("what travellers wrote stays when the world is reloaded, and still counts", async () => {
  const { id } = smallWorld().properties[0]!;
  const rating = async () => {
    const [row] = await database.query<{ rating_count: number }>("SELECT rating_count FROM property WHERE id = $1", [
      id,
    ]);
    return row?.rating_count ?? 0;
  };
  const before = await rating();
  await database.query(
    `INSERT INTO comment (id, property_id, user_id, author_fa, author_en, type, scores, title, positive, negative, text, locale, date)
     VALUES (nextval('comment_number'), $1, 7, 'ز.', 'Z.', 'single', '{"staff": 4}', '', '', '', 'از همه‌چیز راضی بودیم', 'fa', '2026-11-01')`,
    [id],
  );
  await database.query("UPDATE demo_world SET digest = 'another'");
  await seedDemo(database, nextMonth, silentLog, smallWorld);
  expect(await database.query("SELECT text FROM comment WHERE user_id = 7")).toEqual([
    { text: "از همه‌چیز راضی بودیم" },
  ]);
  expect(await rating()).toBe(before + 1);
});
