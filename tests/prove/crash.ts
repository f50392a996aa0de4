import { setTimeout as delay } from "node:timers/promises";
import type { PaymentValue } from "#domain/contract/payment.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { products } from "#products/provider.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import type { Boot } from "./boot.ts";
import { prepareCarriers } from "./carriers.ts";
import { defineProof } from "./define-proof.ts";
import { prepareGroups } from "./groups.ts";
import { type BookingSite, enginesFrom, type LoadScenario, onLoadScenario } from "./load-scenario.ts";
import { productFrom } from "./options.ts";
import { haveHappened, isSound, type Schedule, type ScheduleAfter } from "./schedule.ts";
import { book, type Story } from "./traveller.ts";
import { passTime } from "./until-done.ts";

/** The provider dies again and again while people book and pay. */

/** Places where it is made to die, beside the random moments; a few of them are calls right after their commit. */
const placesOf = ({ item: { creates } }: LoadScenario) => [
  `after:commit:${creates}`,
  "before:gateway.request",
  "after:gateway.request",
  "before:gateway.verify",
  "after:gateway.verify",
  "after:verify.before-commit",
  "after:commit.before-reply",
  "mid:expiry",
  "mid:refund",
  "before:gateway.refund",
  "after:gateway.refund",
  "mid:outbox",
];

export type CrashOptions = {
  /** Kills at a random moment. */
  kills: number;
  /** Kills at each named place. */
  times: number;
  clients: number;
};

/** Limit after the last restart until payments at the bank are settled. */
const SETTLED_WITHIN_MS = 180_000;
const BOOTED_WITHIN_MS = 10_000;
/** Timeout of a process to reach its place. */
const MEETS_WITHIN_MS = 45_000;
/** Longer than a hold. */
const PAST_A_HOLD = 960;

export type Crashes = Aftermath & {
  engine: string;
  kills: number;
  killed_at_places: Record<string, number>;
  /** From the start of the process until it is ready. */
  median_boot_ms: number;
  slowest_boot_ms: number;
  /** Highest CPU time of a boot: independent of how busy the machine is. */
  dearest_boot_cpu_ms: number;
};

/** Findings about travellers, the bank and the books once all is over. */
export type Aftermath = {
  stories: number;
  /** The longest time that a request was without an answer. */
  longest_wait_ms: number;
  paid_at_bank: number;
  bank_rial: number;
  /** Acknowledged bookings that are gone, duplicates, and intents answered with another reservation. */
  lost: number;
  doubled: number;
  /** Sales without money, and money without a room or a refund. */
  unpaid_and_sold: number;
  paid_and_nothing: number;
  /** Difference between the bank's revenue and the books', rial. */
  money_differs: number;
  ledger: { sum: number; journals: number; balances: number };
  drift: number;
  /** Outcome of the decisions about booked items; null without decisions. */
  schedule: ScheduleAfter | null;
  settled_after_ms: number | null;
};

export async function crashAgainAndAgain(
  scenario: LoadScenario,
  { kills, times, clients }: CrashOptions,
): Promise<Crashes> {
  const lives = peopleLive(scenario, clients);
  const deciding = scenario.schedule?.decide(scenario.client);
  const boots: Boot[] = [];
  const restart = async () => {
    boots.push(await scenario.restart());
  };

  for (let kill = 0; kill < kills; kill++) {
    await delay(100 + Math.random() * 900);
    await scenario.provider().kill();
    await restart();
  }
  const killed: Record<string, number> = {};
  for (const place of times > 0 ? placesOf(scenario) : []) {
    killed[place] = 0;
    for (let time = 0; time < times; time++) {
      await scenario.provider().kill();
      // Work waiting from before may reach the place before the provider is ready.
      const met = await scenario.restart({ FAULT_POINT: place }).then(
        () => meets(scenario, place),
        () => true,
      );
      if (met) killed[place] += 1;
      else await scenario.provider().kill();
      await restart();
    }
  }
  const stories = await lives.end();
  if (scenario.schedule !== null) {
    await delay(scenario.schedule.untilOver());
    await deciding;
    await scenario.provider().kill();
    await restart();
    await scenario.schedule.untilMade(scenario.client);
  }
  const bySpeed = boots.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    engine: scenario.engine,
    kills,
    killed_at_places: killed,
    median_boot_ms: bySpeed[Math.floor(bySpeed.length / 2)] ?? 0,
    slowest_boot_ms: bySpeed.at(-1) ?? 0,
    dearest_boot_cpu_ms: Math.max(0, ...boots.map(({ cpuMs }) => cpuMs)),
    ...(await aftermath(scenario, stories)),
  };
}

