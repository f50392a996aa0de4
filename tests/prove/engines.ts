import { createApp } from "#provider/app.ts";
import type { TestProvider } from "#tests/engines.ts";
import { startPostgres } from "#tests/postgres.ts";
import { testServices } from "#tests/support/services.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";

/** Runs `work` over PGlite, and over PostgreSQL where there is one, on a provider in this process at noon. */
export async function onEachEngine<T extends object>(
  work: (provider: TestProvider) => Promise<T>,
  settings: readonly string[] = [],
): Promise<(T & { engine: string })[]> {
  const outcomes: (T & { engine: string })[] = [];
  const postgres = await startPostgres(settings);
  for (const place of [{ folder: null }, ...(postgres === null ? [] : [{ url: postgres.url }])]) {
    const services = await testServices(place);
    await standAtFrozenNoon(services.database);
    const outcome = await work({ services, app: createApp(services) });
    outcomes.push({ engine: services.database.engine, ...outcome });
    await services.database.close();
  }
  await postgres?.stop();
  return outcomes;
}
