import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "#tests/postgres.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openDatabase } from "./connection.ts";

/** A database, what it reports of lost connections, and a client that can cut them; null without a server. */
async function openWithAdmin() {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  const lost: Error[] = [];
  const database = await openDatabase({ url: postgres.url }, (error) => lost.push(error));
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  onTestFinished(async () => {
    await admin.end();
    await database.close();
    await postgres.stop();
  });
  return { database, admin, hasLost: () => eventually(() => expect(lost).not.toEqual([])) };
}

test("a connection lost under work that runs alone is reported, and the process goes on", async ({ skip }) => {
  const opened = await openWithAdmin();
  if (opened === null) return skip();
  const { database, admin, hasLost } = opened;
  await database.alone(async () => {
    await admin.query("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted");
    await hasLost();
  });
  expect(await database.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

test("a connection lost between two statements of a transaction fails that transaction, not the process", async ({
  skip,
}) => {
  const opened = await openWithAdmin();
  if (opened === null) return skip();
  const { database, admin, hasLost } = opened;
  const cut = database.withTx(async (tx) => {
    const [row] = await tx.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    await admin.query("SELECT pg_terminate_backend($1)", [row?.pid]);
    await hasLost();
    await tx.query("SELECT 1");
  });
  await expect(cut).rejects.toThrow();
  expect(await database.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
});
