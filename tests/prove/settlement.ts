import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { tehranDate } from "#domain/calendar/today.ts";
import type { AlarmsValue } from "#domain/contract/operator.shapes.ts";
import type { PaymentValue, StartValue } from "#domain/contract/payment.shapes.ts";
import type { SettlementValue } from "#domain/contract/settlement.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { createBank } from "#provider/money/bank/bank.ts";
import { openBooks } from "#provider/money/bank/books.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { zarinpal } from "#provider/money/payment/zarinpal.ts";
import type { Services } from "#provider/services.ts";
import { programOf, startPostgres } from "#tests/postgres.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Caller, callerOf, newKey } from "#tests/support/client.ts";
import { testServices } from "#tests/support/services.ts";
import { defineProof } from "./define-proof.ts";
import { areReturned, type WrongAmounts } from "./wrong-amounts.ts";
import { payWrongAmountsAt } from "./wrong-amounts-provider.ts";

/**
 * A day whose payments a restore forgets: a dump, paid bookings, the dump restored. The bank has money unknown to us,
 * and yet our books add up. The day's settlement finds every payment; half of them are refunded through the gateway,
 * half are booked to their reservations, and then both sides' books agree.
 */

const execute = promisify(execFile);
const BASE = "http://bank.test";
const TODAY = tehranDate(FROZEN_NOW);

export type Restored = {
  payments: number;
  /** Right after the restore: verified money at the bank, and by our books. Rial. */
  lost: { bank: number; books: number; ledger: number };
  found: number;
  alarms_raised: number;
  returned: number;
  booked: number;
  paid_reservations: number;
  /** In the end. */
  alarms_open: number;
  bank: number;
  books: number;
  ledger: number;
};

type Day = { services: Services; app: ReturnType<typeof createApp> };

