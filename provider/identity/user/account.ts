import type { Locale } from "#domain/enums/enums.ts";
import { aadContexts } from "../../kernel/aad-contexts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { AccountClosed } from "../../kernel/http/account-closed.ts";
import type { Vault } from "../../kernel/vault.ts";

/** The context of a mobile number's blind index. */
const MOBILE = "user.mobile";

/** A user as logins need one. */
export type Account = { id: number; mobile: string; locale: Locale; passwordHash: string | null };

type Row = {
  id: number;
  mobile: string;
  mobile_index: string;
  locale: Locale;
  password_hash: string | null;
  is_closed: boolean;
};

const COLUMNS = "id, mobile, mobile_index, locale, password_hash, closed_at IS NOT NULL AS is_closed";

/** Blind index of a mobile number for look-ups and counts: one for all its spellings, once it is canonical. */
export const mobileIndex = (vault: Vault, mobile: string): string => vault.blindIndex(mobile, MOBILE);

const opened = (vault: Vault, { id, mobile, mobile_index, locale, password_hash }: Row): Account => ({
  id,
  mobile: vault.open(mobile, aadContexts.mobile(mobile_index)),
  locale,
  passwordHash: password_hash,
});

/** The user of a canonical mobile number; null when there is none. */
export async function accountOfMobile(from: Queryable, vault: Vault, mobile: string): Promise<Account | null> {
  const [row] = await from.query<Row>(`SELECT ${COLUMNS} FROM user_account WHERE mobile_index = $1`, [
    mobileIndex(vault, mobile),
  ]);
  return row ? opened(vault, row) : null;
}

/** @throws AccountClosed, and when there is no such user. */
export async function accountOf(from: Queryable, vault: Vault, userId: number): Promise<Account> {
  return found(vault, await from.query<Row>(OF_USER, [userId], "account"));
}

/** The same, with the user's row locked until the transaction ends. */
export async function lockAccount(tx: Queryable, vault: Vault, userId: number): Promise<Account> {
  return found(vault, await tx.query<Row>(`${OF_USER} FOR NO KEY UPDATE`, [userId], "account_locked"));
}

const OF_USER = `SELECT ${COLUMNS} FROM user_account WHERE id = $1`;

function found(vault: Vault, [row]: readonly Row[]): Account {
  if (row === undefined) throw new Error("The user of a session is gone");
  if (row.is_closed) throw new AccountClosed();
  return opened(vault, row);
}

/**
 * The user of a canonical mobile number, created when there was none: holding the telephone is enough for an account.
 */
export async function ensureAccount(tx: Queryable, vault: Vault, mobile: string, locale: Locale): Promise<Account> {
  const index = mobileIndex(vault, mobile);
  const [row] = await tx.query<Row>(
    `INSERT INTO user_account (mobile_index, mobile, locale, created_at) VALUES ($1, $2, $3, app_now())
     ON CONFLICT (mobile_index) DO UPDATE SET locale = excluded.locale RETURNING ${COLUMNS}`,
    [index, vault.seal(mobile, aadContexts.mobile(index)), locale],
  );
  if (row === undefined) throw new Error("The user was not kept");
  return opened(vault, row);
}

/**
 * True when its owner has deleted the account. `locked`: nor can it be deleted before the caller's transaction ends.
 */
export async function isClosed(from: Queryable, userId: number, locked?: "locked"): Promise<boolean> {
  const [row] = await from.query<{ isClosed: boolean }>(
    `SELECT closed_at IS NOT NULL AS "isClosed" FROM user_account WHERE id = $1 ${locked ? "FOR KEY SHARE" : ""}`,
    [userId],
  );
  return row?.isClosed === true;
}

/** The number of a user changes; the database refuses a number of another user (23505). */
export const changeMobile = async (tx: Queryable, vault: Vault, userId: number, mobile: string): Promise<void> => {
  const index = mobileIndex(vault, mobile);
  await tx.query("UPDATE user_account SET mobile_index = $2, mobile = $3 WHERE id = $1", [
    userId,
    index,
    vault.seal(mobile, aadContexts.mobile(index)),
  ]);
};
