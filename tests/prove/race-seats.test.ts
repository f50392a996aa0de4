import { expect } from "vitest";
import { onServer } from "#tests/both-engines.ts";
import { patientDoor } from "#tests/support/patient-door.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { type House, houseOf } from "./house.ts";
import { raceForOneSeat, raceForReleased, raceOfSwaps } from "./race-seats.ts";
import { deadlocksOf, isClean } from "./race-steps.ts";

onServer("A seat of the map has one traveller", (provider, onEngine) => {
  const house = async (): Promise<House> => {
    await standAtFrozenNoon(provider.services.database);
    return houseOf(provider.services.database, [patientDoor(provider.app)]);
  };
  /** Expects no deadlock, on engines that can have one. */
  const withoutDeadlock = async (at: House, race: () => Promise<unknown>) => {
    const isPostgres = provider.services.database.engine === "postgres";
    const before = isPostgres ? await deadlocksOf(at) : 0;
    await race();
    if (isPostgres) expect(await deadlocksOf(at)).toBe(before);
  };

  onEngine("of many who want it at once", async () => {
    const race = await raceForOneSeat(await house(), { rounds: 5, clients: 32 });
    expect(isClean(race), JSON.stringify(race)).toBe(true);
    expect(race.wins).toBe(5);
  });

  onEngine("and couples who change to seats of each other have both or keep what they had", async () => {
    const at = await house();
    await withoutDeadlock(at, async () => {
      const race = await raceOfSwaps(at, { rounds: 20, clients: 8 });
      expect(isClean(race), JSON.stringify(race)).toBe(true);
      expect(race.wins).toBeGreaterThan(10);
    });
  });

  onEngine("and is chosen while the holds of those who had it run out, without a deadlock", async () => {
    const at = await house();
    await withoutDeadlock(at, async () => {
      const race = await raceForReleased(at, { rounds: 10, clients: 8 });
      expect(isClean(race), JSON.stringify(race)).toBe(true);
    });
  });
});
