import { addDays } from "#domain/calendar/arithmetic.ts";
import type { CancellationQuoteValue, QuoteValue, ReservationValue } from "#domain/contract/reservation.shapes.ts";
import { products } from "#provider/products.ts";
import { productsOf } from "#provider/reservation/product.ts";
import { findDrift } from "#provider/reservation/stock-check.ts";
import { type Answered, type Caller, callerOf, newKey } from "#tests/support/client.ts";
import type { TestRoom } from "#tests/support/stay.ts";
import { type House, usersOf } from "./house.ts";

/** What came out of many people wanting few rooms. All of it should be 0 but `rounds` and `wins`. */
export type Race = {
  rounds: number;
  wins: number;
  /** Rounds in which not exactly as many won as there were rooms. */
  wrongWinners: number;
  /** Rooms that were promised to more people than there are of them, over all nights. */
  oversold: number;
  /** Answers that are the provider's fault. */
  serverErrors: number;
  /** Answers that are neither a reservation nor "sold out". */
  unexpected: number;
  /** Nights whose counters differ from the reservations. */
  drift: number;
  /** Milliseconds to an answer: the half and the ninety-ninth hundredth of them. */
  p50: number;
  p99: number;
};

type Created = Answered<ReservationValue>;
type Buyer = { user: Caller; answer: Created; milliseconds: number };

const OVERSOLD = `
  SELECT coalesce(sum(greatest(0, mine.held + mine.sold - stock.total)), 0)::int AS rooms
  FROM reserved_night AS mine JOIN inventory_night AS stock USING (room_type_id, night)`;

const oversold = async ({ database }: House): Promise<number> =>
  (await database.query<{ rooms: number }>(OVERSOLD))[0]?.rooms ?? 0;

/** Every buyer asks at the same moment for what they were quoted. */
const buy = (users: readonly Caller[], quoteOf: (index: number) => string): Promise<Buyer[]> =>
  Promise.all(
    users.map(async (user, index) => {
      const started = performance.now();
      const answer = await user.post<ReservationValue>("reserve/v2/create", { quote_id: quoteOf(index) }, newKey());
      return { user, answer, milliseconds: performance.now() - started };
    }),
  );

async function quoteOf({ doors }: House, request: ReturnType<TestRoom["request"]>): Promise<string> {
  const answer = await callerOf(doors[0]!).post<QuoteValue>("reserve/v2/quote", request);
  if (answer.status !== 200) throw new Error(`No quote: ${answer.text}`);
  return answer.value.quote_id;
}

/** Gives a reservation up again, as its owner. */
async function giveUp({ user, answer }: Buyer): Promise<Answered> {
  const path = `reserve/v2/${answer.value.confirmation_code}`;
  const { value } = await user.get<CancellationQuoteValue>(`${path}/cancellation-quote`);
  return user.post(`${path}/cancel`, { quote_id: value.quote_id }, newKey());
}

const isWon = ({ answer }: Buyer): boolean => answer.status === 200;

function tally(rounds: readonly { buyers: readonly Buyer[]; rooms: number | null }[]) {
  const buyers = rounds.flatMap((round) => round.buyers);
  const times = buyers.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return {
    rounds: rounds.length,
    wins: buyers.filter(isWon).length,
    wrongWinners: rounds.filter(({ buyers: each, rooms }) => rooms !== null && each.filter(isWon).length !== rooms)
      .length,
    serverErrors: buyers.filter(({ answer }) => answer.status >= 500).length,
    unexpected: buyers.filter(({ answer }) => answer.status !== 200 && answer.reason !== "sold_out").length,
    p50: at(0.5),
    p99: at(0.99),
  };
}

/** Round after round, `clients` people want the same `rooms` of one night, which are given up again afterwards. */
export async function raceForRooms(
  house: House,
  { rounds, clients, rooms = 1 }: { rounds: number; clients: number; rooms?: number },
): Promise<Race> {
  const users = await usersOf(house, clients);
  const room = await house.room({ rooms });
  const done: { buyers: Buyer[]; rooms: number }[] = [];
  let tooMany = 0;
  for (let round = 0; round < rounds; round++) {
    const quote = await quoteOf(house, room.request());
    const buyers = await buy(users, () => quote);
    done.push({ buyers, rooms });
    tooMany += await oversold(house);
    for (const winner of buyers.filter(isWon)) await giveUp(winner);
  }
  return { ...tally(done), oversold: tooMany, drift: (await findDrift(house.database, productsOf(products))).length };
}

/**
 * Round after round, people want overlapping stays of one to seven nights in two room types of one property, half of
 * them naming the two in the other order; some give theirs up while the next ones ask.
 */
export async function raceForRanges(
  house: House,
  { rounds, clients, seed = 1 }: { rounds: number; clients: number; seed?: number },
): Promise<Race> {
  const users = await usersOf(house, clients);
  const [one, other] = await twoRoomsOfOneProperty(house);
  let state = seed;
  // A linear congruential generator: the same stays for the same seed.
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const done: { buyers: Buyer[]; rooms: null }[] = [];
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
      quotes.push(await quoteOf(house, request).catch(() => null));
    }
    const asking = users.filter((_, index) => quotes[index] !== null);
    const asked = quotes.filter((quote) => quote !== null);
    const [buyers, gone] = await Promise.all([buy(asking, (index) => asked[index]!), Promise.all(leaving.map(giveUp))]);
    left.push(...gone);
    leaving = buyers.filter(isWon);
    done.push({ buyers, rooms: null });
    tooMany += await oversold(house);
  }
  left.push(...(await Promise.all(leaving.map(giveUp))));
  const { serverErrors, unexpected, ...rest } = tally(done);
  return {
    ...rest,
    serverErrors: serverErrors + left.filter(({ status }) => status >= 500).length,
    unexpected: unexpected + left.filter(({ status }) => status !== 200).length,
    oversold: tooMany,
    drift: (await findDrift(house.database, productsOf(products))).length,
  };
}

async function twoRoomsOfOneProperty(house: House): Promise<[TestRoom, TestRoom]> {
  const seen = new Map<number, TestRoom>();
  for (;;) {
    const room = await house.room({ rooms: 3 });
    const earlier = seen.get(room.propertyId);
    if (earlier !== undefined) return [earlier, room];
    seen.set(room.propertyId, room);
  }
}

/** Whether nothing went wrong. */
export const isClean = ({ wrongWinners, oversold: rooms, serverErrors, unexpected, drift }: Race): boolean =>
  wrongWinners + rooms + serverErrors + unexpected + drift === 0;
