import { expireBesidePoison, isSetAside } from "./fleet-poison.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { onProvingGround } from "./provider-processes.ts";

/** Limit until the holds are released: a sweeper runs every five seconds. */
const WITHIN_MS = 30_000;

/**
 * Two processes on one PostgreSQL and one reservation with inconsistent stock: `--holds` (200) others expire in time.
 */
export const run = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(async ({ withProviders }) => {
    const holds = numberFrom(args, "holds", 200);
    const beside = await withProviders([{}, {}], (cluster) =>
      expireBesidePoison(cluster, { holds, withinMs: WITHIN_MS, sweep: async () => {} }),
    );
    return { holds: isSetAside(beside), beside };
  });
