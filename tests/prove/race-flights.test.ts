import { expect } from "vitest";
import { onServer } from "#tests/both-engines.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import {
  raceAgainstSweepers,
  raceForAircraft,
  raceForFare,
  raceForInfant,
  raceForReturn,
  raceForShared,
} from "./race-flights.ts";
import { deadlocksOf, isClean } from "./race-steps.ts";
import { type TestCluster, testClusterOf } from "./test-cluster.ts";

const races = [
  { race: "the last seat of a fare", run: raceForFare },
  { race: "the last seat of an aircraft, out of two fares,", run: raceForAircraft },
  { race: "the last place for an infant", run: raceForInfant },
  { race: "the last seat of a flight that two connections share", run: raceForShared },
  { race: "a way back with one seat", run: raceForReturn },
] as const;

onServer("A place on a flight is never sold twice", (provider, onEngine) => {
  const cluster = async (): Promise<TestCluster> => {
    await standAtFrozenNoon(provider.services.database);
    return testClusterOf(provider.services.database, [retryingClient(provider.app)]);
  };

  for (const { race, run } of races) {
    onEngine(`${race} has one winner each time, and the others take nothing of any flight`, async () => {
      const result = await run(await cluster(), { rounds: 3, clients: 16 });
      expect(isClean(result), JSON.stringify(result)).toBe(true);
      expect(result).toMatchObject({ rounds: 3, wins: 3 });
    });
  }

  onEngine("connections that share a flight are held and released without a deadlock", async () => {
    const at = await cluster();
    const before = provider.services.database.engine === "postgres" ? await deadlocksOf(at) : 0;
    const race = await raceAgainstSweepers(at, { rounds: 5, clients: 16 });
    expect(race.wins).toBeGreaterThan(5);
    expect(isClean(race), JSON.stringify(race)).toBe(true);
    if (provider.services.database.engine === "postgres") expect(await deadlocksOf(at)).toBe(before);
  });
});
