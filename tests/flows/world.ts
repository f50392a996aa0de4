import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseTarget } from "#provider/kernel/database/target.ts";
import { fillPostgres, startPostgres } from "#tests/postgres.ts";
import type { Filling } from "#tests/support/services.ts";
import { copyOf, templateOf } from "#tests/support/template.ts";

/**
 * City where every room is free on every night (make-world.ts). Journeys search here for any stay, and those that book
 * do so each in a property of its own.
 */
export const BOOKING_CITY = "Isfahan";

/** Engine of a site's provider: the one that production has, where it is at hand, or the demonstration's. */
export type Engine = "postgres" | "embedded";

/** A site's own data: the environment of its processes that leads there. */
export type OwnData = { env: Record<string, string>; remove(): Promise<void> };

const hasServer = () => Boolean(process.env.TEST_DATABASE_URL);
const world: Filling = { name: "world", fill: makeWorld };
const folderOfRun = () => templateOf("world", (folder) => makeWorld({ folder }));

/** Makes the world that most sites of a run copy, unless it exists. Outside a run each site makes one. */
export async function worldOfRun(): Promise<void> {
  if (hasServer()) await fillPostgres(world);
  else await folderOfRun();
}

/** Separate data for a site: a copy of the world that is made once for all sites of a run. */
export async function ownData(engine: Engine): Promise<OwnData> {
  const folder = await mkdtemp(join(tmpdir(), "shamseh-"));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const database = engine === "postgres" && hasServer() ? await startPostgres([], world) : null;
  if (database !== null) {
    return {
      env: { DATA_DIR: folder, DATABASE_URL: database.url },
      remove: async () => void (await Promise.all([database.stop(), removeFolder()])),
    };
  }
  const made = await folderOfRun();
  if (made === null) await makeWorld({ folder });
  const copy = made === null ? { folder, remove: () => {} } : copyOf(made);
  return {
    env: { DATA_DIR: copy.folder },
    remove: async () => {
      copy.remove();
      await removeFolder();
    },
  };
}

async function makeWorld(place: DatabaseTarget): Promise<void> {
  const maker = spawn(process.execPath, ["tests/flows/make-world.ts", JSON.stringify(place), BOOKING_CITY], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise((resolve) => maker.once("exit", resolve));
  if (code !== 0) throw new Error(`The world was not made: exit code ${code}`);
}
