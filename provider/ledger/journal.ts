import { arrayLiteral, type Queryable } from "../database/database.ts";
import { sqlState } from "../database/transaction.ts";
import type { accountKinds } from "./schema.ts";

export type AccountKind = (typeof accountKinds)[number];
/** An account by what it is: a user's wallet, or one of the site's own. */
export type Account =
  | { readonly kind: "wallet"; readonly userId: number }
  | { readonly kind: Exclude<AccountKind, "wallet"> };

/** Rial, whole; what an account gets is positive. */
export type Posting = { readonly account: Account; readonly amount: number };

export type Journal = {
  readonly kind: string;
  /** One event of its kind is booked once. */
  readonly ref: string;
  readonly reservationId?: number | null;
  /** Their sum is 0: the database refuses anything else when the transaction ends. */
  readonly postings: readonly Posting[];
};

/**
 * Books an event in the caller's transaction. Its accounts are locked in one order, so that two journals never wait for
 * each other. Returns the journal's number; null when this event was booked before, and then nothing is booked.
 *
 * @throws the database's 23514 when a wallet would go below zero: `isTooLittle` tells it apart.
 */
export async function post(
  tx: Queryable,
  { kind, ref, reservationId = null, postings }: Journal,
): Promise<number | null> {
  const [journal] = await tx.query<{ id: number }>(
    `INSERT INTO ledger_journal (kind, ref, reservation_id, at) VALUES ($1, $2, $3, app_now())
     ON CONFLICT (kind, ref) DO NOTHING RETURNING id`,
    [kind, ref, reservationId],
    "insert_journal",
  );
  if (journal === undefined) return null;
  const whole = postings.filter(({ amount }) => amount !== 0);
  const ids = await accountIds(
    tx,
    whole.map(({ account }) => account),
  );
  for (const { id, amount } of whole
    .map(({ amount }, index) => ({ id: ids[index] ?? 0, amount }))
    .toSorted(byAccount)) {
    await tx.query(
      `WITH moved AS (UPDATE ledger_account SET balance = balance + $3 WHERE id = $2 RETURNING balance)
       INSERT INTO ledger_posting (journal_id, account_id, amount, balance_after) SELECT $1, $2, $3, balance FROM moved`,
      [journal.id, id, amount],
      "insert_posting",
    );
  }
  return journal.id;
}

const byAccount = (one: { id: number }, other: { id: number }): number => one.id - other.id;

/** The numbers of accounts, opened when they are first needed, locked in order. */
async function accountIds(tx: Queryable, accounts: readonly Account[]): Promise<number[]> {
  const ids = new Map<string, number>();
  for (const account of accounts) {
    const userId = "userId" in account ? account.userId : null;
    await tx.query(
      "INSERT INTO ledger_account (kind, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      [account.kind, userId],
      "open_account",
    );
    const [found] = await tx.query<{ id: number }>(
      "SELECT id FROM ledger_account WHERE kind = $1 AND user_id IS NOT DISTINCT FROM $2::bigint",
      [account.kind, userId],
      "find_account",
    );
    if (found === undefined) throw new Error("An account was not opened");
    ids.set(keyOf(account), found.id);
  }
  await tx.query(
    "SELECT id FROM ledger_account WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE",
    [arrayLiteral([...ids.values()])],
    "lock_accounts",
  );
  return accounts.map((account) => ids.get(keyOf(account)) ?? 0);
}

const keyOf = (account: Account): string => ("userId" in account ? `wallet ${account.userId}` : account.kind);

export const walletOf = (userId: number): Account => ({ kind: "wallet", userId });

/** Whether an error is the database's word for a wallet that has too little. */
export const isTooLittle = (error: unknown): boolean =>
  sqlState(error) === "23514" && /wallet_not_negative|held_within_balance/.test(String(constraintOf(error)));

/** The constraint that an error of either engine names, however deep it is wrapped. */
function constraintOf(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("constraint" in cause) return cause.constraint;
  return null;
}
