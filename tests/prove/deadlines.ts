import { HOLD_SECONDS } from "#domain/reservation/deadlines.ts";
import { products } from "#products/provider.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { type Answered, newKey } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";
import { hold, type Kind, kinds, quoteOf } from "./bookable-items.ts";
import { defineProof } from "./define-proof.ts";
import type { Proof } from "./main.ts";
import { placesOf } from "./places.ts";
import { onProvingGround, type ProvingGround, untilNone } from "./provider-processes.ts";
import type { TestCluster } from "./test-cluster.ts";
import { areRight, closeDeparture, passDeadlines, type WrongClocks } from "./wrong-clocks.ts";

/** Deadlines end things once, and are extended once. */

const HOLDS_OF_ONE = 3;

/** The figures of each round must be 1, `parallel - 1` and 0. */
export type Extensions = { rounds: number; parallel: number; granted: number; refused: number; other: number };

/** One owner sends concurrent requests, at every provider, to extend one payment deadline. */
export async function extendAtOnce(
  cluster: TestCluster,
  { kind, rounds, parallel }: { kind: Kind; rounds: number; parallel: number },
): Promise<Extensions> {
  const { item } = await placesOf[kind](cluster, { places: rounds });
  const answers: Answered[] = [];
  for (let round = 0; round < rounds; round++) {
    const atProviders = await cluster.userAtEachProvider();
    const [first] = atProviders;
    const { confirmation_code } = await hold(first!, item, await quoteOf(cluster, item));
    const path = `${item.path}/${confirmation_code}`;
    await first!.post(`${path}/${item.saving}`, item.travellers, newKey());
    await first!.post(`${path}/submit`, {}, newKey());
    answers.push(
      ...(await Promise.all(
        Array.from({ length: parallel }, (_, index) =>
          atProviders[index % atProviders.length]!.post(`${path}/extend-payment-deadline`, {}, newKey()),
        ),
      )),
    );
  }
  const granted = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ reason }) => reason === "already_extended").length;
  return { rounds, parallel, granted, refused, other: answers.length - granted - refused };
}

/** `expired`: holds that ended; `twice`: those that ended more than once; `left`: pieces still counted as held. */
export type Sweep = { holds: number; expired: number; twice: number; left: number; drift: number };

/** All holds expire at one moment, and `sweep` ends them; it may be many concurrent sweepers. */
export async function sweepHolds(
  cluster: TestCluster,
  { kind, holds, sweep }: { kind: Kind; holds: number; sweep: () => Promise<unknown> },
): Promise<Sweep> {
  const { database } = cluster;
  const { item, held } = await placesOf[kind](cluster, { places: holds });
  const quote = await quoteOf(cluster, item);
  const codes: string[] = [];
  while (codes.length < holds) {
    const user = await cluster.user();
    const mine = Math.min(HOLDS_OF_ONE, holds - codes.length);
    for (let made = 0; made < mine; made++) codes.push((await hold(user, item, quote)).confirmation_code);
  }
  await wait(database, HOLD_SECONDS + 1);
  await sweep();
  const ends = await database.query<{ status: string; ends: number }>(
    `SELECT status, (SELECT count(*) FROM reservation_event event
       WHERE event.reservation_id = reservation.id AND event.to_status = 'expired') AS ends
     FROM reservation WHERE confirmation_code = ANY(string_to_array($1, ','))`,
    [codes.join(",")],
  );
  return {
    holds,
    expired: ends.filter(({ status }) => status === "expired").length,
    twice: ends.filter(({ ends: times }) => times !== 1).length,
    left: await held(),
    drift: (await findDrift(database, productsOf(products))).length,
  };
}

export const areExtendedOnce = ({ rounds, parallel, granted, refused, other }: Extensions): boolean =>
  granted === rounds && refused === rounds * (parallel - 1) && other === 0;

export const isSweptOnce = ({ holds, expired, twice, left, drift }: Sweep): boolean =>
  expired === holds && twice + left + drift === 0;

const SHIFTED_CLOCK = import.meta.resolve("../shifted-clock.ts");
const TEN_MINUTES = 600;
const SWEPT_WITHIN_MS = 60_000;

const wrongBy = (seconds: number) => ({
  imported: SHIFTED_CLOCK,
  environment: { CLOCK_SHIFT_SECONDS: String(seconds) },
});
const wrongClocks = [wrongBy(TEN_MINUTES), wrongBy(-TEN_MINUTES)];

/**
 * Two provider processes on one PostgreSQL, all products. `rounds` of fifty parallel extensions, `holds` that two
 * sweepers end, and two processes with clocks ten minutes fast and ten minutes slow. In the small run three sweepers end
 * `holds` of tours and of flights, and `stays`.
 */
export const { run, small } = defineProof({
  full: { rounds: 40, holds: 300 },
  small: { rounds: 2, holds: 30, stays: 90 },
  prove: (size) => onProvingGround((ground, { database }) => proveDeadlines(ground, database, size)),
});

async function proveDeadlines(
  { withProviders }: ProvingGround,
  database: Database,
  { rounds, holds }: { rounds: number; holds: number },
): Promise<Proof> {
  const due = "SELECT id FROM reservation WHERE timer_at <= app_now() LIMIT 1";
  const sweep = () => untilNone(database, due, SWEPT_WITHIN_MS);
  const proved: Record<string, { extensions: Extensions; sweep: Sweep; wrong_clocks: WrongClocks }> = {};
  for (const kind of kinds) {
    const right = await withProviders([{}, {}], async (cluster) => ({
      extensions: await extendAtOnce(cluster, { kind, rounds, parallel: 50 }),
      sweep: await sweepHolds(cluster, { kind, holds, sweep }),
    }));
    proved[kind] = {
      ...right,
      wrong_clocks: await withProviders(wrongClocks, (cluster) => passDeadlines(cluster, kind)),
    };
  }
  const closing = {
    tour: await withProviders(wrongClocks, (cluster) => closeDeparture(cluster, "tour")),
    flight: await withProviders(wrongClocks, (cluster) => closeDeparture(cluster, "flight")),
  };
  const isProved = Object.values(proved).every(
    (one) => areExtendedOnce(one.extensions) && isSweptOnce(one.sweep) && areRight(one.wrong_clocks),
  );
  return { holds: isProved && Object.values(closing).every(areRight), ...proved, closing };
}
