import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, type TestContext, test } from "vitest";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { startPostgres } from "#tests/postgres.ts";
import { allRows } from "#tests/support/all-rows.ts";
import { smallWorld } from "#tests/support/services.ts";
import { migrationsFolder, openDatabase } from "../kernel/database/connection.ts";
import type { Database } from "../kernel/database/database.ts";
import { openPglite } from "../kernel/database/pglite.ts";
import { silentLog } from "../kernel/log.ts";
import { readSettings } from "../kernel/settings.ts";
import { startServices } from "../start.ts";
import { WrongWorld } from "./mark.ts";
import { seedDemo } from "./seed.ts";

type Words = Readonly<Record<string, string>>;
const start = (words: Words, appEnv: "demo" | "production") =>
  startServices(
    { ...readSettings({ APP_ENV: "demo", ...words }), appEnv },
    silentLog,
    () => FROZEN_NOW,
    (seed, from) => smallWorld(seed, from),
  );

/** A PostgreSQL database, migrated, with no row beyond what migrations fill; ends the test where there is none. */
async function migrated({ skip }: TestContext): Promise<{ url: string; database: Database }> {
  const postgres = await startPostgres(["fsync=off"]);
  if (postgres === null) return skip();
  const database = await openDatabase({ url: postgres.url });
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
  });
  await database.migrate();
  return { url: postgres.url, database };
}

const A_COUNTRY = "INSERT INTO country (id, iso2, name_fa, name_en) VALUES (1, 'IR', 'ایران', 'Iran')";
const AN_OLD_WORLD = "INSERT INTO demo_world (id, seed, digest, topped_up_from) VALUES (1, 1, 'x', '2026-01-01')";

const others = [
  ["demo", "rows of a production", A_COUNTRY, "APP_ENV is demo, and this database holds rows that are not"],
  ["demo", "a world of an earlier version", AN_OLD_WORLD, "APP_ENV is demo, and this database holds a world without"],
  ["production", "such a world", AN_OLD_WORLD, "APP_ENV is production, and this database holds the demonstration's"],
] as const;
for (const [appEnv, what, rows, sentence] of others) {
  test(`${appEnv} does not start on ${what}, and writes nothing`, async (context) => {
    const { url, database } = await migrated(context);
    await database.query(rows);
    const before = await allRows(database);
    const starting = start({ DATABASE_URL: url }, appEnv);
    await expect(starting).rejects.toThrow(WrongWorld);
    await expect(starting).rejects.toThrow(sentence);
    expect(await allRows(database)).toEqual(before);
  });
}

test("the demonstration takes an empty database, starts there again, and production does not start on it", async (context) => {
  const { url, database } = await migrated(context);
  await (await start({ DATABASE_URL: url }, "demo")).database.close();
  await (await start({ DATABASE_URL: url }, "demo")).database.close();
  const before = await allRows(database);
  await expect(start({ DATABASE_URL: url }, "production")).rejects.toThrow(
    "APP_ENV is production, and this database is the demonstration's",
  );
  expect(await allRows(database)).toEqual(before);
});

test("the database itself refuses the mark where there are rows, and without it TRUNCATE and a moved clock", async (context) => {
  const { database } = await migrated(context);
  await database.query(A_COUNTRY);
  const mark = AN_OLD_WORLD.replace("topped_up_from)", "topped_up_from, began_empty)").replace("')", "', true)");
  await expect(database.query(mark)).rejects.toThrow("the demonstration takes an empty one");
  await database.query(AN_OLD_WORLD);
  const refused = [
    "UPDATE demo_world SET began_empty = true",
    "UPDATE app_clock SET offset_seconds = 60",
    ...["property", "room_type", "inventory_night", "tour", "flight", "stock", "reservation", "user_account"].map(
      (table) => `TRUNCATE ${table} CASCADE`,
    ),
  ];
  const before = await allRows(database);
  for (const statement of refused) await expect(database.query(statement), statement).rejects.toThrow(/demonstration/);
  await expect(seedDemo(database, "2026-12-01", silentLog, smallWorld)).rejects.toThrow(WrongWorld);
  expect(await allRows(database)).toEqual(before);
});

test("a folder of the version before the mark is the demonstration's", async () => {
  const [data, older] = [mkdtempSync(join(tmpdir(), "shamseh-mark-")), mkdtempSync(join(tmpdir(), "shamseh-before-"))];
  onTestFinished(() => [data, older].forEach((folder) => void rmSync(folder, { recursive: true })));
  cpSync(migrationsFolder, older, { recursive: true });
  const file = join(older, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const entries = journal.entries.filter(({ tag }: { tag: string }) => tag < "0066");
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  const before = await openPglite(data, older);
  await before.migrate();
  await before.query(AN_OLD_WORLD);
  await before.query(A_COUNTRY);
  await before.close();

  const services = await start({ DATA_DIR: data }, "demo");
  onTestFinished(() => services.database.close());
  expect(await services.database.query("SELECT began_empty FROM demo_world")).toEqual([{ began_empty: true }]);
});
