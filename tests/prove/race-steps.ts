import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { products } from "#products/provider.ts";
import { silentLog } from "#provider/kernel/log.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { sweepReservations } from "#provider/shop/reservation/timers.ts";
import { type Answered, type Caller, callerOf, newKey } from "#tests/support/client.ts";
import { type TestCluster, usersOf } from "./test-cluster.ts";

/** Steps shared by the races for the last item of any product. */

/** Subject of a race: the path of its reservations, and a statement that counts oversold pieces as `pieces`. */
export type Prize = {
  readonly path: "reserve/v2" | "tour/v2/reserve" | "flight/v2/reserve";
  readonly oversold: string;
};

/** Number of oversold pieces over all counters. */
export const PIECES_OVERSOLD = `
  SELECT coalesce(sum(greatest(0, coalesce(mine.held, 0) + coalesce(mine.sold, 0) + sold_elsewhere - stock.total)), 0)::int AS pieces
  FROM reserved_stock AS mine JOIN stock ON stock.id = mine.stock_id`;

/** The same of rooms, over all nights. */
export const ROOMS_OVERSOLD = `
  SELECT coalesce(sum(greatest(0, mine.held + mine.sold - stock.total)), 0)::int AS pieces
  FROM reserved_night AS mine JOIN inventory_night AS stock USING (room_type_id, night)`;

/** Result of a race of many people for few pieces. All of it should be 0 but `rounds` and `wins`. */
export type Race = {
  rounds: number;
  wins: number;
  /** Rounds in which the number of winners differed from the number of pieces. */
  wrongWinners: number;
  /** Pieces promised to more people than there are: of rooms, over all nights. */
  oversold: number;
  /** Answers that are the provider's fault. */
  serverErrors: number;
  /** Answers other than a reservation or "sold out". */
  unexpected: number;
  /** Counters that differ from the reservations. */
  drift: number;
  /** Milliseconds to an answer: median and 99th percentile. */
  p50: number;
  p99: number;
};

/** A user who asked, and the answer: a reservation or a refusal. */
export type Buyer = {
  user: Caller;
  answer: Answered<Pick<StayReservationValue, "confirmation_code">>;
  milliseconds: number;
};

export const piecesOf = async ({ database }: TestCluster, statement: string): Promise<number> =>
  (await database.query<{ pieces: number }>(statement))[0]?.pieces ?? 0;

export const driftOf = async ({ database }: TestCluster): Promise<number> =>
  (await findDrift(database, productsOf(products))).length;

/** All buyers send their quotes at the same moment. */
export const buy = ({ path }: Prize, users: readonly Caller[], quoteOf: (index: number) => string): Promise<Buyer[]> =>
  Promise.all(
    users.map(async (user, index) => {
      const started = performance.now();
      const answer = await user.post<StayReservationValue>(`${path}/create`, { quote_id: quoteOf(index) }, newKey());
      return { user, answer, milliseconds: performance.now() - started };
    }),
  );

export async function quoteOf({ clients }: TestCluster, { path }: Prize, request: unknown): Promise<string> {
  const answer = await callerOf(clients[0]!).post<StayQuoteValue>(`${path}/quote`, request);
  if (answer.status !== 200) throw new Error(`No quote: ${answer.text}`);
  return answer.value.quote_id;
}

/** Cancels a reservation, as its owner. */
export async function giveUp(
  { path: of }: Pick<Prize, "path">,
  { user, answer }: Pick<Buyer, "user" | "answer">,
): Promise<Answered> {
  const path = `${of}/${answer.value.confirmation_code}`;
  const { value } = await user.get<CancellationQuoteValue>(`${path}/cancellation-quote`);
  return user.post(`${path}/cancel`, { quote_id: value.quote_id }, newKey());
}

/** Runs the expired deadlines. */
export const sweep = ({ database }: TestCluster): Promise<number> =>
  sweepReservations({ database, log: silentLog, products: productsOf(products), gateways: new Map() });

/** Makes every hold of one product expire now. */
const endHolds = ({ database }: TestCluster, kind: "tour" | "flight"): Promise<unknown> =>
  database.query(
    "UPDATE reservation SET hold_expires_at = app_now(), timer_at = app_now() WHERE kind = $1 AND status = 'in_progress'",
    [kind],
  );

