import { prepareTour } from "#tests/support/tour.ts";
import {
  buy,
  type Competition,
  isWon,
  PIECES_OVERSOLD,
  quoteOf,
  type Race,
  raceFor,
  raceWithSweepers,
  releaseAll,
} from "./race-steps.ts";
import { type TestCluster, usersOf } from "./test-cluster.ts";

const PIECES = { kind: "tour", path: "tour/v2/reserve", oversold: PIECES_OVERSOLD } as const;

/** Stock to race for: seats and rooms, wanted by parties with one room for each of these numbers of adults. */
type Wanted = Competition & { seats: number; rooms: number; adults: readonly number[] };

/**
 * In each round `clients` parties compete for one package, with stock for one of them. The losers leave no trace: after
 * each round exactly the winner's seats and rooms are held. Then they are released.
 */
async function raceForOne(cluster: TestCluster, { rounds, clients, seats, rooms, adults }: Wanted): Promise<Race> {
  const users = await usersOf(cluster, clients);
  const tour = await prepareTour(cluster.database, { seats, rooms });
  const people = adults.reduce((sum, count) => sum + count, 0);
  return raceFor(
    cluster,
    PIECES,
    rounds,
    async () => {
      const quote = await quoteOf(cluster, PIECES, tour.request(adults));
      return { buyers: await buy(PIECES, users, () => quote), winners: 1 };
    },
    async (buyers) => {
      const counted = await tour.counters();
      const wins = buyers.filter(isWon).length;
      await releaseAll(PIECES, buyers);
      return counted.seats.held !== wins * people || counted.rooms.held !== wins * adults.length ? 1 : 0;
    },
  );
}

export const raceForSeat = (cluster: TestCluster, asked: Competition): Promise<Race> =>
  raceForOne(cluster, { ...asked, seats: 1, rooms: 50, adults: [1] });

export const raceForRoom = (cluster: TestCluster, asked: Competition): Promise<Race> =>
  raceForOne(cluster, { ...asked, seats: 100, rooms: 1, adults: [2] });

/** Four travellers in two rooms, with seven seats and many rooms left: after the first party, four find three seats. */
export const raceOfFamilies = (cluster: TestCluster, asked: Competition): Promise<Race> =>
  raceForOne(cluster, { ...asked, seats: 7, rooms: 50, adults: [2, 2] });

/** Seats and rooms of each departure, fewer than parties want. */
const FEW = 3;
/**
 * Two departures whose counters have opposite orders of ids, those of the second with its rooms before its seats, and
 * sweepers that release the holds of both.
 */
export async function raceForBoth(cluster: TestCluster, asked: Competition): Promise<Race> {
  const limits = { seats: FEW, rooms: FEW };
  const tours = [
    await prepareTour(cluster.database, limits),
    await prepareTour(cluster.database, { ...limits, isRoomsFirst: true }),
  ];
  return raceWithSweepers(cluster, PIECES, asked, async () => tours.map((tour) => tour.request([1])));
}