/** Runs clients, each with one story after another, until they are ended. */
export function peopleLive(scenario: BookingSite, clients: number): { end(): Promise<readonly Story[]> } {
  const stories: Story[] = [];
  let isOver = false;
  const living = Array.from({ length: clients }, async (_, client) => {
    for (let turn = client; !isOver; turn += clients) {
      stories.push(await book(scenario, scenario.people[turn % scenario.people.length]!));
    }
  });
  // Rejections are reported when the lives are awaited.
  for (const life of living) life.catch(() => {});
  return {
    async end() {
      isOver = true;
      await Promise.all(living);
      return stories;
    },
  };
}

/** Waits for everything pending, stops the provider and compares all the books. */
export async function aftermath(scenario: BookingSite, stories: readonly Story[]): Promise<Aftermath> {
  const settled_after_ms = await untilSettled(scenario, stories);
  // Once it has stopped, nothing is pending between the two books.
  const { bank, ...judged } = await scenario.inspect(async (database) => {
    const totals = await scenario.bankTotals();
    return {
      bank: totals,
      ...(await judge(database, stories, totals.paid)),
      schedule: scenario.schedule && (await scenario.schedule.after(database)),
    };
  });
  return {
    stories: stories.length,
    longest_wait_ms: Math.max(0, ...stories.map(({ longestWaitMs }) => longestWaitMs)),
    paid_at_bank: stories.filter(({ isPaid }) => isPaid).length,
    bank_rial: bank.paid,
    settled_after_ms,
    ...judged,
  };
}

/** True when the provider dies at its place in time. */
async function meets(scenario: LoadScenario, place: string): Promise<boolean> {
  const { ended } = scenario.provider();
  if (place === "mid:expiry") await passTime(scenario, PAST_A_HOLD).catch(() => {});
  return Promise.race([ended.then(() => true), delay(MEETS_WITHIN_MS, false, { ref: false })]);
}

/** True when it awaits nothing, and no refund is pending. */
const isAtRest = ({ status, refund }: StayReservationValue): boolean =>
  refund?.state !== "paying" &&
  !["in_progress", "ready_to_pay", "payment_failed", "payment_deadline_expired"].includes(status);

/** True when the gateway's money is where it belongs: at the property, or back. */
const isThere = ({ state }: PaymentValue): boolean => ["verified", "refunded", "reversed"].includes(state);

/** Waits, in real time, until all money at the bank is known and no payer is left waiting; null at the time limit. */
async function untilSettled(scenario: BookingSite, stories: readonly Story[]): Promise<number | null> {
  const started = performance.now();
  const waiting = new Set(
    stories.filter(({ isPaid, code }) => code !== null && (isPaid || scenario.schedule !== null)),
  );
  while (performance.now() - started < SETTLED_WITHIN_MS) {
    for (const story of waiting) {
      const read = await story.user.get<StayReservationValue>(`${scenario.item.path}/${story.code}`);
      if (read.status !== 200 || scenario.schedule?.hasReached(read.value) === false) continue;
      if (story.isPaid) {
        const paid = await story.user.get<PaymentValue>(`payment/v2/${story.paymentId}`);
        if (!isAtRest(read.value) || paid.status !== 200 || !isThere(paid.value)) continue;
      }
      waiting.delete(story);
    }
    const { paid, verified } = await scenario.bankTotals();
    if (waiting.size === 0 && paid === verified) return Math.round(performance.now() - started);
    await delay(500);
  }
  return null;
}

type Row = { code: string; status: string; paid: number; penalty: number; refunded: number };

