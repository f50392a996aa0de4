import { addDays } from "#domain/calendar/arithmetic.ts";
import type { Answered } from "#tests/support/client.ts";
import type { TestRoom } from "#tests/support/stay.ts";
import {
  type Buyer,
  buy,
  type Competition,
  driftOf,
  giveUp,
  isWon,
  type Prize,
  quoteOf,
  type Race,
  ROOMS_OVERSOLD,
  raceFor,
  randomBelow,
  releaseAll,
} from "./race-steps.ts";
import { type TestCluster, usersOf } from "./test-cluster.ts";

const NIGHTS: Prize = {
  path: "reserve/v2",
  oversold: ROOMS_OVERSOLD,
};

/** In each round `clients` people compete for the same `rooms` of one night, which are released afterwards. */
export async function raceForRooms(
  cluster: TestCluster,
  { rounds, clients, rooms = 1 }: Competition & { rooms?: number },
): Promise<Race> {
  const users = await usersOf(cluster, clients);
  const room = await cluster.room({ rooms });
  return raceFor(
    cluster,
    NIGHTS,
    rounds,
    async () => {
      const quote = await quoteOf(cluster, NIGHTS, room.request());
      return { buyers: await buy(NIGHTS, users, () => quote), winners: rooms };
    },
    (buyers) => releaseAll(NIGHTS, buyers).then(() => 0),
  );
}

/**
 * In each round people want overlapping stays of one to seven nights in two room types of one property, half of them
 * naming the two in the other order; some cancel while the next ones ask.
 */
export async function raceForRanges(
  cluster: TestCluster,
  { rounds, clients, seed = 1 }: Competition & { seed?: number },
): Promise<Race> {
  const users = await usersOf(cluster, clients);
  const [one, other] = await twoRoomsOfOneProperty(cluster);
  const below = randomBelow(seed);
  let leaving: Buyer[] = [];
  const left: Answered[] = [];
  const {
    serverErrors,
    unexpected,
    oversold,
    drift: _,
    ...rest
  } = await raceFor(cluster, NIGHTS, rounds, async () => {
    const quotes: (string | null)[] = [];
    for (let client = 0; client < clients; client++) {
      const nights = 1 + below(7);
      const stay = { nights, from: addDays(one.checkIn, below(7)) };
      const [first, second] = client % 2 === 0 ? [one, other] : [other, one];
      const request = first.request(stay);
      request.rooms.push(...second.request(stay).rooms);
      quotes.push(await quoteOf(cluster, NIGHTS, request).catch(() => null));
    }
    const asking = users.filter((_, index) => quotes[index] !== null);
    const asked = quotes.filter((quote) => quote !== null);
    const [buyers, gone] = await Promise.all([
      buy(NIGHTS, asking, (index) => asked[index]!),
      Promise.all(leaving.map((one) => giveUp(NIGHTS, one))),
    ]);
    left.push(...gone);
    leaving = buyers.filter(isWon);
    return { buyers, winners: null };
  });
  left.push(...(await Promise.all(leaving.map((one) => giveUp(NIGHTS, one)))));
  return {
    ...rest,
    serverErrors: serverErrors + left.filter(({ status }) => status >= 500).length,
    unexpected: unexpected + left.filter(({ status }) => status !== 200).length,
    oversold,
    drift: await driftOf(cluster),
  };
}

async function twoRoomsOfOneProperty(cluster: TestCluster): Promise<[TestRoom, TestRoom]> {
  const seen = new Map<number, TestRoom>();
  for (;;) {
    const room = await cluster.room({ rooms: 3 });
    const earlier = seen.get(room.propertyId);
    if (earlier !== undefined) return [earlier, room];
    seen.set(room.propertyId, room);
  }
}
