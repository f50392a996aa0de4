import { expect, test } from "vitest";
import { startPostgres } from "#tests/postgres.ts";
import { frozenWorld } from "#tests/support/services.ts";
import { isMadeGood, loseAndFind, small } from "./settlement.ts";

test("Payments that a restore forgot are found by the day's settlement, returned or booked", async (context) => {
  const postgres = await startPostgres(["fsync=off"], frozenWorld);
  if (postgres === null) return context.skip();
  try {
    const restored = await loseAndFind(postgres.url, small.payments);
    expect(isMadeGood(restored), JSON.stringify(restored)).toBe(true);
  } finally {
    await postgres.stop();
  }
});