/** Compares the knowledge of people and the bank with the provider's database. */
export async function judge(database: Database, stories: readonly Story[], bankPaid: number) {
  const rows = await database.query<Row>(
    `SELECT confirmation_code AS code, status, paid::float8 AS paid, penalty::float8 AS penalty,
       (SELECT count(*) FROM ledger_journal WHERE reservation_id = reservation.id AND kind IN ('refund', 'late_to_card', 'late_to_wallet'))::int AS refunded
     FROM reservation`,
  );
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const held = stories.filter(({ code }) => code !== null);
  const rowOf = ({ code }: Story): Row | undefined => byCode.get(code ?? "");
  const [clearing] = await database.query<{ sum: number }>(
    `SELECT coalesce(sum(posting.amount), 0)::float8 AS sum FROM ledger_posting AS posting
     JOIN ledger_account AS account ON account.id = posting.account_id WHERE account.kind = 'gateway_clearing'`,
  );
  return {
    lost: held.filter((story) => rowOf(story) === undefined).length,
    doubled: rows.length - held.length + stories.filter(({ otherCodes }) => otherCodes.length > 0).length,
    unpaid_and_sold: held.filter((story) => !story.isPaid && rowOf(story)?.status === "successful").length,
    paid_and_nothing: held.filter((story) => {
      const row = rowOf(story);
      // Late enough, the cancellation fee is the whole price.
      const isAllPenalty = row !== undefined && row.paid > 0 && row.penalty === row.paid;
      return story.isPaid && row?.status !== "successful" && !isAllPenalty && (row?.refunded ?? 0) === 0;
    }).length,
    money_differs: bankPaid + (clearing?.sum ?? 0),
    ledger: await ledgerFaults(database),
    drift: (await findDrift(database, productsOf(products))).length,
  };
}

/** True when nothing was lost, doubled or left over. */
export const isWhole = (after: Aftermath): boolean =>
  after.lost + after.doubled + after.unpaid_and_sold + after.paid_and_nothing + after.drift === 0 &&
  after.money_differs === 0 &&
  (after.schedule === null || isSound(after.schedule)) &&
  Object.values(after.ledger).every((fault) => fault === 0) &&
  after.settled_after_ms !== null;

/** The same, and with money at stake: without payments nothing could be lost. */
export const isWholeWithMoney = (after: Aftermath): boolean => after.paid_at_bank > 0 && isWhole(after);

export const isUnharmed = (crashes: Crashes): boolean =>
  isWhole(crashes) &&
  crashes.median_boot_ms <= BOOTED_WITHIN_MS &&
  crashes.dearest_boot_cpu_ms <= BOOTED_WITHIN_MS &&
  Object.values(crashes.killed_at_places).every((met) => met > 0);

const EVERY_SECONDS = 8;

/**
 * On both engines: `kills` at random moments and `times` at each named place, while `clients` book, pay, lose three
 * returns in ten and cancel. `--pglite` or `--postgres` selects one engine. With `--product tour` they book tours with
 * `departures`, one decided every eight seconds: groups fail, and tours leave. With `--product flight` they book
 * flights and choose seats, and carriers move some of as many departures and cancel others. The small run kills fewer
 * times while decisions are made: `decided`.
 */
export const { run, small } = defineProof({
  full: { kills: 200, times: 5, clients: 4, departures: 30 },
  small: { rooms: { kills: 3, times: 0, clients: 6 }, decided: { kills: 2, times: 0, clients: 4 } },
  prove: async (size, args) => {
    const schedule = scheduleOf(args, size.departures);
    const outcomes: Crashes[] = [];
    for (const engine of enginesFrom(args)) {
      outcomes.push(
        await onLoadScenario({ engine, people: 400, rooms: 50_000, schedule }, (scenario) =>
          crashAgainAndAgain(scenario, size),
        ),
      );
      console.error(JSON.stringify(outcomes.at(-1)));
    }
    const isProof = ({ schedule }: Crashes) => schedule === null || haveHappened(schedule);
    return { holds: outcomes.every((one) => isUnharmed(one) && isProof(one)), outcomes };
  },
});

/** Bookable items and the decisions about so many departures, by `--product`. */
export function scheduleOf(
  args: readonly string[],
  count: number,
): ((database: Database) => Promise<Schedule>) | undefined {
  const options = { count, everySeconds: EVERY_SECONDS };
  const schedules = {
    stay: undefined,
    tour: (database: Database) => prepareGroups(database, options),
    flight: (database: Database) => prepareCarriers(database, options),
  };
  return schedules[productFrom(args, ["stay", "tour", "flight"])];
}
