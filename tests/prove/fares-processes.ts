import { followFares, follows } from "./fares.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { onProvingGround } from "./provider-processes.ts";

/**
 * Two provider processes on one PostgreSQL, whose own jobs compute the days: `--changes` (10,000), drawn by `--seed`
 * (1).
 */
export const run = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(({ withProviders }) =>
    withProviders([{}, {}], async (cluster) => {
      const figures = await followFares(cluster, {
        changes: numberFrom(args, "changes", 10_000),
        seed: numberFrom(args, "seed", 1),
        renew: async () => {},
      });
      return { holds: follows(figures), ...figures };
    }),
  );
