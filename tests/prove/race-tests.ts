import { expect } from "vitest";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { deadlocksOf, isClean } from "./race-steps.ts";
import { races } from "./races.ts";
import { onCluster } from "./small-run.ts";

/** Small runs of the races of one product: a file for each, so that they run in parallel. */
export function raceTests(product: keyof typeof races): void {
  const { sentence, cases, isWithoutDeadlocks } = races[product];
  onCluster(sentence, (onNoon) => {
    for (const { sentence, race, small, wins } of Object.values(cases))
      onNoon(sentence, async (cluster, { services }) => {
        const deadlocks = async () =>
          isWithoutDeadlocks && cluster.database.engine === "postgres" ? deadlocksOf(cluster) : 0;
        const before = await deadlocks();
        const raced = await race(cluster, { ...small, apply: () => runOutbox(services) });
        expect(isClean(raced), JSON.stringify(raced)).toBe(true);
        if (typeof wins === "number") expect(raced).toMatchObject({ rounds: small.rounds, wins });
        else expect(raced.wins).toBeGreaterThan(wins.above);
        expect(await deadlocks()).toBe(before);
      });
  });
}
