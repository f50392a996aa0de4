import { prepareTour } from "#tests/support/tour.ts";
import {
  type Buyer,
  buy,
  driftOf,
  endHolds,
  giveUp,
  isWon,
  oversold,
  PIECES_OVERSOLD,
  type Prize,
  quoteOf,
  type Race,
  sweep,
  tally,
} from "./race-steps.ts";
import { type TestCluster, usersOf } from "./test-cluster.ts";

const PIECES: Prize = { path: "tour/v2/reserve", oversold: PIECES_OVERSOLD };

/** Stock to race for: seats and rooms, wanted by parties with one room for each of these numbers of adults. */
type Wanted = { rounds: number; clients: number; seats: number; rooms: number; adults: readonly number[] };

/**
 * In each round `clients` parties compete for one package, with stock for one of them. The losers leave no trace: after
 * each round exactly the winner's seats and rooms are held. Then they are released.
 */
async function raceForOne(cluster: TestCluster, { rounds, clients, seats, rooms, adults }: Wanted): Promise<Race> {
  const users = await usersOf(cluster, clients);
  const tour = await prepareTour(cluster.database, { seats, rooms });
  const people = adults.reduce((sum, count) => sum + count, 0);
  const done: { buyers: Buyer[]; winners: number }[] = [];
  let [tooMany, miscounted] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const quote = await quoteOf(cluster, PIECES, tour.request(adults));
    const buyers = await buy(PIECES, users, () => quote);
    done.push({ buyers, winners: 1 });
    tooMany += await oversold(cluster, PIECES);
    const counted = await tour.counters();
    const wins = buyers.filter(isWon);
    if (counted.seats.held !== wins.length * people || counted.rooms.held !== wins.length * adults.length)
      miscounted += 1;
    for (const winner of wins) await giveUp(PIECES, winner);
  }
  return { ...tally(done), oversold: tooMany, drift: miscounted + (await driftOf(cluster)) };
}

type Rounds = { rounds: number; clients: number };

export const raceForSeat = (cluster: TestCluster, asked: Rounds): Promise<Race> =>
  raceForOne(cluster, { ...asked, seats: 1, rooms: 50, adults: [1] });

export const raceForRoom = (cluster: TestCluster, asked: Rounds): Promise<Race> =>
  raceForOne(cluster, { ...asked, seats: 100, rooms: 1, adults: [2] });

/** Four travellers in two rooms, with seven seats and many rooms left: after the first party, four find three seats. */
export const raceOfFamilies = (cluster: TestCluster, asked: Rounds): Promise<Race> =>
  raceForOne(cluster, { ...asked, seats: 7, rooms: 50, adults: [2, 2] });

/** Seats and rooms of each departure, fewer than parties want. */
const FEW = 3;
/** Rounds with one quote: a quote needs free stock, and is valid for fifteen minutes. */
const PRICED_EVERY = 20;

/**
 * In each round half of the parties want one departure and half another, whose counters have the opposite order of ids:
 * its rooms precede its seats. Meanwhile the holds of the previous round expire, and sweepers release those of both
 * departures in one transaction. A transaction that took locks in the order of the request would deadlock with a
 * sweeper that takes them the other way round.
 */
export async function raceForBoth(cluster: TestCluster, { rounds, clients }: Rounds): Promise<Race> {
  const users = await usersOf(cluster, clients);
  const limits = { seats: FEW, rooms: FEW };
  const tours = [
    await prepareTour(cluster.database, limits),
    await prepareTour(cluster.database, { ...limits, isRoomsFirst: true }),
  ] as const;
  const done: { buyers: Buyer[]; winners: null }[] = [];
  let quotes: string[] = [];
  let tooMany = 0;
  for (let round = 0; round < rounds; round++) {
    if (round % PRICED_EVERY === 0) {
      await endHolds(cluster, "tour");
      await sweep(cluster);
      quotes = await Promise.all(tours.map((tour) => quoteOf(cluster, PIECES, tour.request([1]))));
    }
    await endHolds(cluster, "tour");
    const [buyers] = await Promise.all([
      buy(PIECES, users, (index) => quotes[index % 2]!),
      sweep(cluster),
      sweep(cluster),
    ]);
    done.push({ buyers, winners: null });
    tooMany += await oversold(cluster, PIECES);
  }
  await endHolds(cluster, "tour");
  await sweep(cluster);
  return { ...tally(done), oversold: tooMany, drift: await driftOf(cluster) };
}
