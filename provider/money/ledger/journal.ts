import { arrayLiteral, type Queryable } from "../../kernel/database/database.ts";
import { constraintOf, sqlState } from "../../kernel/database/transaction.ts";
import type { accountKinds } from "./schema.ts";
import { toOpenWallets } from "./unclaimed.ts";

export type AccountKind = (typeof accountKinds)[number];
/** One of the site's own. */
export type SiteAccount = Exclude<AccountKind, "wallet">;
/** An account by its kind: a user's wallet, or one of the site's own. */
export type Account = { readonly kind: "wallet"; readonly userId: number } | { readonly kind: SiteAccount };

/** Rial, whole; positive when the account receives it. */
export type Posting = { readonly account: Account; readonly amount: number };

export type Journal = {
  readonly kind: string;
  /**
   * One event of its kind is booked once. A payment's own is `payment:` and its number; by its public id where it is
   * inserted by the statement before, whose answer is not waited for.
   */
  readonly ref: string | { readonly payment: string };
  readonly reservationId?: number | null;
  /** Their sum is 0: the database refuses anything else when the transaction ends. */
  readonly postings: readonly Posting[];
};

/**
 * Books an event in the caller's transaction. Its wallets are locked in one order, so that two journals never wait for
 * each other. Money for the wallet of a closed account goes to `unclaimed` instead, with an alarm. Returns the
 * journal's number; null when this event was booked before, and then nothing is booked.
 *
 * @throws the database's 23514 when a wallet would go below zero: `isTooLittle` tells it apart.
 */
export async function post(tx: Queryable, journal: Journal): Promise<number | null> {
  const { postings, raise } = await toOpenWallets(tx, journal);
  const booked = await bookOnce(tx, { ...journal, postings });
  if (booked !== null) await raise(booked);
  return booked;
}

async function bookOnce(tx: Queryable, { kind, ref, reservationId = null, postings }: Journal): Promise<number | null> {
  const whole = postings.filter(({ amount }) => amount !== 0);
  const lines = [
    `{${whole.map(({ account }) => account.kind).join(",")}}`,
    arrayLiteral(whole.map(({ account }) => ("userId" in account ? account.userId : null))),
    arrayLiteral(whole.map(({ amount }) => amount)),
  ];
  const refs = typeof ref === "string" ? [ref, null] : [null, ref.payment];
  const book = async () => {
    const [first] = await tx.query<{ journal_id: number }>(BOOK, [...lines, kind, ...refs, reservationId], "book");
    return first?.journal_id ?? null;
  };
  const booked = await book();
  if (booked !== null) return booked;
  // It was booked before, or one of its accounts is needed for the first time.
  await tx.query(OPEN_ACCOUNTS, lines.slice(0, 2), "open_accounts");
  return book();
}

/**
 * The account of a line: its user's, or the site's own of that kind. Two look-ups, because no index finds both at once.
 */
const ACCOUNT = `coalesce(
  (SELECT id FROM ledger_account WHERE kind = line.kind AND user_id = line.user_id),
  (SELECT id FROM ledger_account WHERE kind = line.kind AND user_id IS NULL AND line.user_id IS NULL))`;

/** Opens the accounts that are first needed now. */
const OPEN_ACCOUNTS = `
  INSERT INTO ledger_account (kind, user_id)
  SELECT DISTINCT kind, user_id FROM unnest($1::text[], $2::bigint[]) AS line (kind, user_id) WHERE ${ACCOUNT} IS NULL
  ON CONFLICT DO NOTHING`;

/**
 * The journal, unless it was booked before or an account of it is not open yet; then its wallets locked in order, their
 * balances moved, and its postings. The site's own accounts have no balance to lock, so no transaction waits there.
 */
const BOOK = `
  WITH line AS (
    SELECT ${ACCOUNT} AS id, kind, amount FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS line (kind, user_id, amount)),
  journal AS (
    INSERT INTO ledger_journal (kind, ref, reservation_id, at)
    SELECT $4, coalesce($5, 'payment:' || (SELECT id FROM payment WHERE public_id = $6)), $7::bigint, app_now() WHERE NOT EXISTS (SELECT FROM line WHERE id IS NULL)
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

/** True when an error is the database's for a wallet that has too little. */
export const isTooLittle = (error: unknown): boolean =>
  sqlState(error) === "23514" && /wallet_not_negative|held_within_balance/.test(String(constraintOf(error)));
