import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testServices } from "#tests/support/services.ts";
import { jobs } from "../../jobs.ts";

const MEGABYTE = 2 ** 20;

test("the journal of the embedded database is written away again and again, so that a crash is soon read over", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-journal-"));
  const services = await testServices({ folder });
  const { database } = services;
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  /** Log that a start after a crash would have to read, bytes. */
  const behind = async () => {
    const [row] = await database.query<{ bytes: number }>(
      "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()",
    );
    return row?.bytes ?? 0;
  };
  // Loading the world was as much writing as a week of bookings is.
  expect(await behind()).toBeGreaterThan(4 * MEGABYTE);
  const job = jobs.find(({ name }) => name === "checkpoint");
  await job?.run(services);
  expect(await behind()).toBeLessThan(MEGABYTE);
  expect(job?.everySeconds).toBeLessThanOrEqual(300);
});
