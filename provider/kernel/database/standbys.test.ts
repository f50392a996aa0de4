import { expect, onTestFinished, test } from "vitest";
import { startReplicated } from "#tests/postgres.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openDatabase } from "./connection.ts";

/** A database that is read from a standby, which can be stopped in its following and in its life. */
async function openReplicated() {
  const servers = await startReplicated();
  if (servers === null) return null;
  const { primary, standby } = servers;
  const database = await openDatabase({ url: primary.url, readUrl: standby.url });
  const onStandby = await openDatabase({ url: standby.url });
  onTestFinished(async () => {
    await onStandby.close();
    await database.close();
    await standby.stop();
    await primary.stop();
  });
  let writtenTo: string | null = null;
  const look = async () => {
    const rows = await database.query<{ at: string }>("SELECT pg_current_wal_lsn()::text AS at");
    writtenTo = rows[0]?.at ?? null;
  };
  const reading = database.reading(() => writtenTo);
  const WHERE = "SELECT pg_is_in_recovery() AS standby, (SELECT count(*)::int FROM one) AS rows";
  return {
    database,
    primary,
    standby,
    onStandby,
    look,
    reads: () => reading.query<{ standby: boolean; rows: number }>(WHERE),
  };
}

test("reads come from a standby that has all that was written at the last look, else from the primary", async ({
  skip,
}) => {
  const opened = await openReplicated();
  if (opened === null) return skip();
  const { database, standby, onStandby, look, reads } = opened;
  await database.query("CREATE TABLE one (id int)");
  // Before anything was looked at nothing is known.
  expect(await reads()).toEqual([{ standby: false, rows: 0 }]);
  await look();
  await eventually(async () => expect(await reads()).toEqual([{ standby: true, rows: 0 }]));

  await onStandby.query("SELECT pg_wal_replay_pause()");
  await database.query("INSERT INTO one VALUES (1)");
  // As old as the last look and no older.
  expect(await reads()).toEqual([{ standby: true, rows: 0 }]);
  await look();
  expect(await reads()).toEqual([{ standby: false, rows: 1 }]);
  await onStandby.query("SELECT pg_wal_replay_resume()");
  await eventually(async () => expect(await reads()).toEqual([{ standby: true, rows: 1 }]));

  const crashed = standby.crash?.(300);
  await eventually(async () => expect(database.publicReads()).toMatchObject({ away: expect.any(Number) }));
  const whileAway = await Promise.all(Array.from({ length: 20 }, reads));
  expect(whileAway.flat().every(({ rows }) => rows === 1)).toBe(true);
  await crashed;
  await eventually(async () => expect(await reads()).toEqual([{ standby: true, rows: 1 }]));
  expect(database.publicReads()).toMatchObject({ behind: expect.any(Number), standby: expect.any(Number) });
});

test("while the primary is away a standby that is behind is read", async ({ skip }) => {
  const opened = await openReplicated();
  if (opened === null) return skip();
  const { database, primary, onStandby, look, reads } = opened;
  await database.query("CREATE TABLE one (id int)");
  await look();
  await eventually(async () => expect(await reads()).toEqual([{ standby: true, rows: 0 }]));
  await onStandby.query("SELECT pg_wal_replay_pause()");
  await database.query("INSERT INTO one VALUES (1)");
  await look();
  expect(await reads()).toEqual([{ standby: false, rows: 1 }]);
  const crashed = primary.crash?.(1_500);
  await eventually(async () => expect(await reads()).toEqual([{ standby: true, rows: 0 }]));
  await crashed;
  await onStandby.query("SELECT pg_wal_replay_resume()");
  await eventually(async () => expect((await reads())[0]?.rows).toBe(1));
});

test("a fault of the statement itself is its caller's, from a standby too", async ({ skip }) => {
  const opened = await openReplicated();
  if (opened === null) return skip();
  const { database, look } = opened;
  await look();
  const reading = database.reading(() => "0/0");
  await expect(reading.query("SELECT 1 / 0")).rejects.toThrow("division by zero");
  expect(database.publicReads()).toMatchObject({ away: 0 });
});