/** @param payments number of lost ones: the reservations of the first half were made before the dump. */
export async function loseAndFind(url: string, payments: number): Promise<Restored> {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-settlement-"));
  const books = openBooks(":memory:", () => FROZEN_NOW);
  const bank = createBank(books);
  const line = async (address: string | URL | Request, init?: RequestInit): Promise<Response> =>
    bank.request(String(address).slice(BASE.length), init);
  const gateway = zarinpal({ name: "test", base: BASE, merchantId: "test", settles: true, fetch: line });
  const open = async (): Promise<Day> => {
    const services = { ...(await testServices({ url })), gateways: new Map([["test", gateway]]) };
    return { services, app: createApp(services) };
  };
  let day = await open();
  try {
    const kept = await reservations(day, payments / 2);
    const dump = join(folder, "shamseh.dump");
    await execute(programOf("pg_dump"), ["--format=custom", "--file", dump, url]);

    const late = await reservations(day, payments / 2);
    for (const one of [...kept, ...late]) await pay(day, books, one);
    await day.services.database.close();
    await execute(programOf("pg_restore"), ["--clean", "--if-exists", "--dbname", url, dump]);
    day = await open();

    const { database, settings } = day.services;
    const operator = callerOf(day.app, { Authorization: `Bearer ${settings.operatorToken}` });
    const lost = { bank: books.totals().verified, ...(await ourBooks(database)) };
    const compare = async () => {
      const body = { operator: "Mina", day: TODAY, lines: null, is_first: true, is_last: true };
      return (await operator.post<SettlementValue>("operator/v2/settlements/test", body)).value;
    };
    const alarms = async () => (await operator.get<AlarmsValue>("operator/v2/alarms")).value.total;
    const { differences } = await compare();
    const alarms_raised = await alarms();
    const decide = async (id: number, what: "return" | "book", body: object): Promise<string> =>
      // Twice: a repeated request takes effect once.
      (await operator.post(`operator/v2/differences/${id}/${what}`, { operator: "Mina", ...body }, newKey())) &&
      (await operator.post<{ state: string }>(`operator/v2/differences/${id}/${what}`, { operator: "Mina", ...body }))
        .value.state;
    const outcomes: string[] = [];
    for (const { id, authority } of differences) {
      const own = kept.find((one) => one.authority === authority);
      const isKept = own !== undefined;
      outcomes.push(await decide(id, isKept ? "book" : "return", isKept ? { confirmation_code: own.code } : {}));
    }
    const paid = await database.query("SELECT 1 FROM reservation WHERE paid = total AND paid > 0");
    return {
      payments,
      lost,
      found: differences.length,
      alarms_raised,
      returned: outcomes.filter((state) => state === "returned").length,
      booked: outcomes.filter((state) => state === "booked").length,
      paid_reservations: paid.length,
      alarms_open: (await alarms()) + (await compare()).differences.length,
      bank: books.totals().verified,
      ...(await ourBooks(database)),
    };
  } finally {
    await day.services.database.close();
    books.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** True when everything was found and is where it belongs. */
export const isMadeGood = (outcome: Restored): boolean =>
  outcome.lost.bank > 0 &&
  outcome.lost.books === 0 &&
  [outcome.found, outcome.alarms_raised].every((count) => count === outcome.payments) &&
  [outcome.returned, outcome.booked, outcome.paid_reservations].every((count) => count === outcome.payments / 2) &&
  outcome.alarms_open === 0 &&
  outcome.bank === outcome.books &&
  outcome.bank > 0 &&
  outcome.ledger === 0 &&
  outcome.lost.ledger === 0;

/** Balance at the gateways by our books, rial; and the total error of the ledger. */
async function ourBooks(database: Database): Promise<{ books: number; ledger: number }> {
  const [row] = await database.query<{ sum: number }>(
    `SELECT coalesce(-sum(amount), 0)::float8 AS sum FROM ledger_posting
     JOIN ledger_account ON ledger_account.id = account_id WHERE kind = 'gateway_clearing'`,
  );
  const { sum, journals, balances } = await ledgerFaults(database);
  return { books: row?.sum ?? 0, ledger: Math.abs(sum) + journals + balances };
}

type Unpaid = { user: Caller; code: string; authority: string };

/** Stays that are ready to be paid. */
async function reservations(day: Day, count: number): Promise<Unpaid[]> {
  const booking = bookingAt(day);
  const made: Unpaid[] = [];
  while (made.length < count) {
    const { user, reservation } = await booking.submitted(await booking.make());
    made.push({ user, code: reservation.confirmation_code, authority: "" });
  }
  return made;
}

/** Pays a stay at the bank and returns. @throws when it is not paid afterwards. */
async function pay({ app }: Day, books: ReturnType<typeof openBooks>, stay: Unpaid): Promise<void> {
  const wanted = { confirmation_code: stay.code, gateway: "test", use_wallet: false };
  const started = (await stay.user.post<StartValue>("payment/v2/start", wanted, newKey())).value;
  stay.authority = started.redirect_address.split("/").at(-1) ?? "";
  books.decide(stay.authority, "paid");
  await app.request(`/payment/v2/callback/test?Authority=${stay.authority}&Status=OK`);
  const { state } = (await stay.user.get<PaymentValue>(`payment/v2/${started.payment_id}`)).value;
  const { status } = (await stay.user.get<StayReservationValue>(`reserve/v2/${stay.code}`)).value;
  if (state !== "verified") throw new Error(`A payment is ${state}, its reservation ${status}`);
}

/**
 * `payments` forgotten by a restore: found by the day's settlement, half refunded, half booked. And a bank that holds
 * another sum than it was asked for, in ten ways, on both engines.
 */
export const { run, small } = defineProof({
  full: { payments: 4 },
  small: { payments: 4 },
  prove: async ({ payments }) => {
    const restored = await onPostgres((url) => loseAndFind(url, payments));
    const wrong = {
      postgres: await onPostgres((url) => payWrongAmountsAt({ url })),
      pglite: await payWrongAmountsAt({ folder: null }),
    };
    return {
      holds: isMadeGood(restored) && areReturned(wrong.postgres) && areReturned(wrong.pglite),
      restored,
      wrong_amounts: { postgres: counted(wrong.postgres), pglite: counted(wrong.pglite) },
    };
  },
});

/** `returned`: on the card that paid; `ledger`: total error. */
const counted = ({ outcomes, ledger }: WrongAmounts) => ({
  ways: outcomes.length,
  alarms: outcomes.reduce((sum, one) => sum + one.alarms, 0),
  returned: outcomes.filter(({ standing }) => standing === "REVERSED").length,
  empty: outcomes.filter(({ held }) => held === 0).length,
  owed: outcomes.reduce((sum, { owed }) => sum + owed, 0),
  ledger,
});

async function onPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error("This is proved on PostgreSQL, and there is none");
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
