import { expect } from "vitest";
import { onServer } from "#tests/both-engines.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { raceForOneSeat, raceForReleased, raceOfSwaps } from "./race-seats.ts";
import { deadlocksOf, isClean } from "./race-steps.ts";
import { type TestCluster, testClusterOf } from "./test-cluster.ts";

onServer("A seat of the map has one traveller", (provider, onEngine) => {
  const cluster = async (): Promise<TestCluster> => {
    await standAtFrozenNoon(provider.services.database);
    return testClusterOf(provider.services.database, [retryingClient(provider.app)]);
  };
  /** Expects no deadlock, on engines that can have one. */
  const withoutDeadlock = async (at: TestCluster, race: () => Promise<unknown>) => {
    const isPostgres = provider.services.database.engine === "postgres";
    const before = isPostgres ? await deadlocksOf(at) : 0;
    await race();
    if (isPostgres) expect(await deadlocksOf(at)).toBe(before);
  };

  onEngine("of many who want it at once", async () => {
    const race = await raceForOneSeat(await cluster(), { rounds: 5, clients: 32 });
    expect(isClean(race), JSON.stringify(race)).toBe(true);
    expect(race.wins).toBe(5);
  });

  onEngine("and couples who change to seats of each other have both or keep what they had", async () => {
    const at = await cluster();
    await withoutDeadlock(at, async () => {
      const race = await raceOfSwaps(at, { rounds: 20, clients: 8 });
      expect(isClean(race), JSON.stringify(race)).toBe(true);
      expect(race.wins).toBeGreaterThan(10);
    });
  });

  onEngine("and is chosen while the holds of those who had it run out, without a deadlock", async () => {
    const at = await cluster();
    await withoutDeadlock(at, async () => {
      const race = await raceForReleased(at, { rounds: 10, clients: 8 });
      expect(isClean(race), JSON.stringify(race)).toBe(true);
    });
  });
});
