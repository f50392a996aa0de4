import type { BankAccountValue } from "#domain/contract/account.shapes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { contract } from "#products/contract.shapes.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { type Answered, type Caller, newKey } from "#tests/support/client.ts";
import { type Kind, kinds } from "./bookable-items.ts";
import { chargeWallet } from "./ledger.ts";
import { type Engine, enginesFrom, onLoadScenario } from "./load-scenario.ts";
import type { Proof } from "./main.ts";
import { placesOf } from "./places.ts";
import { onProvingGround } from "./provider-processes.ts";
import type { TestCluster } from "./test-cluster.ts";

/** One intent has one effect, however often and by any caller it is sent. */

/** Calls that hold, book or move money: each must take a key. */
const MONEY =
  /^((tour|flight)?[rR]eservation\.(create|saveGuests|submit|extendPaymentDeadline|cancel|change|correctName|discountCode|chooseExtras)|flightReservation\.(seats|answerChange)|payment\.(start|retry)|share\.(make|pay)|wallet\.charge|user\.settleProfitCounter|account\.createRefundRequest)$/;
const AT_ONCE = 50;
const WALLET = 900_000_000;

/** Trial of one call: its body, another body with the same key, and the number of effects in the database. */
type Trial = {
  readonly name: string;
  readonly path: string;
  readonly body: unknown;
  readonly other: unknown;
  effects(database: Database): Promise<number>;
};

export type Once = {
  calls: number;
  /** Calls of bookings and money that take no key. */
  uncovered: string[];
  /** By call: answers that differ from the first, effects beyond one, and another body that was accepted. */
  answers_differ: Record<string, number>;
  effects: Record<string, number>;
  reused: Record<string, string | null>;
  /** True when the same key of another user counted as a separate request. */
  others_apart: boolean;
  failures_5xx: number;
};

