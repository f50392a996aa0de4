import { expect } from "vitest";
import { onServer } from "#tests/both-engines.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { raceForRanges, raceForRooms } from "./race.ts";
import { isClean } from "./race-steps.ts";
import { type TestCluster, testClusterOf } from "./test-cluster.ts";

onServer("A room is never sold twice", (provider, onEngine) => {
  const cluster = async (): Promise<TestCluster> => {
    await standAtFrozenNoon(provider.services.database);
    return testClusterOf(provider.services.database, [retryingClient(provider.app)]);
  };

  onEngine("the last room has one winner among 32, each time", async () => {
    const race = await raceForRooms(await cluster(), { rounds: 6, clients: 32 });
    expect(race).toMatchObject({
      rounds: 6,
      wins: 6,
      wrongWinners: 0,
      oversold: 0,
      serverErrors: 0,
      unexpected: 0,
      drift: 0,
    });
  });

  onEngine("ten rooms have ten winners among sixty", async () => {
    const race = await raceForRooms(await cluster(), { rounds: 1, clients: 60, rooms: 10 });
    expect(race).toMatchObject({ wins: 10, wrongWinners: 0, oversold: 0, serverErrors: 0, unexpected: 0, drift: 0 });
  });

  onEngine("overlapping stays in both orders never wait for each other for ever", async () => {
    const race = await raceForRanges(await cluster(), { rounds: 6, clients: 12 });
    expect(race.wins).toBeGreaterThan(6);
    expect(isClean(race), JSON.stringify(race)).toBe(true);
  });
});
