import { setTimeout as delay } from "node:timers/promises";
import { tehranDate } from "#domain/calendar/today.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { runConcurrently } from "#provider/kernel/run-concurrently.ts";
import { databaseUrl } from "#tools/fleet/site-parts.ts";
import { reversedAt, settledAt, unverifiedAt } from "./bank-books.ts";
import { judge } from "./crash.ts";
import { defineProof } from "./define-proof.ts";
import { type Operator, operatorOf } from "./fleet-operator.ts";
import { type FleetScenario, onFleet } from "./fleet-scenario.ts";
import type { Proof } from "./main.ts";
import { compareFound, compareKept, type Instant, isExact, isFound } from "./restored.ts";
import { book, type Plan, type Story } from "./traveller.ts";

/** Plans of ten travellers. A user may have at most three open holds, so few abandon theirs. */
const plans: readonly Plan[] = ["pay", "pay", "pay", "pay", "pay", "cancel", "cancel", "dropped", "decline", "abandon"];

/** Longer than a payment stays open that had not reached its gateway at the instant: ten minutes. */
const SETTLED_WITHIN_MS = 720_000;
const REFUNDED_WITHIN_MS = 120_000;
/** Bookings after the restore with refunds to the card, under numbers that were not issued before. */
const CALLED_OFF = 3;

const minutes = (ms: number): number => Math.round(ms / 600) / 100;

/** Runs a function and measures its duration, milliseconds. */
async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now();
  return [await work(), performance.now() - started];
}

/**
 * A base back-up, `bookings` by `clients` people at a time, and the whole database restored to an
 * instant between them: exactly those acknowledged before it are there, the books add up, and the bank's settlement
 * names every forgotten payment. Judged by the last booking instead of the instant it must fail.
 */
export const { run } = defineProof({
  full: { bookings: 10_000, clients: 6 },
  small: null,
  prove: ({ bookings, clients }) =>
    onFleet({ people: Math.max(40, Math.round(bookings / 10)), rooms: 50_000 }, (scenario) =>
      putBack(scenario, bookings, clients),
    ),
});

async function putBack(scenario: FleetScenario, bookings: number, clients: number): Promise<Proof> {
  const { fleet } = scenario;
  const database = await openDatabase({ url: databaseUrl(fleet) });
  const operator = operatorOf(fleet);
  try {
    const [, backUpMs] = await timed(() => fleet.backUp());
    const [{ stories, instant }, bookingMs] = await timed(() => bookAll(scenario, database, bookings, clients));
    const last: Instant = { at: new Date(), asked: performance.now(), answered: performance.now() };
    const restored = await fleet.restore(instant.at);

    const codes = await textsOf(database, "SELECT confirmation_code AS text FROM reservation");
    const ours = await textsOf(database, "SELECT authority AS text FROM payment WHERE authority IS NOT NULL");
    const kept = compareKept(stories, codes, instant);
    const control = compareKept(stories, codes, last);
    // The alarms of forgotten payments may be raised already.
    const problems = await operator.doctor();
    const [found, foundMs] = await timed(() => findMoney(scenario, database, operator, instant, stories, ours));
    const after = await callOffSome(scenario);
    const doctor = await operator.doctor();

    const known = stories
      .filter(({ code }) => code !== null && codes.has(code))
      .map((story) => ({ ...story, isPaid: story.isPaid && ours.has(story.authority ?? "") }));
    const { paid } = await scenario.bankTotals();
    const books = await scenario.inspect((opened) => judge(opened, [...known, ...after.stories], paid));
    const figures = {
      ...kept,
      control_lost: control.lost,
      books_wrong_after_restore: problems.includes("books"),
      ...found,
      refunds_sent_after: after.sent,
      doctor_problems: doctor,
      ...books,
    };
    return {
      holds: isExact(kept) && control.lost > 0 && isFound(found) && isMadeGood(figures),
      bookings: stories.filter(({ code }) => code !== null).length,
      minutes: {
        back_up: minutes(backUpMs),
        booking: minutes(bookingMs),
        restored: minutes(restored.ledAfterMs),
        whole_again: minutes(restored.wholeAfterMs),
        money_found: minutes(foundMs),
      },
      ...figures,
    };
  } finally {
    operator.close();
    await database.close();
  }
}

