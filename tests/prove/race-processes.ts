import type { Proof } from "./main.ts";
import { numberFrom, productFrom } from "./options.ts";
import { onProvingGround } from "./provider-processes.ts";
import { raceForRanges, raceForRooms } from "./race.ts";
import {
  raceAgainstSweepers,
  raceForAircraft,
  raceForFare,
  raceForInfant,
  raceForReturn,
  raceForShared,
} from "./race-flights.ts";
import { raceForOneSeat, raceForReleased, raceOfSwaps } from "./race-seats.ts";
import { deadlocksOf, isClean, type Race } from "./race-steps.ts";
import { raceForBoth, raceForRoom, raceForSeat, raceOfFamilies } from "./race-tours.ts";
import type { TestCluster } from "./test-cluster.ts";

const withoutLock = { imported: import.meta.resolve("./without-lock.ts") };
const lockBackwards = { imported: import.meta.resolve("./lock-backwards.ts") };

/**
 * G1: two provider processes on one PostgreSQL. `--product tour`, `flight` or `seats` (of a flight's map); stays
 * otherwise.
 */
export function run(args: readonly string[]): Promise<Proof> {
  const product = productFrom(args, ["stay", "tour", "flight", "seats"]);
  if (product === "stay") return proveStays(args);
  return product === "seats" ? proveSeats(args) : proveCounters(args, ofCounters[product]);
}

/**
 * `--rounds` for the last room (1000), `--crowds` of 500 for ten rooms (20), `--ranges` of overlapping stays (300),
 * `--mutated` rounds without constraint and lock, which must oversell (20).
 */
const proveStays = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(async ({ withProviders }, { database }) => {
    const asked = (name: string, otherwise: number) => numberFrom(args, name, otherwise);
    const sound = await withProviders([{}, {}], async (cluster) => ({
      last_room: await raceForRooms(cluster, { rounds: asked("rounds", 1_000), clients: 32 }),
      ten_rooms: await raceForRooms(cluster, { rounds: asked("crowds", 20), clients: 500, rooms: 10 }),
      ranges: await raceForRanges(cluster, { rounds: asked("ranges", 300), clients: 16 }),
    }));
    await database.query("ALTER TABLE inventory_night DROP CONSTRAINT no_oversell");
    const mutated = await withProviders([withoutLock, withoutLock], (cluster) =>
      raceForRooms(cluster, { rounds: asked("mutated", 20), clients: 32 }),
    );
    const holds = Object.values(sound).every(isClean) && mutated.oversold > 0;
    return { holds, ...sound, oversold_without_constraint_and_lock: mutated.oversold };
  });

type RaceOf = (cluster: TestCluster, asked: { rounds: number; clients: number }) => Promise<Race>;

/** Races for counters in `stock`. */
type CounterRaces = {
  readonly sound: Readonly<Record<string, RaceOf>>;
  /** Takes several counters, so that two providers with opposite lock orders must deadlock. */
  readonly lockingMany: RaceOf;
  /** Race for one piece, which must be sold twice without constraint and lock. */
  readonly forOne: RaceOf;
};

const ofCounters: Readonly<Record<"tour" | "flight", CounterRaces>> = {
  tour: {
    sound: {
      last_seat: raceForSeat,
      last_room: raceForRoom,
      families: raceOfFamilies,
      opposite_orders: raceForBoth,
    },
    lockingMany: raceOfFamilies,
    forOne: raceForSeat,
  },
  flight: {
    sound: {
      last_of_fare: raceForFare,
      last_of_aircraft: raceForAircraft,
      last_place_for_infant: raceForInfant,
      shared_flight: raceForShared,
      full_way_back: raceForReturn,
      against_sweepers: raceAgainstSweepers,
    },
    lockingMany: raceForReturn,
    forOne: raceForAircraft,
  },
};

/**
 * `--rounds` of each race (1000). `--mutated` rounds (20) with the two providers locking in opposite orders, which must
 * deadlock, and as many without constraint and lock, which must oversell.
 */
const proveCounters = (args: readonly string[], races: CounterRaces): Promise<Proof> =>
  onProvingGround(async ({ withProviders }, cluster) => {
    const asked = { rounds: numberFrom(args, "rounds", 1_000), clients: 32 };
    const mutated = { rounds: numberFrom(args, "mutated", 20), clients: 32 };
    const sound = await withProviders([{}, {}], async (at) => {
      const results: Record<string, Race> = {};
      for (const [name, race] of Object.entries(races.sound)) results[name] = await race(at, asked);
      return results;
    });
    const deadlocks = await deadlocksOf(cluster);
    await withProviders([{}, lockBackwards], (at) => races.lockingMany(at, mutated));
    const inOppositeOrders = (await deadlocksOf(cluster)) - deadlocks;
    await cluster.database.query("ALTER TABLE stock DROP CONSTRAINT no_oversell");
    const { oversold } = await withProviders([withoutLock, withoutLock], (at) => races.forOne(at, mutated));
    return {
      holds: Object.values(sound).every(isClean) && deadlocks === 0 && inOppositeOrders > 0 && oversold > 0,
      ...sound,
      deadlocks,
      deadlocks_where_two_lock_in_opposite_orders: inOppositeOrders,
      oversold_without_constraint_and_lock: oversold,
    };
  });

/**
 * `--rounds` for one seat of the map (1000), `--swaps` of eight couples (200) and `--released` of expiring holds (100).
 * `--mutated` rounds (20) without the seats' key and their lock, which must give a seat to two.
 */
const proveSeats = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(async ({ withProviders }, cluster) => {
    const asked = (name: string, otherwise: number) => numberFrom(args, name, otherwise);
    const sound = await withProviders([{}, {}], async (at) => ({
      one_seat: await raceForOneSeat(at, { rounds: asked("rounds", 1_000), clients: 32 }),
      swaps: await raceOfSwaps(at, { rounds: asked("swaps", 200), clients: 8 }),
      released: await raceForReleased(at, { rounds: asked("released", 100), clients: 8 }),
    }));
    const deadlocks = await deadlocksOf(cluster);
    await cluster.database.query("ALTER TABLE flight_seat DROP CONSTRAINT flight_seat_flight_id_seat_pk");
    const { oversold } = await withProviders([withoutLock, withoutLock], (at) =>
      raceForOneSeat(at, { rounds: asked("mutated", 20), clients: 32 }),
    );
    return {
      holds: Object.values(sound).every(isClean) && deadlocks === 0 && oversold > 0,
      ...sound,
      deadlocks,
      given_twice_without_key_and_lock: oversold,
    };
  });
