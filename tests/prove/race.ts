import { addDays } from "#domain/calendar/arithmetic.ts";
import type { Answered } from "#tests/support/client.ts";
import type { TestRoom } from "#tests/support/stay.ts";
import {
  type Buyer,
  buy,
  driftOf,
  giveUp,
  isWon,
  oversold,
  type Prize,
  quoteOf,
  type Race,
  tally,
} from "./race-steps.ts";
import { type TestCluster, usersOf } from "./test-cluster.ts";

const NIGHTS: Prize = {
  path: "reserve/v2",
  oversold: `
    SELECT coalesce(sum(greatest(0, mine.held + mine.sold - stock.total)), 0)::int AS pieces
    FROM reserved_night AS mine JOIN inventory_night AS stock USING (room_type_id, night)`,
};

/** In each round `clients` people compete for the same `rooms` of one night, which are released afterwards. */
export async function raceForRooms(
  cluster: TestCluster,
  { rounds, clients, rooms = 1 }: { rounds: number; clients: number; rooms?: number },
): Promise<Race> {
  const users = await usersOf(cluster, clients);
  const room = await cluster.room({ rooms });
  const done: { buyers: Buyer[]; winners: number }[] = [];
  let tooMany = 0;
  for (let round = 0; round < rounds; round++) {
    const quote = await quoteOf(cluster, NIGHTS, room.request());
    const buyers = await buy(NIGHTS, users, () => quote);
    done.push({ buyers, winners: rooms });
    tooMany += await oversold(cluster, NIGHTS);
    for (const winner of buyers.filter(isWon)) await giveUp(NIGHTS, winner);
  }
  return { ...tally(done), oversold: tooMany, drift: await driftOf(cluster) };
}

/**
 * In each round people want overlapping stays of one to seven nights in two room types of one property, half of them
 * naming the two in the other order; some cancel while the next ones ask.
 */
export async function raceForRanges(
  cluster: TestCluster,
  { rounds, clients, seed = 1 }: { rounds: number; clients: number; seed?: number },
): Promise<Race> {
  const users = await usersOf(cluster, clients);
  const [one, other] = await twoRoomsOfOneProperty(cluster);
  let state = seed;
  // A linear congruential generator: the same stays for the same seed.
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const done: { buyers: Buyer[]; winners: null }[] = [];
  let tooMany = 0;
  let leaving: Buyer[] = [];
  const left: Answered[] = [];
  for (let round = 0; round < rounds; round++) {
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
    done.push({ buyers, winners: null });
    tooMany += await oversold(cluster, NIGHTS);
  }
  left.push(...(await Promise.all(leaving.map((one) => giveUp(NIGHTS, one)))));
  const { serverErrors, unexpected, ...rest } = tally(done);
  return {
    ...rest,
    serverErrors: serverErrors + left.filter(({ status }) => status >= 500).length,
    unexpected: unexpected + left.filter(({ status }) => status !== 200).length,
    oversold: tooMany,
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