type Figures = Awaited<ReturnType<typeof judge>> &
  Awaited<ReturnType<typeof findMoney>> & {
    books_wrong_after_restore: boolean;
    refunds_sent_after: number;
    doctor_problems: readonly string[];
  };

/**
 * True when the books add up, unknown payments were refunded, and only the bank's own knowledge accounts for
 * differences.
 */
const isMadeGood = (all: Figures): boolean =>
  !all.books_wrong_after_restore &&
  all.doctor_problems.length === 0 &&
  all.refunds_sent_after === CALLED_OFF &&
  all.contrary === all.refunds_only_at_bank &&
  all.money_differs === all.by_hand_rial - all.refunds_only_at_bank_rial &&
  all.lost + all.doubled + all.unpaid_and_sold + all.paid_and_nothing + all.drift === 0 &&
  Object.values(all.ledger).every((fault) => fault === 0);

async function textsOf(database: Database, query: string): Promise<ReadonlySet<string>> {
  return new Set((await database.query<{ text: string }>(query)).map(({ text }) => text));
}

/** Makes the bookings; reads the instant after half of them, while people go on. */
async function bookAll(
  scenario: FleetScenario,
  database: Database,
  bookings: number,
  clients: number,
): Promise<{ stories: readonly Story[]; instant: Instant }> {
  const stories: Story[] = [];
  let instant: Promise<Instant> | null = null;
  // The others have no hold when they book after the restore.
  const people = scenario.people.slice(CALLED_OFF);
  let turn = 0;
  let acknowledged = 0;
  const started = performance.now();
  const live = async () => {
    while (acknowledged < bookings) {
      const plan = plans[Math.floor(Math.random() * plans.length)];
      const story = await book(scenario, people[turn++ % people.length]!, plan);
      stories.push(story);
      if (story.code === null) continue;
      acknowledged += 1;
      if (acknowledged * 2 >= bookings) instant ??= readInstant(database);
      if (acknowledged % 500 === 0) {
        console.error(JSON.stringify({ acknowledged, minutes: minutes(performance.now() - started) }));
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, live));
  if (instant === null) throw new Error("Nothing was booked");
  return { stories, instant: await instant };
}

/** The database's time in whole milliseconds, rounded up; resolves once that instant has passed. */
async function readInstant(database: Database): Promise<Instant> {
  const asked = performance.now();
  const [row] = await database.query<{ ms: number }>(
    "SELECT ceil(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms",
  );
  if (row === undefined) throw new Error("The database has no time");
  const at = new Date(row.ms);
  while (Date.now() <= row.ms) await delay(1);
  return { at, asked, answered: performance.now() };
}

/** Reconciles the money as an operator does: compares, and refunds payments that belong to no reservation any more. */
async function findMoney(
  { fleet }: FleetScenario,
  database: Database,
  operator: Operator,
  { at }: Instant,
  stories: readonly Story[],
  ours: ReadonlySet<string>,
) {
  const bank = `http://127.0.0.1:${fleet.ports.bank}`;
  const settled_after_ms = await untilReconciled(database, bank);
  const days = [...new Set([tehranDate(at.getTime() / 1_000), tehranDate(Date.now() / 1_000)])];
  const differences = new Map<number, Awaited<ReturnType<Operator["settlement"]>>[number]>();
  for (const day of days) for (const one of await operator.settlement(day)) differences.set(one.id, one);
  const unknown = [...differences.values()].filter(({ kind }) => kind === "unknown");
  const lines = await settledAt(bank, days);
  const reversed = await reversedAt(
    bank,
    stories.flatMap(({ authority, isPaid }) => (isPaid && authority !== null ? [authority] : [])),
  );
  const spent = [...lines.values()].filter(({ amount, refunded }) => amount === refunded);
  const money = compareFound(
    stories,
    ours,
    new Set([...reversed, ...spent.map(({ authority }) => authority)]),
    new Set(unknown.map(({ authority }) => authority)),
  );
  // Before any refund: money that only the bank knows to be back on the card.
  const booked = await database.query<{ authority: string; paid: number; sent: number }>(
    `SELECT authority, (amount - wallet_part)::float8 AS paid,
       (SELECT coalesce(sum(card_part), 0) FROM refund WHERE card_payment_id = payment.id AND state = 'paid')::float8 AS sent
     FROM payment WHERE state = 'verified'`,
  );
  const only = booked
    .map(({ authority, paid, sent }) => (reversed.has(authority) ? paid : (lines.get(authority)?.refunded ?? 0)) - sent)
    .filter((rial) => rial > 0);

  let [returned, byHand] = [0, 0];
  const waiting = [...unknown];
  await runConcurrently(
    (most) => waiting.splice(0, most),
    async (one) => {
      if ((await operator.giveBack(one)) === "returned") returned += 1;
      else byHand += one.amount ?? 0;
    },
  );
  // A traveller who cancelled after the instant has both the money and the room: a person decides.
  const contrary = [...differences.values()].filter(({ kind }) => kind === "wrong_amount" || kind === "missing").length;
  for (const kind of ["wrong_amount", "missing_payment"]) await operator.resolveAlarms(kind);
  return {
    settled_after_ms,
    ...money,
    returned,
    by_hand_rial: byHand,
    contrary,
    refunds_only_at_bank: only.length,
    refunds_only_at_bank_rial: only.reduce((sum, rial) => sum + rial, 0),
  };
}

type Open = { what: string; count: number; oldest_seconds: number };

/** Pending payments and refunds by state, and unverified payments at the bank that we do not know. */
const OPEN = `
  SELECT 'payment ' || state AS what, count(*)::int, extract(epoch FROM app_now() - min(created_at))::int AS oldest_seconds
  FROM payment WHERE state IN ('created', 'requested', 'returned', 'verifying', 'unknown', 'refund_due', 'refunding') GROUP BY state
  UNION ALL SELECT 'refund paying', count(*)::int, 0 FROM refund WHERE state = 'paying' HAVING count(*) > 0
  UNION ALL SELECT 'unverified', count(*)::int, 0 FROM jsonb_array_elements_text($1) AS authority
  WHERE authority NOT IN (SELECT authority FROM settlement_difference) HAVING count(*) > 0`;

/** Waits until no payment and no refund is open, and all unverified payments at the bank are known. */
async function untilReconciled(database: Database, bank: string): Promise<number> {
  const started = performance.now();
  let open: readonly Open[] = [];
  while (performance.now() - started < SETTLED_WITHIN_MS) {
    open = await database.query<Open>(OPEN, [JSON.stringify(await unverifiedAt(bank))]);
    if (open.length === 0) return Math.round(performance.now() - started);
    await delay(500);
  }
  throw new Error(`Not all payments were settled after the restore: ${JSON.stringify(open)}`);
}

/** Some book, pay and cancel after the restore: their money must be sent to the card. */
async function callOffSome(scenario: FleetScenario): Promise<{ stories: readonly Story[]; sent: number }> {
  const stories: Story[] = [];
  let sent = 0;
  for (const user of scenario.people.slice(0, CALLED_OFF)) {
    const story = await book(scenario, user, "cancel");
    stories.push(story);
    for (const until = Date.now() + REFUNDED_WITHIN_MS; Date.now() < until; await delay(200)) {
      const { value } = await user.get<StayReservationValue>(`${scenario.item.path}/${story.code}`);
      if (value.refund?.state !== "paid") continue;
      if (value.refund.legs.every(({ to }) => to === "card")) sent += 1;
      break;
    }
  }
  return { stories, sent };
}
