import { tehranDate } from "#domain/calendar/today.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { StayQuoteValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import buildProviderFirst from "#tests/built-provider.ts";
import { hasPostgres } from "#tests/postgres.ts";
import { type Kind, kinds } from "#tests/prove/bookable-items.ts";
import { type Booking, type Changeable, changeableOf, queryOf, type Wish } from "#tests/prove/changeable.ts";
import { chargeWallet } from "#tests/prove/ledger.ts";
import { numberFrom } from "#tests/prove/options.ts";
import { onProvingGround, untilNone } from "#tests/prove/provider-processes.ts";
import { testClusterOf, usersOf } from "#tests/prove/test-cluster.ts";
import { type Answered, type Caller, newKey } from "#tests/support/client.ts";
import { interval, percentile, round } from "./figures.ts";
import { goals } from "./goal-table.ts";
import { judged } from "./goals.ts";
import { type Stopwatch, stopwatchOver } from "./stopwatch.ts";

/** Pairs of a booking and a change between two quiet moments. */
const PAIRS = 8;
const ROUNDS = 20;
const WARM_UP = 2;
/** Bookings that share one set of items, so that few changes meet the same rows. */
const SHARING = 16;
const PEOPLE = 24;
/** Rial in each wallet, more than anyone spends. */
const WALLET = 1_000_000_000_000;
const SETTLED_WITHIN_MS = 60_000;

/** Messages that are due, of which one is the issue of each booking. */
const DUE = "SELECT 1 FROM outbox WHERE state = 'waiting' AND not_before <= app_now() LIMIT 1";

/**
 * `npm run bench -- change [--rounds 20]`: on PostgreSQL, for each product, the time of the cost of a change (call 53b), and
 * the time of confirming it (call 54b) over that of a booking: a hold, its travellers, its submission and its payment from
 * the wallet, the four calls that `booking` counts. All calls go over a socket to a provider process, and take from the
 * request to the last byte of the answer. A pair is a booking and a change of another one that was issued before, in
 * random order; each booking is asked for all its changes, and changed once. Prints one JSON line for each product: the
 * medians, the median of the pairs' ratios and the 95 % interval of their geometric mean, by whose upper end the goal is
 * judged. Exits with 1 where a goal is missed.
 */
export async function run(args: readonly string[]): Promise<void> {
  if (!hasPostgres()) {
    console.warn("SKIPPED: there is no PostgreSQL.");
    return;
  }
  await buildProviderFirst();
  const rounds = numberFrom(args, "rounds", ROUNDS);
  const lines = await onProvingGround(async ({ withProviders }, { database }) => {
    const items = await preparedItems(database, (rounds + WARM_UP + 1) * PAIRS);
    return withProviders([{}], async ({ clients: [client] }) => {
      const watch = stopwatchOver(client!);
      const people = await usersOf(testClusterOf(database, [watch.client]), PEOPLE);
      for (const { id } of await database.query<{ id: number }>("SELECT id FROM user_account"))
        await chargeWallet(database, id, WALLET, `bench:${id}`);
      const measured: Awaited<ReturnType<typeof measure>>[] = [];
      for (const product of kinds) {
        const line = await measure({ database, watch, people, product, items: items[product] }, rounds);
        console.log(JSON.stringify(line));
        measured.push(line);
      }
      return measured;
    });
  });
  const results = goals.filter(({ bench }) => bench === "change").map((goal) => judged(goal, lines));
  if (results.some(({ verdict }) => verdict === "missed")) process.exitCode = 1;
}

/** Items for so many bookings of each product, opened before the provider starts. */
async function preparedItems(database: Database, bookings: number): Promise<Record<Kind, Changeable[]>> {
  const items: Record<Kind, Changeable[]> = { stay: [], tour: [], flight: [] };
  const wanted = { places: SHARING, today: tehranDate(Date.now() / 1_000), now: secondsNow };
  for (const product of kinds)
    while (items[product].length < Math.ceil(bookings / SHARING))
      items[product].push(await changeableOf[product](database, wanted));
  return items;
}

const secondsNow = (): number => Math.floor(Date.now() / 1_000);

type Ground = {
  readonly database: Database;
  readonly watch: Stopwatch;
  readonly people: readonly Caller[];
  readonly product: Kind;
  readonly items: readonly Changeable[];
};

/** A booking of the run by its number. */
type Booked = { readonly index: number; readonly user: Caller; readonly of: Changeable; readonly path: string };

