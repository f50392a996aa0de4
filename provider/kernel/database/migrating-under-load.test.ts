import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "#tests/postgres.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addMigration } from "#tests/support/next-migration.ts";
import { migrationsFolder, openDatabase } from "./connection.ts";
import { openPostgres } from "./postgres.ts";

/** The migrations of the next version. */
function nextMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrationsFolder, folder, { recursive: true });
  addMigration(folder);
  return folder;
}

test("a migration lets others pass while a table is not to be had, and is done once it is", async ({ skip }) => {
  const postgres = await startPostgres();
  if (postgres === null) return skip();
  const { url } = postgres;
  const running = await openDatabase({ url });
  const next = openPostgres({ url }, nextMigrations());
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  onTestFinished(async () => {
    await holder.end();
    await Promise.all([running.close(), next.close()]);
    await postgres.stop();
  });
  await running.migrate();

  await holder.query("BEGIN");
  await holder.query("SELECT FROM reservation");
  const migrated = next.migrate();
  const isWaiting = async () =>
    expect(await running.query("SELECT 1 FROM pg_locks WHERE NOT granted AND locktype = 'relation'")).not.toEqual([]);
  await eventually(isWaiting);
  // A call that comes behind it is answered while the table is still not to be had: the migration has let go.
  expect(await running.query("SELECT count(*)::int AS count FROM reservation")).toEqual([{ count: 0 }]);
  await holder.query("COMMIT");
  await migrated;
  expect(await running.query("SELECT of_next_version FROM reservation")).toEqual([]);
  // The version before starts on the schema of the next.
  await running.migrate();
});

test("a statement that is in a deadlock with a migration is sent once more, and its caller does not hear of it", {
  // If the holder asks later than a second after, the server has looked for a deadlock before there is one.
  retry: 2,
}, async ({ skip }) => {
  const postgres = await startPostgres();
  if (postgres === null) return skip();
  const { url } = postgres;
  const running = await openDatabase({ url });
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  onTestFinished(async () => {
    await holder.end();
    await running.close();
    await postgres.stop();
  });
  await running.migrate();
  const deadlocks = async () =>
    (await holder.query<{ count: number }>("SELECT sum(deadlocks)::int AS count FROM pg_stat_database")).rows[0]?.count;

  await holder.query("BEGIN");
  await holder.query("LOCK TABLE reservation");
  const asked = running.query("SELECT count(*)::int AS count FROM payment, reservation");
  const isWaiting = async () =>
    expect(await running.query("SELECT 1 FROM pg_locks WHERE NOT granted AND locktype = 'relation'")).not.toEqual([]);
  await eventually(isWaiting);
  await holder.query("LOCK TABLE payment");
  await holder.query("COMMIT");
  expect(await asked).toEqual([{ count: 0 }]);
  await eventually(async () => expect(await deadlocks()).toBe(1));
});