const count = async (database: Database, from: string, param: string | number): Promise<number> => {
  const [row] = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${from}`, [param]);
  return row?.n ?? 0;
};

export async function sendEachFiftyTimes(cluster: TestCluster, kind: Kind): Promise<Once> {
  const { database } = cluster;
  const { item } = await placesOf[kind](cluster, { places: 20 });
  const once: Once = {
    calls: 0,
    uncovered: contract
      .filter(({ call }) => MONEY.test(call.name) && call.idempotency === undefined)
      .map(({ call }) => call.name),
    answers_differ: {},
    effects: {},
    reused: {},
    others_apart: false,
    failures_5xx: 0,
  };
  const atProviders = await cluster.userAtEachProvider();
  const [user] = atProviders as [Caller];
  const { id: userId } = (await user.get<{ id: number }>("user/v2/me")).value;
  const quoteId = async () =>
    (await user.post<StayQuoteValue>(`${item.path}/quote`, await item.request())).value.quote_id;

  /** Sends one intent at every provider at once, then another body with its key. Returns the first answer. */
  async function prove<T>({ name, path, body, other, effects }: Trial): Promise<Answered<T>> {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => atProviders[index % atProviders.length]!.post<T>(path, body, key)),
    );
    const [first] = answers as [Answered<T>];
    once.calls += 1;
    once.failures_5xx += answers.filter(({ status }) => status >= 500).length;
    once.answers_differ[name] = answers.filter(({ text }) => text !== first.text).length;
    once.effects[name] = await effects(database);
    once.reused[name] = (await user.post(path, other, key)).reason;
    return first;
  }

  const quote_id = await quoteId();
  const held = await prove<StayReservationValue>({
    name: "reservation.create",
    path: `${item.path}/create`,
    body: { quote_id },
    other: { quote_id: await quoteId() },
    effects: (from) => count(from, "reservation WHERE user_id = $1", userId),
  });
  const code = held.value.confirmation_code;
  const path = `${item.path}/${code}`;
  const events = (to: string) => (from: Database) =>
    count(
      from,
      `reservation_event AS event JOIN reservation ON reservation.id = event.reservation_id
       WHERE event.to_status = '${to}' AND confirmation_code = $1`,
      code,
    );
  const guests = item.travellers;
  await prove({
    name: "reservation.saveGuests",
    path: `${path}/${item.saving}`,
    body: guests,
    other: { ...guests, note: "x" },
    effects: async (from) =>
      (await count(
        from,
        "reservation_passenger AS one JOIN reservation ON reservation.id = one.reservation_id WHERE confirmation_code = $1",
        code,
      )) / 2,
  });
  await prove({
    name: "reservation.submit",
    path: `${path}/submit`,
    body: {},
    other: { again: true },
    effects: events("ready_to_pay"),
  });
  await prove({
    name: "reservation.extendPaymentDeadline",
    path: `${path}/extend-payment-deadline`,
    body: {},
    other: { again: true },
    effects: (from) => count(from, "reservation WHERE is_extended AND confirmation_code = $1", code),
  });
  // Money to pay with, as from a wallet charge.
  await chargeWallet(database, userId, WALLET, `proof:${code}`);
  const wallet = { confirmation_code: code, gateway: "test", use_wallet: true };
  await prove({
    name: "payment.start",
    path: "payment/v2/start",
    body: wallet,
    other: { ...wallet, use_wallet: false },
    effects: (from) =>
      count(
        from,
        "ledger_journal AS journal JOIN reservation ON reservation.id = journal.reservation_id WHERE journal.kind = 'payment' AND confirmation_code = $1",
        code,
      ),
  });
  const account = await user.post<BankAccountValue>("user/save-bank-account-information", {
    sheba: "IR820540102680020817909002",
    owner_name: "علی رضایی",
  });
  const refund = { source: "wallet", amount: 1_000_000, destination: "bank", bank_account_id: account.value?.id };
  await prove({
    name: "account.createRefundRequest",
    path: "user/create-refund-request",
    body: refund,
    other: { ...refund, amount: 2_000_000 },
    effects: (from) => count(from, "refund WHERE source = 'wallet' AND user_id = $1", userId),
  });
  await database.query(
    `INSERT INTO profit_entry (user_id, reservation_id, amount, matured_at)
     SELECT $1, id, 310000, app_now() FROM reservation WHERE confirmation_code = $2`,
    [userId, code],
  );
  await prove({
    name: "user.settleProfitCounter",
    path: "user/v2/settle-profit-counter",
    body: {},
    other: { again: true },
    effects: (from) => count(from, "ledger_journal WHERE kind = 'profit' AND ref LIKE $1 || ':%'", String(userId)),
  });
  await untilIssued(user, path);
  const cancellation = (await user.get<CancellationQuoteValue>(`${path}/cancellation-quote`)).value;
  const cancel = { quote_id: cancellation.quote_id, destination: "wallet" };
  await prove({
    name: "reservation.cancel",
    path: `${path}/cancel`,
    body: cancel,
    other: { ...cancel, reason: "x" },
    effects: (from) =>
      count(
        from,
        "ledger_journal AS journal JOIN reservation ON reservation.id = journal.reservation_id WHERE journal.kind = 'refund' AND confirmation_code = $1",
        code,
      ),
  });

  const key = newKey();
  const [one, other] = [await cluster.user(), await cluster.user()];
  const shared = { quote_id: await quoteId() };
  const mine = await one.post<StayReservationValue>(`${item.path}/create`, shared, key);
  const theirs = await other.post<StayReservationValue>(`${item.path}/create`, shared, key);
  once.others_apart =
    mine.status === 200 && theirs.status === 200 && mine.value.confirmation_code !== theirs.value.confirmation_code;
  return once;
}

/** Issued by the outbox; without a worker, a paid reservation can be cancelled as it is. */
async function untilIssued(user: Caller, path: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const { status } = (await user.get<StayReservationValue>(path)).value;
    if (status !== "in_progress") return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export const isOnceEach = (once: Once): boolean =>
  once.uncovered.length === 0 &&
  once.others_apart &&
  once.failures_5xx === 0 &&
  Object.values(once.answers_differ).every((differing) => differing === 0) &&
  Object.values(once.effects).every((effects) => effects === 1) &&
  Object.values(once.reused).every((reason) => reason === "idempotency_key_reused" || reason === "invalid_input");

/**
 * The provider dies after the effect was committed and before its reply is sent: a retry must get the first answer, and
 * there is one effect.
 */
const afterACrash = (engine: Engine): Promise<boolean> =>
  onLoadScenario({ engine, people: 1, rooms: 3 }, async (scenario) => {
    const [user] = scenario.people;
    if (user === undefined) return false;
    const quote = await user.post<{ quote_id: string }>("reserve/v2/quote", scenario.room.request());
    await scenario.provider().kill();
    await scenario.restart({ FAULT_POINT: "after:commit:reservation.create" });
    const key = newKey();
    const body = { quote_id: quote.value.quote_id };
    const dead = await user.post("reserve/v2/create", body, key).then(
      () => false,
      () => true,
    );
    await scenario.provider().ended;
    await scenario.restart();
    const again = await user.post<StayReservationValue>("reserve/v2/create", body, key);
    const once = await user.post<StayReservationValue>("reserve/v2/create", body, key);
    const rows = await scenario.inspect((database) => database.query("SELECT id FROM reservation"));
    return dead && again.status === 200 && again.text === once.text && rows.length === 1;
  });

/**
 * Each call of bookings and money, one key fifty times concurrently at two processes; and after a crash on each
 * engine.
 */
export async function run(args: readonly string[]): Promise<Proof> {
  const once: Partial<Record<Kind, Once>> = {};
  await onProvingGround(async ({ withProviders }) => {
    for (const kind of kinds)
      once[kind] = await withProviders([{}, {}], (cluster) => sendEachFiftyTimes(cluster, kind));
  });
  const replayed: Record<string, boolean> = {};
  for (const engine of enginesFrom(args)) replayed[engine] = await afterACrash(engine);
  return {
    holds: Object.values(once).every(isOnceEach) && Object.values(replayed).every(Boolean),
    ...once,
    replayed_after_a_crash: replayed,
  };
}
