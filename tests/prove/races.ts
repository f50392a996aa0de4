import type { Kind } from "./bookable-items.ts";
import { defineProof } from "./define-proof.ts";
import type { Proof } from "./main.ts";
import { productFrom } from "./options.ts";
import { onProvingGround } from "./provider-processes.ts";
import { raceForRanges, raceForRooms } from "./race.ts";
import { raceOfChanges } from "./race-changes.ts";
import {
  raceAgainstSweepers,
  raceForAircraft,
  raceForFare,
  raceForInfant,
  raceForReturn,
  raceForShared,
} from "./race-flights.ts";
import { raceForOneSeat, raceForReleased, raceOfSwaps } from "./race-seats.ts";
import { type Competition, deadlocksOf, isClean, type Race } from "./race-steps.ts";
import { raceForBoth, raceForRoom, raceForSeat, raceOfFamilies } from "./race-tours.ts";
import type { TestCluster } from "./test-cluster.ts";

const withoutLock = { imported: import.meta.resolve("./without-lock.ts") };
const lockBackwards = { imported: import.meta.resolve("./lock-backwards.ts") };

type Size = Competition & { rooms?: number };
type RaceOf = (cluster: TestCluster, size: Size) => Promise<Race>;

/** One race: the option with its rounds at full size, and the wins of its small run, exact or exceeded. */
type Case = {
  readonly sentence: string;
  readonly race: RaceOf;
  readonly option: keyof typeof ROUNDS;
  readonly full: Omit<Size, "rounds">;
  readonly small: Size;
  readonly wins: number | { readonly above: number };
};

/** Races of one product, by the name in its output, and its controls at full size. */
type Races = {
  readonly sentence: string;
  readonly cases: Readonly<Record<string, Case>>;
  /** No transaction may fail by a deadlock, even if it is repeated. */
  readonly isWithoutDeadlocks: boolean;
  /** Takes several counters: two providers with opposite lock orders must deadlock. */
  readonly lockingMany?: RaceOf;
  /** Race for one piece, which must be sold twice without this constraint and the lock. */
  readonly forOne: RaceOf;
  readonly constraint: string;
  /** Name of that control in the output. */
  readonly oversold: string;
};

const ROUNDS = { rounds: 1_000, crowds: 20, ranges: 300, swaps: 200, released: 100, changes: 200 };

/** A race for one piece in each round, among 32 at full size. */
const forOnePiece = (sentence: string, race: RaceOf): Case => ({
  sentence,
  race,
  option: "rounds",
  full: { clients: 32 },
  small: { rounds: 3, clients: 16 },
  wins: 3,
});

/** The same with owners among them who change to the last piece. */
const withChanges = (what: string, kind: Kind): Case => ({
  ...forOnePiece(`${what} has one winner among new bookings and changes, each time`, raceOfChanges(kind)),
  option: "changes",
  small: { rounds: 3, clients: 12 },
});

/** As many races for several pieces, of which all are taken and released. */
const forMany = (sentence: string, race: RaceOf): Case => ({
  ...forOnePiece(sentence, race),
  small: { rounds: 5, clients: 16 },
  wins: { above: 5 },
});

const OVERSOLD = { constraint: "stock DROP CONSTRAINT no_oversell", oversold: "oversold_without_constraint_and_lock" };
const ofFlight = (what: string): string =>
  `${what} has one winner each time, and the others take nothing of any flight`;

