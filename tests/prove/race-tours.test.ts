import { expect } from "vitest";
import { onServer } from "#tests/both-engines.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { deadlocksOf, isClean } from "./race-steps.ts";
import { raceForBoth, raceForRoom, raceForSeat, raceOfFamilies } from "./race-tours.ts";
import { type TestCluster, testClusterOf } from "./test-cluster.ts";

onServer("A place in a tour is never sold twice", (provider, onEngine) => {
  const cluster = async (): Promise<TestCluster> => {
    await standAtFrozenNoon(provider.services.database);
    return testClusterOf(provider.services.database, [retryingClient(provider.app)]);
  };
  const ROUNDS = { rounds: 3, clients: 16 };
  const ONE_EACH = {
    rounds: 3,
    wins: 3,
    wrongWinners: 0,
    oversold: 0,
    serverErrors: 0,
    unexpected: 0,
    drift: 0,
  };

  onEngine("the last seat and the last room have one winner each time", async () => {
    expect(await raceForSeat(await cluster(), ROUNDS)).toMatchObject(ONE_EACH);
    expect(await raceForRoom(await cluster(), ROUNDS)).toMatchObject(ONE_EACH);
  });

  onEngine("four travellers who find three seats take nothing, rooms neither", async () => {
    expect(await raceOfFamilies(await cluster(), ROUNDS)).toMatchObject(ONE_EACH);
  });

  onEngine("departures whose counters lie in opposite orders are held and released without a deadlock", async () => {
    const at = await cluster();
    const before = provider.services.database.engine === "postgres" ? await deadlocksOf(at) : 0;
    const race = await raceForBoth(at, { rounds: 5, clients: 16 });
    expect(race.wins).toBeGreaterThan(5);
    expect(isClean(race), JSON.stringify(race)).toBe(true);
    if (provider.services.database.engine === "postgres") expect(await deadlocksOf(at)).toBe(before);
  });
});
