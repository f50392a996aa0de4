import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { DEMO_SEED, FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { World } from "#fixtures/world/types.ts";
import { world } from "#fixtures/world/world.ts";
import { markDemonstration } from "#provider/demo/mark.ts";
import { seedDemo } from "#provider/demo/seed.ts";
import type { Clock } from "#provider/kernel/clock.ts";
import { migrationsFolder, openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { openPglite } from "#provider/kernel/database/pglite.ts";
import type { DatabaseTarget } from "#provider/kernel/database/target.ts";
import { silentLog } from "#provider/kernel/log.ts";
import { readSettings, type Settings } from "#provider/kernel/settings.ts";
import type { Services } from "#provider/services.ts";
import { servicesOver } from "#provider/start.ts";
import { standAtFrozenNoon } from "./stay.ts";
import { templateOf } from "./template.ts";

/** Tours of the small world: some domestic and, when available, some abroad. */
const MAX_TOURS = 6;

/** Routes of the small world, each for some days: one with a change of airport in Tehran. */
const FLOWN = ["THR MHD", "THR KIH", "IKA IST", "IST CDG"];
const FLIGHT_DAYS = 35;

/** Two cities of the demo world and sixty nights: enough of everything, and quick to load. */
export function smallWorld(seed: number = DEMO_SEED, from: IsoDate = FROZEN_TODAY): World {
  const whole = world(seed, from);
  const cities = new Set(
    whole.cities.filter(({ slug }) => slug === "Isfahan" || slug === "Istanbul").map(({ id }) => id),
  );
  const properties = whole.properties
    .filter(({ cityId }) => cities.has(cityId))
    .map((property) => ({ ...property, horizon: 60 }));
  const kept = new Set(properties.map(({ id }) => id));
  return {
    ...whole,
    attractions: whole.attractions.filter(({ cityId }) => cities.has(cityId)),
    properties,
    comments: whole.comments.filter(({ propertyId }) => kept.has(propertyId)),
    questions: whole.questions.filter(({ propertyId }) => kept.has(propertyId)),
    flightRoutes: whole.flightRoutes
      .filter(({ between }) => FLOWN.includes(between.join(" ")))
      .map((route) => ({ ...route, days: FLIGHT_DAYS })),
    tours: whole.tours.filter(({ propertyId }) => propertyId !== null && kept.has(propertyId)).slice(0, MAX_TOURS),
  };
}

/** Services over a new database with the small world, at noon of the frozen day. */
export async function testServices(
  place: DatabaseTarget = { folder: null },
  clock: Clock = () => FROZEN_NOW,
): Promise<Services> {
  const isInMemory = "folder" in place && place.folder === null;
  const dump = isInMemory ? await filledDump(frozenWorld) : null;
  const database = dump === null ? await openSeeded(place) : await openPglite(null, migrationsFolder, dump);
  return servicesOver(database, testSettings(), silentLog, clock);
}

/** Content of a database, filled in once per run for all tests that want the same. */
export type Filling = { name: string; fill(place: DatabaseTarget): Promise<void> };

/** The small world at the frozen day. */
export const frozenWorld: Filling = {
  name: "frozen",
  fill: async (place) => (await openSeeded(place)).close(),
};

/** The small world at the real day: a provider that starts over it has nothing to fill. */
export const worldOfToday: Filling = {
  name: "today",
  async fill(place) {
    const today = tehranDate(Date.now() / 1000);
    const database = await openDatabase(place);
    await database.migrate();
    await seedDemo(database, today, silentLog, () => smallWorld(undefined, today));
    await database.close();
  },
};

/** A data folder of the embedded database, filled once for a run, to be copied; null outside a run. */
export const filledFolder = ({ name, fill }: Filling): Promise<string | null> =>
  templateOf(`pglite-${name}`, (folder) => fill({ folder }));

async function openSeeded(place: DatabaseTarget): Promise<Database> {
  const database = await openDatabase(place);
  await database.migrate();
  const [clock] = await database.query<{ offset: number }>("SELECT offset_seconds AS offset FROM app_clock");
  // At the real hour its flights' sales would be over, from the third day after the frozen one on.
  await markDemonstration(database);
  await standAtFrozenNoon(database);
  await seedDemo(database, FROZEN_TODAY, silentLog, smallWorld);
  await database.query("UPDATE app_clock SET offset_seconds = $1", [clock?.offset ?? 0]);
  return database;
}

/** The same as a dump, from which a database in memory opens in a third of the time of a copied folder. */
async function filledDump(filling: Filling): Promise<Blob | null> {
  const dump = await templateOf(`pglite-${filling.name}.tar`, async (file) => {
    const folder = await filledFolder(filling);
    if (folder === null) throw new Error("A dump is made within a run");
    const client = await PGlite.create(join(folder, "pglite"));
    writeFileSync(file, await (await client.dumpDataDir("none")).bytes());
    await client.close();
  });
  return dump === null ? null : new Blob([readFileSync(dump)]);
}

export const testSettings = (): Settings => ({
  ...readSettings({ APP_ENV: "demo" }),
  dataDir: mkdtempSync(join(tmpdir(), "shamseh-provider-")),
});
