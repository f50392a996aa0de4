import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "#tests/postgres.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openDatabase } from "./connection.ts";

test("a connection lost between two statements of a transaction fails that transaction, not the process", async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if (postgres === null) return skip();
  const lost: Error[] = [];
  const database = await openDatabase({ url: postgres.url }, (error) => lost.push(error));
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  onTestFinished(async () => {
    await admin.end();
    await database.close();
    await postgres.stop();
  });
  const cut = database.withTx(async (tx) => {
    const [row] = await tx.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    await admin.query("SELECT pg_terminate_backend($1)", [row?.pid]);
    await eventually(() => expect(lost).not.toEqual([]));
    await tx.query("SELECT 1");
  });
  await expect(cut).rejects.toThrow();
  expect(await database.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
});
