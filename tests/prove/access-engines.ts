import { createApp } from "#provider/app.ts";
import { startPostgres } from "#tests/postgres.ts";
import { testServices } from "#tests/support/services.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { type Access, callAsOthers, isClosed } from "./access.ts";
import type { Proof } from "./main.ts";

/** G16, on both engines: every call of the contract, made by every kind of unauthorised caller. */
export async function run(): Promise<Proof> {
  const outcomes: (Access & { engine: string })[] = [];
  const postgres = await startPostgres();
  for (const place of [{ folder: null }, ...(postgres === null ? [] : [{ url: postgres.url }])]) {
    const services = await testServices(place);
    await standAtFrozenNoon(services.database);
    const access = await callAsOthers({ services, app: createApp(services) });
    outcomes.push({ engine: services.database.engine, ...access });
    await services.database.close();
  }
  await postgres?.stop();
  return { holds: outcomes.every(isClosed), outcomes };
}
