import type { Queryable } from "../database/database.ts";
import { constraintOf, sqlState } from "../database/transaction.ts";
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
 * Books an event in the caller's transaction. Its wallets are locked in one order, so that two journals never wait for
 * each other. Returns the journal's number; null when this event was booked before, and then nothing is booked.
 *
 * @throws the database's 23514 when a wallet would go below zero: `isTooLittle` tells it apart.
 */
export async function post(
  tx: Queryable,
  { kind, ref, reservationId = null, postings }: Journal,
): Promise<number | null> {
  const lines = JSON.stringify(
    postings
      .filter(({ amount }) => amount !== 0)
      .map(({ account, amount }) => ({ kind: account.kind, user_id: userOf(account), amount })),
  );
  const book = async () => {
    const [first] = await tx.query<{ journal_id: number }>(BOOK, [lines, kind, ref, reservationId], "book");
    return first?.journal_id ?? null;
  };
  const booked = await book();
  if (booked !== null) return booked;
  // It was booked before, or one of its accounts is needed for the first time.
  await tx.query(OPEN_ACCOUNTS, [lines], "open_accounts");
  return book();
}

const userOf = (account: Account): number | null => ("userId" in account ? account.userId : null);

const LINES = "jsonb_to_recordset($1::jsonb) AS line (kind text, user_id bigint, amount bigint)";
/** One account for each kind, and for each user of a kind that is somebody's; as the constraint `one_account` has it. */
const IS_ITS_ACCOUNT = "account.kind = line.kind AND account.user_id IS NOT DISTINCT FROM line.user_id";

/** Opens the accounts that are first needed now. */
const OPEN_ACCOUNTS = `
  INSERT INTO ledger_account (kind, user_id)
  SELECT DISTINCT kind, user_id FROM ${LINES} WHERE NOT EXISTS (SELECT FROM ledger_account AS account WHERE ${IS_ITS_ACCOUNT})
  ON CONFLICT DO NOTHING`;

/**
 * The journal, unless it was booked before or an account of it is not open yet; then its wallets locked in order, their
 * balances moved, and its postings. The site's own accounts have no balance to lock: nobody waits there for anybody.
 */
const BOOK = `
  WITH line AS (
    SELECT account.id, account.kind, line.amount FROM ${LINES} JOIN ledger_account AS account ON ${IS_ITS_ACCOUNT}),
  journal AS (
    INSERT INTO ledger_journal (kind, ref, reservation_id, at)
    SELECT $2, $3, $4::bigint, app_now() WHERE (SELECT count(*) FROM line) = jsonb_array_length($1::jsonb)
    ON CONFLICT (kind, ref) DO NOTHING RETURNING id),
  locked AS (
    SELECT account.id, line.amount FROM journal, line JOIN ledger_account AS account USING (id) WHERE line.kind = 'wallet'
    ORDER BY account.id FOR NO KEY UPDATE OF account),
  moved AS (
    UPDATE ledger_account AS account SET balance = balance + locked.amount FROM locked WHERE account.id = locked.id
    RETURNING account.id, balance)
  INSERT INTO ledger_posting (journal_id, account_id, amount, balance_after)
  SELECT journal.id, line.id, amount, balance FROM journal, line LEFT JOIN moved USING (id) ORDER BY line.id RETURNING journal_id`;

export const walletOf = (userId: number): Account => ({ kind: "wallet", userId });

/** Whether an error is the database's word for a wallet that has too little. */
export const isTooLittle = (error: unknown): boolean =>
  sqlState(error) === "23514" && /wallet_not_negative|held_within_balance/.test(String(constraintOf(error)));
