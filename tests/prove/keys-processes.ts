import { isRotated, rotateUnderKills } from "./keys.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { onProvingGround } from "./provider-processes.ts";

/**
 * Rotates the key for the data of `--accounts` (10,000) travellers on PostgreSQL; the provider is killed `--kills` (10)
 * times.
 */
export const run = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(async (ground) => {
    const found = await rotateUnderKills(ground, numberFrom(args, "accounts", 10_000), numberFrom(args, "kills", 10));
    return { holds: isRotated(found), ...found };
  });
