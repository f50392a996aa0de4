import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { repriceFare } from "#products/flight/provider/reprice.ts";
import { farePrices } from "#products/flight/rules/fares.ts";
import { type Caller, newKey } from "#tests/support/client.ts";
import { connectingIn, flightRequest, prepareFlight, prepareOffer, type TestOffer } from "#tests/support/flight.ts";
import { defineProof } from "./define-proof.ts";
import { onTwoProviders } from "./provider-processes.ts";
import { type Buyer, giveUp, PIECES_OVERSOLD, type Prize, quoteOf, sweep } from "./race-steps.ts";
import { type TestCluster, usersOf } from "./test-cluster.ts";

/** The month of fares: after any booking, release or change of price, the lowest price of each day follows. */

const PLACES: Prize = { path: "flight/v2/reserve", oversold: PIECES_OVERSOLD };

/** Change that may affect the lowest price of a day. `which` selects an offer, a fare or a reservation. */
type Change =
  | { kind: "book"; which: number }
  | { kind: "release" | "expire"; which: number }
  | { kind: "reprice"; which: number; adult: number };

const which = fc.nat({ max: 1_000 });
const change: fc.Arbitrary<Change> = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant("book" as const), which }), weight: 4 },
  { arbitrary: fc.record({ kind: fc.constantFrom("release" as const, "expire" as const), which }), weight: 3 },
  {
    arbitrary: fc.record({
      kind: fc.constant("reprice" as const),
      which,
      adult: fc.integer({ min: 500_000, max: 9_000_000 }).map((tens) => tens * 10),
    }),
    weight: 3,
  },
);

/**
 * Days whose row differs from the cheapest bookable offer: computed from the fares' own prices and the counters that
 * follow from their ids, not from the offers' denormalised sums and counters.
 */
const DIFFERENT_DAYS = `
  WITH offer AS (
    SELECT origin_city_id, destination_city_id, date, class,
      (SELECT sum((prices #>> '{adult,fare}')::bigint + (prices #>> '{adult,taxes}')::bigint)
       FROM flight_fare WHERE id = ANY(fare_ids)) AS price,
      departs_at - interval '3 hours' > app_now() AND NOT EXISTS (
        SELECT FROM unnest(fare_ids) AS fare JOIN stock ON stock.id IN (fare * 8 + 4, fare / 16 * 8 + 2)
        WHERE held + sold >= total) AS is_free
    FROM flight_offer WHERE date = ANY($1::date[])),
  lowest AS (
    SELECT origin_city_id, destination_city_id, date, class, min(price) FILTER (WHERE is_free) AS price FROM offer
    GROUP BY origin_city_id, destination_city_id, date, class)
  SELECT count(*)::int AS days FROM lowest
  LEFT JOIN fare_day USING (origin_city_id, destination_city_id, date, class) WHERE adult_total IS DISTINCT FROM price`;

type Market = {
  readonly offers: readonly TestOffer[];
  readonly fareIds: readonly number[];
  readonly days: string;
};

/** Aircraft of two fares each with few seats, out of one city in the morning, and on to the next: all sell out soon. */
async function market({ database }: TestCluster): Promise<Market> {
  const offers: TestOffer[] = [];
  const fareIds: number[] = [];
  const FEW = { seats: 2, fares: [{ seats: 1 }, { seats: 2, adult: 50_000_000 }] };
  for (let aircraft = 0; aircraft < 3; aircraft++) {
    const first = await prepareFlight(database, FEW);
    const second = await prepareFlight(database, { ...FEW, from: "MHD", to: "KIH", leavesIn: connectingIn() });
    for (const [index, part] of first.parts.entries()) {
      const next = second.parts[index]!;
      offers.push(await prepareOffer(database, [part]), await prepareOffer(database, [next]));
      offers.push(await prepareOffer(database, [part, next]));
      fareIds.push(part.fareId, next.fareId);
    }
  }
  return { offers, fareIds, days: `{${[...new Set(offers.map(({ day }) => day.date))].join()}}` };
}

export type Followed = {
  changes: number;
  booked: number;
  released: number;
  repriced: number;
  /** Comparisons of all days while nothing changed, and those with a day that still differed at the time limit. */
  compared: number;
  late: number;
  serverErrors: number;
  /** Longest delay of the days, milliseconds. */
  longest: number;
};

