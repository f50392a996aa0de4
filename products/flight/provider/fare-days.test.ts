import { afterAll, beforeAll, expect, test } from "vitest";
import type { Services } from "#provider/services.ts";
import { startPostgres, type TestPostgres } from "#tests/postgres.ts";
import { eventually } from "#tests/support/eventually.ts";
import { prepareFlight, prepareOffer } from "#tests/support/flight.ts";
import { frozenWorld, testServices } from "#tests/support/services.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { computeFareDays } from "./fare-days.ts";

let postgres: TestPostgres | null = null;
let services: Services | undefined;

beforeAll(async () => {
  postgres = await startPostgres(["fsync=off"], frozenWorld);
  if (postgres !== null) services = await testServices({ url: postgres.url });
});
afterAll(async () => {
  await services?.database.close();
  await postgres?.stop();
});

const DEARER = 77_000_000;

test("two processes that compute a day without a row keep the newer price", async (context) => {
  if (services === undefined) return context.skip();
  const { database } = services;
  await standAtFrozenNoon(database);
  const { parts } = await prepareFlight(database);
  const { fareIds, day } = await prepareOffer(database, parts);
  await database.query(
    "DELETE FROM fare_day WHERE origin_city_id = $1 AND destination_city_id = $2 AND date = $3 AND class = $4",
    [day.originId, day.destinationId, day.date, day.class],
  );
  const computed = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const newer = database.withTx(async (tx) => {
    const changed = [`{${fareIds.join()}}`, DEARER];
    await tx.query("UPDATE flight_offer SET adult_total = $2 WHERE fare_ids = $1::bigint[]", changed);
    await computeFareDays(tx, [day]);
    computed.resolve();
    await mayEnd.promise;
  });
  await computed.promise;
  // It does not see the new price yet, and waits for the day's row.
  const older = database.withTx((tx) => computeFareDays(tx, [day]));
  await eventually(async () => {
    expect((await database.query("SELECT pid FROM pg_locks WHERE NOT granted")).length).toBeGreaterThan(0);
  });
  mayEnd.resolve();
  await Promise.all([newer, older]);
  const [row] = await database.query<{ price: number }>(
    `SELECT adult_total AS price FROM fare_day
     WHERE origin_city_id = $1 AND destination_city_id = $2 AND date = $3 AND class = $4`,
    [day.originId, day.destinationId, day.date, day.class],
  );
  expect(row?.price).toBe(DEARER);
});
