import type { IsoDate } from "#domain/calendar/types.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import { buildIndex } from "#provider/atlas/place/search-index.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { silentLog } from "#provider/kernel/log.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { refreshed } from "#provider/services.ts";
import { servicesOver } from "#provider/start.ts";

/** A search for two in one room, in the city of this number. */
type Asked = { city: number; checkIn: IsoDate; nights: number };

/** Makes a call by its address and returns the time of it with its serialised answer, milliseconds. */
type Timed = (address: string) => Promise<number>;

/** Opens a provider in this process, of which calls are timed. */
export async function timedCalls(database: Database): Promise<Timed> {
  const settings = readSettings({ APP_ENV: "demo" });
  const index = await refreshed(async () => buildIndex([]));
  const app = createApp({ ...(await servicesOver(database, settings, silentLog, () => FROZEN_NOW)), index });
  const headers = { "Client-Token": settings.clientToken };
  return async (address) => {
    const started = performance.now();
    const answer = await app.request(address, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 200)}`);
    return performance.now() - started;
  };
}

/** The time of searches. */
export async function searching(database: Database): Promise<(asked: Asked) => Promise<number>> {
  const timed = await timedCalls(database);
  return ({ city, checkIn, nights }) =>
    timed(`/property/v2/search?destination_id=city-${city}&check_in=${checkIn}&length_of_stay=${nights}`);
}
