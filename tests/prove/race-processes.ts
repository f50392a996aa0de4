import { numberFrom } from "./house.ts";
import type { Proof } from "./main.ts";
import { onProvingGround } from "./provider-processes.ts";
import { isClean, raceForRanges, raceForRooms } from "./race.ts";

const withoutLock = { imported: import.meta.resolve("./without-lock.ts") };

/**
 * G1: two provider processes on one PostgreSQL. `--rounds` for the last room (1000), `--crowds` of 500 for ten rooms
 * (20), `--ranges` of overlapping stays (300), `--mutated` rounds without constraint and lock, which must oversell (20).
 */
export const run = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(async ({ withProviders }, { database }) => {
    const asked = (name: string, otherwise: number) => numberFrom(args, name, otherwise);
    const sound = await withProviders([{}, {}], async (house) => ({
      last_room: await raceForRooms(house, { rounds: asked("rounds", 1_000), clients: 32 }),
      ten_rooms: await raceForRooms(house, { rounds: asked("crowds", 20), clients: 500, rooms: 10 }),
      ranges: await raceForRanges(house, { rounds: asked("ranges", 300), clients: 16 }),
    }));
    await database.query("ALTER TABLE inventory_night DROP CONSTRAINT no_oversell");
    const mutated = await withProviders([withoutLock, withoutLock], (house) =>
      raceForRooms(house, { rounds: asked("mutated", 20), clients: 32 }),
    );
    const holds = Object.values(sound).every(isClean) && mutated.oversold > 0;
    return { holds, ...sound, oversold_without_constraint_and_lock: mutated.oversold };
  });
