import type { AlarmsValue } from "#domain/contract/operator.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { type WrongWayName, wrongWays } from "#provider/money/bank/wrong-amounts.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";

/** A bank that holds another sum than it was asked to take, in each of the ways that the test bank knows. */

export const wayNames = Object.keys(wrongWays) as readonly WrongWayName[];

/** Operations of a proof: beginning one payment, paying it at the bank, returning from it; running the reconciler. */
export type PayingProvider = {
  readonly database: Queryable;
  /** Creates a stay of a new traveller, and a payment for it that waits at the bank. Rial. */
  startPayment(): Promise<StartValue & { amount: number }>;
  /** Sends a request to the bank's own address: `/pg/…`. */
  bank(path: string, init?: RequestInit): Promise<Response>;
  comeBack(authority: string): Promise<unknown>;
  reconcile(): Promise<unknown>;
  alarms(): Promise<AlarmsValue>;
};

/** `asked`, `held`: rial. `state`: of our payment. `standing`: of the bank's session. */
export type WrongOutcome = {
  way: WrongWayName;
  asked: number;
  held: number;
  state: string;
  standing: string;
  alarms: number;
  /** Debt to the payer by the books, rial. */
  owed: number;
};

export type WrongAmounts = { outcomes: WrongOutcome[]; ledger: number };

const post = (body: object): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** Pays once in each way, returns, and lets the reconciler do the rest. */
export async function payWrongAmounts(provider: PayingProvider, ways = wayNames): Promise<WrongAmounts> {
  const started: { way: WrongWayName; authority: string; id: string; asked: number }[] = [];
  for (const way of ways) {
    const { payment_id, redirect_address, amount } = await provider.startPayment();
    const authority = decodeURIComponent(redirect_address.split("/").at(-1) ?? "");
    const wrong = await provider.bank("/pg/wrong", post({ authority, way }));
    if (!wrong.ok) throw new Error(`The bank does not go wrong as ${way}: ${wrong.status}`);
    await provider.bank(`/pg/StartPay/${authority}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "choice=pay",
      redirect: "manual",
    });
    await provider.comeBack(authority);
    started.push({ way, authority, id: payment_id, asked: amount });
  }
  // The first run finds payments that only the bank's list shows, and the second refunds them.
  await provider.reconcile();
  await provider.reconcile();
  const { items } = await provider.alarms();
  const outcomes: WrongOutcome[] = [];
  for (const { way, authority, id, asked } of started) {
    const [row] = await provider.database.query<{ id: number; state: string; owed: number }>(
      `SELECT id, state, (SELECT coalesce(sum(amount), 0)::float8 FROM ledger_posting
         JOIN ledger_account AS account ON account.id = account_id JOIN ledger_journal AS journal ON journal.id = journal_id
         WHERE account.kind = 'refunds_payable' AND journal.ref = 'payment:' || payment.id) AS owed
       FROM payment WHERE public_id = $1`,
      [id],
    );
    const inquiry = await provider.bank("/pg/v4/payment/inquiry.json", post({ merchant_id: "m", authority }));
    const { data }: { data: { status?: string } } = await inquiry.json();
    outcomes.push({
      way,
      asked,
      held: wrongWays[way].held(asked),
      state: row?.state ?? "none",
      standing: data.status ?? "none",
      alarms: items.filter(({ kind, subject }) => kind === "wrong_amount" && subject === `payment:${row?.id}`).length,
      owed: row?.owed ?? 0,
    });
  }
  const { sum, journals, balances } = await ledgerFaults(provider.database);
  return { outcomes, ledger: Math.abs(sum) + journals + balances };
}

/** True with one alarm each, the money back on its card (if the bank held any), and nothing left in our books. */
export const areReturned = ({ outcomes, ledger }: WrongAmounts): boolean =>
  ledger === 0 && outcomes.length > 0 && outcomes.every(isReturned);

const isReturned = ({ held, state, standing, alarms, owed }: WrongOutcome): boolean =>
  alarms === 1 && owed === 0 && (held === 0 ? state === "failed" : state === "reversed" && standing === "REVERSED");