/** A change that is to be confirmed at the cost that was shown last. */
type Shown = Booked & { readonly wish: Wish; readonly quoteId: string };

async function measure(ground: Ground, rounds: number) {
  const { database, product } = ground;
  const quotes: number[] = [];
  const pairs: { booking: number; change: number }[] = [];
  let made: Booked[] = [];
  for (let turn = -WARM_UP; turn < rounds; turn++) {
    if (turn === 0) {
      // Query plans are made for tables in use, and nothing of the first rounds counts.
      await database.maintain();
      pairs.length = quotes.length = 0;
    }
    if (made.length === 0) made = await bookedFirst(ground);
    await untilNone(database, DUE, SETTLED_WITHIN_MS);
    const shown: Shown[] = [];
    for (const booked of made) shown.push(await showAll(ground, booked, quotes));
    made = [];
    for (const one of shown) {
      const isBookedFirst = Math.random() < 0.5;
      const before = isBookedFirst ? null : await confirm(ground, one);
      const { booked, ms } = await book(ground, one.index + PAIRS);
      pairs.push({ booking: ms, change: before ?? (await confirm(ground, one)) });
      made.push(booked);
    }
  }
  const ratios = pairs.map(({ booking, change }) => change / booking);
  const { low, high } = interval(ratios);
  return {
    bench: "change",
    product,
    quotes: quotes.length,
    quote_p50: percentile(quotes, 0.5),
    quote_p99: percentile(quotes, 0.99),
    pairs: pairs.length,
    booking_p50: percentile(
      pairs.map(({ booking }) => booking),
      0.5,
    ),
    change_p50: percentile(
      pairs.map(({ change }) => change),
      0.5,
    ),
    unit: "ms",
    ratio: percentile(ratios, 0.5),
    interval: [round(low, 3), round(high, 3)],
  };
}

/** Bookings for the changes of the first round. */
async function bookedFirst(ground: Ground): Promise<Booked[]> {
  const made: Booked[] = [];
  while (made.length < PAIRS) made.push((await book(ground, made.length)).booked);
  return made;
}

/** Asks for the cost of all changes of a booking; another one comes last for each booking, and is the one to confirm. */
async function showAll({ watch }: Ground, booked: Booked, times: number[]): Promise<Shown> {
  const { index, user, of, path } = booked;
  // The first is of what was booked.
  const wishes = of.wishes.slice(1);
  const now = granted(await user.get<Booking>(path));
  let shown: Shown | null = null;
  for (let turn = 0; turn < wishes.length; turn++) {
    const wish = wishes[(index + turn) % wishes.length]!(now);
    const { ms, value } = await watch.time(async () =>
      granted(await user.get<ChangeQuoteValue>(`${path}/change-quote?${queryOf(wish.query)}`)),
    );
    times.push(ms);
    shown = { ...booked, wish, quoteId: value.quote_id };
  }
  if (shown === null) throw new Error("There is nothing to change to");
  return shown;
}

/** Milliseconds of one confirmation. */
async function confirm({ watch }: Ground, { user, path, wish, quoteId }: Shown): Promise<number> {
  const { query, travellers } = wish;
  const body = { ...query, ...(travellers && { travellers }), quote_id: quoteId };
  return (await watch.time(async () => granted(await user.post(`${path}/change`, body, newKey())))).ms;
}

/** Milliseconds of one booking, from its hold to its payment. Its price was asked for before. */
async function book({ watch, people, items }: Ground, index: number): Promise<{ booked: Booked; ms: number }> {
  const user = people[index % people.length]!;
  const of = items[index % items.length]!;
  const { path, saving, travellers } = of.item;
  const { quote_id } = granted(await user.post<StayQuoteValue>(`${path}/quote`, await of.item.request()));
  const { ms, value: code } = await watch.time(async () => {
    const held = granted(await user.post<ReservationEnvelope>(`${path}/create`, { quote_id }, newKey()));
    const { confirmation_code } = held;
    granted(await user.post(`${path}/${confirmation_code}/${saving}`, travellers, newKey()));
    granted(await user.post(`${path}/${confirmation_code}/submit`, {}, newKey()));
    granted(await user.post("payment/v2/start", { confirmation_code, gateway: "test", use_wallet: true }, newKey()));
    return confirmation_code;
  });
  return { booked: { index, user, of, path: `${path}/${code}` }, ms };
}

function granted<T>({ status, value, text }: Answered<T>): T {
  if (status !== 200) throw new Error(`Refused: ${text}`);
  return value;
}