/** Number of deadlocks that PostgreSQL resolved; clients do not see them thanks to the retry. */
export async function deadlocksOf({ database }: TestCluster): Promise<number> {
  const [row] = await database.query<{ deadlocks: number }>(
    "SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()",
  );
  return row?.deadlocks ?? 0;
}

export const isWon = ({ answer }: Buyer): boolean => answer.status === 200;

/** `apply`: runs the provider's outbox where it has no worker. */
export type Competition = { rounds: number; clients: number; apply?: () => Promise<unknown> };

/** Those who asked in a round, and its required winners; null when any number is right. */
type Round = { buyers: readonly Buyer[]; winners: number | null };

/**
 * Runs rounds of a race and counts oversold pieces after each.
 *
 * @param after makes room for the next round. Resolves with the number of counters that were wrong before it did
 * @param lost answer of the losers
 */
export async function raceFor(
  cluster: TestCluster,
  prize: Prize,
  rounds: number,
  compete: (round: number) => Promise<Round>,
  after: (buyers: readonly Buyer[], round: number) => Promise<number> = async () => 0,
  lost: "sold_out" | "seat_taken" = "sold_out",
): Promise<Race> {
  const done: Round[] = [];
  let [tooMany, miscounted] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const one = await compete(round);
    done.push(one);
    tooMany += await piecesOf(cluster, prize.oversold);
    miscounted += await after(one.buyers, round);
  }
  return { ...tally(done, lost), oversold: tooMany, drift: miscounted + (await driftOf(cluster)) };
}

/** Cancels what was won, so that the next round finds it again. */
export async function releaseAll(prize: Prize, buyers: readonly Buyer[]): Promise<void> {
  for (const winner of buyers.filter(isWon)) await giveUp(prize, winner);
}

/** Rounds with one quote: a quote needs free stock, and is valid for fifteen minutes. */
const PRICED_EVERY = 20;

/**
 * In each round half of the people want one of two things that share stock and half the other. Meanwhile the holds of
 * the previous round expire, and sweepers release all of them in one transaction: a transaction that took locks in the
 * order of its request would deadlock with a sweeper that takes them the other way round.
 */
export async function raceWithSweepers(
  cluster: TestCluster,
  prize: Prize & { kind: "tour" | "flight" },
  { rounds, clients }: Competition,
  requests: () => Promise<readonly unknown[]>,
): Promise<Race> {
  const users = await usersOf(cluster, clients);
  let quotes: string[] = [];
  const raced = await raceFor(cluster, prize, rounds, async (round) => {
    await endHolds(cluster, prize.kind);
    if (round % PRICED_EVERY === 0) {
      await sweep(cluster);
      quotes = await Promise.all((await requests()).map((request) => quoteOf(cluster, prize, request)));
    }
    const [buyers] = await Promise.all([
      buy(prize, users, (index) => quotes[index % 2]!),
      sweep(cluster),
      sweep(cluster),
    ]);
    return { buyers, winners: null };
  });
  await endHolds(cluster, prize.kind);
  await sweep(cluster);
  return { ...raced, drift: await driftOf(cluster) };
}

function tally(rounds: readonly Round[], lost: "sold_out" | "seat_taken") {
  const buyers = rounds.flatMap((round) => round.buyers);
  const times = buyers.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return {
    rounds: rounds.length,
    wins: buyers.filter(isWon).length,
    wrongWinners: rounds.filter(
      ({ buyers: each, winners }) => winners !== null && each.filter(isWon).length !== winners,
    ).length,
    serverErrors: buyers.filter(({ answer }) => answer.status >= 500).length,
    unexpected: buyers.filter(({ answer }) => answer.status !== 200 && answer.reason !== lost).length,
    p50: at(0.5),
    p99: at(0.99),
  };
}

/** True when nothing went wrong. */
export const isClean = ({ wrongWinners, oversold: rooms, serverErrors, unexpected, drift }: Race): boolean =>
  wrongWinners + rooms + serverErrors + unexpected + drift === 0;

/** A linear congruential generator, deterministic for a seed. */
export function randomBelow(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
