import type { QuoteEnvelope, ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { HOLD_SECONDS } from "#domain/reservation/deadlines.ts";
import { products } from "#products/provider.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { type Answered, type Caller, callerOf, newKey } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";
import type { BookableItem, Kind } from "./bookable-items.ts";
import { placesOf } from "./places.ts";
import type { TestCluster } from "./test-cluster.ts";

/** Reliability G7: deadlines end things once, and are extended once. */

const HOLDS_OF_ONE = 3;

export async function quoteOf({ clients }: TestCluster, { path, request }: BookableItem): Promise<string> {
  const answer = await callerOf(clients[0]!).post<QuoteEnvelope>(`${path}/quote`, await request());
  if (answer.status !== 200) throw new Error(`No price: ${answer.text}`);
  return answer.value.quote_id;
}

export async function hold(user: Caller, { path }: BookableItem, quote_id: string): Promise<ReservationEnvelope> {
  const answer = await user.post<ReservationEnvelope>(`${path}/create`, { quote_id }, newKey());
  if (answer.status !== 200) throw new Error(`No hold: ${answer.text}`);
  return answer.value;
}

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
