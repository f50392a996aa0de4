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

/**
 * Opens a provider in this process. The returned function gives the time of the whole call with its serialised answer,
 * milliseconds.
 */
export async function searching(database: Database): Promise<(asked: Asked) => Promise<number>> {
  const settings = readSettings({ APP_ENV: "demo" });
  const index = await refreshed(async () => buildIndex([]));
  const app = createApp({ ...(await servicesOver(database, settings, silentLog, () => FROZEN_NOW)), index });
  const headers = { "Client-Token": settings.clientToken };
  return async ({ city, checkIn, nights }) => {
    const started = performance.now();
    const answer = await app.request(
      `/property/v2/search?destination_id=city-${city}&check_in=${checkIn}&length_of_stay=${nights}`,
      { headers },
    );
    const text = await answer.text();
    if (!answer.ok) throw new Error(`A search answered ${answer.status}: ${text.slice(0, 200)}`);
    return performance.now() - started;
  };
}