export const follows = ({ late, serverErrors }: Followed): boolean => late + serverErrors === 0;

/** Concurrent changes. */
const HANDS = 4;
/** Changes between two comparisons of the days. */
const COMPARED_EVERY = 40;
/** Time limit for the days to follow. */
const WITHIN_MS = 3_000;

/**
 * Books, releases and changes prices at random, and compares all days every forty changes.
 *
 * @param renew runs between two comparisons; a provider's jobs run by themselves.
 */
export async function followFares(
  cluster: TestCluster,
  { changes, seed, renew }: { changes: number; seed: number; renew: () => Promise<unknown> },
): Promise<Followed> {
  const users = await usersOf(cluster, HANDS);
  const { offers, fareIds, days } = await market(cluster);
  const figures = { changes, booked: 0, released: 0, repriced: 0, compared: 0, late: 0, serverErrors: 0, longest: 0 };
  const open: Buyer[] = [];
  const commands = fc.sample(change, { numRuns: changes, seed });
  const noted = (status: number) => {
    if (status >= 500) figures.serverErrors += 1;
  };

  const doOne = async (user: Caller, one: Change): Promise<void> => {
    if (one.kind === "reprice") {
      const prices = farePrices("system", one.adult, { adult: 1_000_000, child: 700_000, infant: 100_000 });
      await cluster.database.withTx((tx) => repriceFare(tx, fareIds[one.which % fareIds.length]!, prices));
      figures.repriced += 1;
    } else if (one.kind === "book") {
      const booked = await book(cluster, user, offers[one.which % offers.length]!);
      if (booked === null) return;
      noted(booked.answer.status);
      if (booked.answer.status !== 200) return;
      open.push(booked);
      figures.booked += 1;
    } else {
      const [leaving] = open.splice(one.which % Math.max(1, open.length), 1);
      if (leaving === undefined) return;
      if (one.kind === "release") noted((await giveUp(PLACES, leaving)).status);
      else await runOut(cluster, leaving);
      figures.released += 1;
    }
  };

  while (commands.length > 0) {
    const some = commands.splice(0, COMPARED_EVERY);
    const hand = async (user: Caller) => {
      for (let one = some.shift(); one !== undefined; one = some.shift()) await doOne(user, one);
    };
    await Promise.all(users.map(hand));
    const took = await timeToFollow(cluster, days, renew);
    figures.compared += 1;
    if (took === null) figures.late += 1;
    else figures.longest = Math.max(figures.longest, took);
  }
  return figures;
}

/** Null when it is already sold out at the quote. */
async function book(cluster: TestCluster, user: Caller, offer: TestOffer): Promise<Buyer | null> {
  const quote_id = await quoteOf(cluster, PLACES, await flightRequest(cluster.database, [offer])).catch(() => null);
  if (quote_id === null) return null;
  const answer = await user.post<{ confirmation_code: string }>(`${PLACES.path}/create`, { quote_id }, newKey());
  return { user, answer, milliseconds: 0 };
}

async function runOut(cluster: TestCluster, { answer }: Buyer): Promise<void> {
  await cluster.database.query(
    "UPDATE reservation SET hold_expires_at = app_now(), timer_at = app_now() WHERE confirmation_code = $1 AND status = 'in_progress'",
    [answer.value.confirmation_code],
  );
  await sweep(cluster);
}

/** Time until every day is right, milliseconds; null when one is not in time. */
async function timeToFollow(
  { database }: TestCluster,
  days: string,
  renew: () => Promise<unknown>,
): Promise<number | null> {
  const started = performance.now();
  for (;;) {
    await renew();
    const [row] = await database.query<{ days: number }>(DIFFERENT_DAYS, [days]);
    const took = performance.now() - started;
    if (row?.days === 0) return Math.round(took);
    if (took > WITHIN_MS) return null;
    await delay(50);
  }
}

/**
 * Two provider processes on one PostgreSQL, whose own jobs compute the days; `changes` are drawn by `seed`.
 */
export const { run, small } = defineProof({
  full: { changes: 10_000, seed: 1 },
  small: { changes: 200, seed: 7 },
  prove: (size) =>
    onTwoProviders(async (cluster) => {
      const figures = await followFares(cluster, { ...size, renew: async () => {} });
      return { holds: follows(figures), ...figures };
    }),
});
