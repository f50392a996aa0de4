import { startPostgres } from "#tests/postgres.ts";
import { numberFrom } from "./house.ts";
import type { Proof } from "./main.ts";
import { isMadeGood, loseAndFind } from "./settlement.ts";

/** `--payments` (4) that a restore forgets: found by the day's settlement, half returned, half booked. */
export async function run(args: readonly string[]): Promise<Proof> {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error("This is proved on PostgreSQL, and there is none");
  try {
    const restored = await loseAndFind(postgres.url, numberFrom(args, "payments", 4));
    return { holds: isMadeGood(restored), restored };
  } finally {
    await postgres.stop();
  }
}