/** All races, by `--product`. */
export const races: Readonly<Record<"stay" | "tour" | "flight" | "seats", Races>> = {
  stay: {
    sentence: "A room is never sold twice",
    cases: {
      last_room: {
        ...forOnePiece("the last room has one winner among 32, each time", raceForRooms),
        small: { rounds: 6, clients: 32 },
        wins: 6,
      },
      ten_rooms: {
        sentence: "ten rooms have ten winners among sixty",
        race: raceForRooms,
        option: "crowds",
        full: { clients: 500, rooms: 10 },
        small: { rounds: 1, clients: 60, rooms: 10 },
        wins: 10,
      },
      ranges: {
        sentence: "overlapping stays in both orders never wait for each other for ever",
        race: raceForRanges,
        option: "ranges",
        full: { clients: 16 },
        small: { rounds: 6, clients: 12 },
        wins: { above: 6 },
      },
      changes: withChanges("the last room", "stay"),
    },
    isWithoutDeadlocks: false,
    forOne: raceForRooms,
    constraint: "inventory_night DROP CONSTRAINT no_oversell",
    oversold: OVERSOLD.oversold,
  },
  tour: {
    sentence: "A place in a tour is never sold twice",
    cases: {
      last_seat: forOnePiece("the last seat has one winner each time", raceForSeat),
      last_room: forOnePiece("the last room has one winner each time", raceForRoom),
      families: forOnePiece("four travellers who find three seats take nothing, rooms neither", raceOfFamilies),
      opposite_orders: forMany(
        "departures whose counters lie in opposite orders are held and released without a deadlock",
        raceForBoth,
      ),
      changes: withChanges("the last place of a departure", "tour"),
    },
    isWithoutDeadlocks: true,
    lockingMany: raceOfFamilies,
    forOne: raceForSeat,
    ...OVERSOLD,
  },
  flight: {
    sentence: "A place on a flight is never sold twice",
    cases: {
      last_of_fare: forOnePiece(ofFlight("the last seat of a fare"), raceForFare),
      last_of_aircraft: forOnePiece(ofFlight("the last seat of an aircraft, out of two fares,"), raceForAircraft),
      last_place_for_infant: forOnePiece(ofFlight("the last place for an infant"), raceForInfant),
      shared_flight: forOnePiece(ofFlight("the last seat of a flight that two connections share"), raceForShared),
      full_way_back: forOnePiece(ofFlight("a way back with one seat"), raceForReturn),
      against_sweepers: forMany(
        "connections that share a flight are held and released without a deadlock",
        raceAgainstSweepers,
      ),
      changes: withChanges("the last seats of a fare", "flight"),
    },
    isWithoutDeadlocks: true,
    lockingMany: raceForReturn,
    forOne: raceForAircraft,
    ...OVERSOLD,
  },
  seats: {
    sentence: "A seat of the map has one traveller",
    cases: {
      one_seat: {
        ...forOnePiece("of many who want it at once", raceForOneSeat),
        small: { rounds: 5, clients: 32 },
        wins: 5,
      },
      swaps: {
        sentence: "and couples who change to seats of each other have both or keep what they had",
        race: raceOfSwaps,
        option: "swaps",
        full: { clients: 8 },
        small: { rounds: 20, clients: 8 },
        wins: { above: 10 },
      },
      released: {
        sentence: "and is chosen while the holds of those who had it run out, without a deadlock",
        race: raceForReleased,
        option: "released",
        full: { clients: 8 },
        small: { rounds: 10, clients: 8 },
        wins: { above: 0 },
      },
    },
    isWithoutDeadlocks: true,
    forOne: raceForOneSeat,
    constraint: "flight_seat DROP CONSTRAINT flight_seat_flight_id_seat_pk",
    oversold: "given_twice_without_key_and_lock",
  },
};

/**
 * Two provider processes on one PostgreSQL, and the races of `--product`, stays otherwise. `--mutated` rounds with
 * two providers locking in opposite orders, which must deadlock, and as many without constraint and lock, which must
 * oversell.
 */
export const { run } = defineProof({
  full: { ...ROUNDS, mutated: 20 },
  small: null,
  prove: (size, args) => proveRaces(races[productFrom(args, ["stay", "tour", "flight", "seats"])], size),
});

const proveRaces = (of: Races, size: typeof ROUNDS & { mutated: number }): Promise<Proof> =>
  onProvingGround(async ({ withProviders }, cluster) => {
    const mutated = { rounds: size.mutated, clients: 32 };
    const sound = await withProviders([{}, {}], async (at) => {
      const results: Record<string, Race> = {};
      for (const [name, { race, option, full }] of Object.entries(of.cases))
        results[name] = await race(at, { rounds: size[option], ...full });
      return results;
    });
    const deadlocks = await deadlocksOf(cluster);
    const { lockingMany } = of;
    if (lockingMany !== undefined) await withProviders([{}, lockBackwards], (at) => lockingMany(at, mutated));
    const inOppositeOrders = (await deadlocksOf(cluster)) - deadlocks;
    await cluster.database.query(`ALTER TABLE ${of.constraint}`);
    const { oversold } = await withProviders([withoutLock, withoutLock], (at) => of.forOne(at, mutated));
    const locks = {
      ...(of.isWithoutDeadlocks ? { deadlocks } : {}),
      ...(lockingMany === undefined ? {} : { deadlocks_where_two_lock_in_opposite_orders: inOppositeOrders }),
    };
    const areLocksProved = (locks.deadlocks ?? 0) === 0 && locks.deadlocks_where_two_lock_in_opposite_orders !== 0;
    return {
      holds: Object.values(sound).every(isClean) && areLocksProved && oversold > 0,
      ...sound,
      ...locks,
      [of.oversold]: oversold,
    };
  });
