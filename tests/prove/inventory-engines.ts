import { createApp } from "#provider/app.ts";
import { startPostgres } from "#tests/postgres.ts";
import { testServices } from "#tests/support/services.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { type Followed, followChanges, follows } from "./inventory.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";

/** On both engines: `--changes` (20,000), drawn by `--seed` (1). */
export async function run(args: readonly string[]): Promise<Proof> {
  const outcomes: (Followed & { engine: string })[] = [];
  const postgres = await startPostgres(["fsync=off"]);
  for (const place of [{ folder: null }, ...(postgres === null ? [] : [{ url: postgres.url }])]) {
    const services = await testServices(place);
    await standAtFrozenNoon(services.database);
    const followed = await followChanges(
      { services, app: createApp(services) },
      { total: numberFrom(args, "changes", 20_000), seed: numberFrom(args, "seed", 1) },
    );
    outcomes.push({ engine: services.database.engine, ...followed });
    await services.database.close();
  }
  await postgres?.stop();
  return { holds: outcomes.every(follows), outcomes };
}
