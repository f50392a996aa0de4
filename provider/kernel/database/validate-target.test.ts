import { expect, onTestFinished, test } from "vitest";
import { startPostgres, startReplicated } from "#tests/postgres.ts";
import { startPool } from "#tests/support/pgbouncer.ts";
import { openDatabase } from "./connection.ts";
import { validateTarget } from "./validate-target.ts";

/** Complaint about a place; null when nothing is wrong with it. */
const saidOf = (place: Parameters<typeof validateTarget>[0]): Promise<string | null> =>
  validateTarget(place).then(
    () => null,
    (error: Error) => error.message,
  );

test("what lends a connection for too short a time is refused by the name of the setting", async ({ skip }) => {
  const postgres = await startPostgres();
  if (postgres === null) return skip();
  onTestFinished(postgres.stop);
  const pool = await startPool(postgres.url);
  const [statement, session] = [await startPool(postgres.url, "statement"), await startPool(postgres.url, "session")];
  if (pool === null || statement === null || session === null) return skip();
  onTestFinished(async () => void (await Promise.all([pool, statement, session].map(({ stop }) => stop()))));
  const directUrl = postgres.url;
  expect(await saidOf({ url: postgres.url })).toBeNull();
  expect(await saidOf({ url: session.url })).toBeNull();
  expect(await saidOf({ url: statement.url, directUrl, hasNames: false })).toMatch(/^DATABASE_URL .* one statement/);
  expect(await saidOf({ url: pool.url, hasNames: false })).toMatch(/^DATABASE_DIRECT_URL must be set/);
  expect(await saidOf({ url: pool.url, directUrl })).toMatch(/^PREPARED must be off/);
  expect(await saidOf({ url: pool.url, directUrl: session.url, hasNames: false })).toMatch(
    /^DATABASE_DIRECT_URL .* pool/,
  );
  expect(await saidOf({ url: pool.url, directUrl, hasNames: false })).toBeNull();
});

test("behind a pool the limits of statements hold, in a transaction and outside of one, and migrations do not", async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if (postgres === null) return skip();
  onTestFinished(postgres.stop);
  const pool = await startPool(postgres.url);
  if (pool === null) return skip();
  onTestFinished(pool.stop);
  const place = { url: pool.url, directUrl: postgres.url, hasNames: false };
  await validateTarget(place);
  const database = await openDatabase(place);
  onTestFinished(database.close);
  const LIMITS = `SELECT current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') || ' ' ||
    current_setting('idle_in_transaction_session_timeout') || ' ' || current_setting('jit') AS limits`;
  const expected = [{ limits: "5s 2s 10s off" }];
  expect(await database.query(LIMITS)).toEqual(expected);
  expect(await database.withTx(({ query }) => query(LIMITS))).toEqual(expected);
  const short = { statement: 50, lock: 50, idle: 50 };
  expect(await database.withTx(({ query }) => query(LIMITS), short)).toEqual([{ limits: "50ms 50ms 50ms off" }]);
  // Nothing of one transaction's stays on the connection.
  expect(await database.query(LIMITS)).toEqual(expected);
  // Names would be refused by a server process that has not heard of them.
  const named = () => database.withTx(({ query }) => query("SELECT 1 AS one", [], "one"));
  expect(await Promise.all(Array.from({ length: 40 }, named))).toEqual(Array(40).fill([{ one: 1 }]));
});

test("a standby as the primary and a primary as the standbys are refused", async ({ skip }) => {
  const servers = await startReplicated();
  if (servers === null) return skip();
  const { primary, standby } = servers;
  onTestFinished(async () => {
    await standby.stop();
    await primary.stop();
  });
  expect(await saidOf({ url: standby.url })).toMatch(/^DATABASE_URL leads to a standby/);
  expect(await saidOf({ url: primary.url, directUrl: standby.url })).toMatch(/^DATABASE_DIRECT_URL leads to a standby/);
  expect(await saidOf({ url: primary.url, readUrl: primary.url })).toMatch(/^DATABASE_READ_URL leads to a primary/);
  expect(await saidOf({ url: primary.url, readUrl: standby.url })).toBeNull();
  // Standbys that are away are no fault of the settings.
  expect(await saidOf({ url: primary.url, readUrl: "postgres://postgres@127.0.0.1:1/postgres" })).toBeNull();
});
