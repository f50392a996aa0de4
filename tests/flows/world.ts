import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyOf, templateOf } from "#tests/support/template.ts";

/**
 * City where every room is free on every night (make-world.ts). Journeys search here for any stay, and those that book
 * do so each in a property of its own.
 */
export const BOOKING_CITY = "Isfahan";

/** Makes the world that all sites of a run copy, unless it exists; null outside a run. */
export const worldOfRun = (): Promise<string | null> => templateOf("world", makeWorld);

/** A separate data folder: a copy of the world that is made once for all sites of a run. */
export async function freshFolder(): Promise<string> {
  const world = await worldOfRun();
  if (world !== null) return copyOf(world).folder;
  const folder = await mkdtemp(join(tmpdir(), "shamseh-"));
  await makeWorld(folder);
  return folder;
}

async function makeWorld(folder: string): Promise<void> {
  const maker = spawn(process.execPath, ["tests/flows/make-world.ts", folder, BOOKING_CITY], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise((resolve) => maker.once("exit", resolve));
  if (code !== 0) throw new Error(`The world was not made: exit code ${code}`);
}
