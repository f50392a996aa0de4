import { accountOf, mobileIndex } from "../../identity/user/account.ts";
import { readParts } from "../../identity/user/profile-parts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { correspondent } from "../../kernel/outbox/correspondent.ts";
import { columns, sealedRows } from "../../kernel/sealed-columns.ts";
import type { Vault } from "../../kernel/vault.ts";
import { keepBookedBefore } from "../../shop/campaign/first-booking.ts";
import { keepRecords } from "./retained-records.ts";

/**
 * Data that is removed when an account is deleted. Data that the books need stays: the numbers of the account, its
 * reservations, payments and refunds, their amounts, dates and codes, and no word of a person.
 */

const MINE = "(SELECT id FROM reservation WHERE user_id = $1)";

/** One statement for each, in this order. $1: the user. */
const ERASURES: readonly string[] = [
  // Reasons that people typed; those of the code itself are words of ours.
  `UPDATE reservation SET status_reason = NULL WHERE user_id = $1 AND EXISTS (
     SELECT FROM reservation_event AS event WHERE event.reservation_id = reservation.id AND event.actor IN ('user', 'operator')
       AND event.reason = reservation.status_reason)`,
  `UPDATE reservation_event SET reason = NULL
   WHERE reservation_id IN ${MINE} AND actor IN ('user', 'operator') AND reason IS NOT NULL`,
  "UPDATE refund_event SET reason = NULL WHERE refund_id IN (SELECT id FROM refund WHERE user_id = $1) AND reason IS NOT NULL",
  "UPDATE reservation SET booker = '', booker_index = '', arrival = NULL, note = NULL WHERE user_id = $1",
  `DELETE FROM companion_link WHERE reservation_id IN ${MINE}`,
  `UPDATE held_change SET travellers = NULL WHERE reservation_id IN ${MINE} AND travellers IS NOT NULL`,
  `DELETE FROM reservation_passenger WHERE reservation_id IN ${MINE}`,
  "UPDATE payment SET card_masked = NULL WHERE user_id = $1 AND card_masked IS NOT NULL",
  `UPDATE payment_share SET name = NULL, sheba = NULL WHERE reservation_id IN ${MINE}`,
  "UPDATE bank_account SET details = '', number_index = 'closed ' || id, deleted_at = coalesce(deleted_at, app_now()) WHERE user_id = $1",
  "DELETE FROM guest WHERE user_id = $1",
  "DELETE FROM favorite WHERE user_id = $1",
  "DELETE FROM notification WHERE user_id = $1",
  "DELETE FROM price_alert WHERE user_id = $1",
  "DELETE FROM question WHERE user_id = $1",
  "DELETE FROM comment WHERE user_id = $1 AND status <> 'published'",
  // The public text of a review stays, and nothing says any more who wrote it.
  `UPDATE comment SET author_fa = 'مسافر شمسه', author_en = 'A Shamseh traveller', user_id = NULL, confirmation_code = NULL
   WHERE user_id = $1`,
  `DELETE FROM outbox WHERE kind IN ('notice', 'issue')
     AND (payload::jsonb ->> 'reservation_id')::bigint IN ${MINE}`,
  "DELETE FROM idempotency WHERE principal = 'user:' || $1",
  "DELETE FROM user_session WHERE user_id = $1",
  `UPDATE user_account SET mobile = '', mobile_index = 'closed ' || id, password_hash = NULL, personal = NULL, legal = NULL,
     contact = NULL, email_verified_at = NULL, last_login_at = NULL, closed_at = app_now() WHERE id = $1`,
];

/**
 * Locks the data to erase and then the account: writes for it meanwhile wait, and are refused by the database. Booking
 * a payment locks its reservation and itself before it reads their owner, so in that order.
 */
export async function lockToErase(tx: Queryable, userId: number): Promise<void> {
  for (const table of ["reservation", "payment"])
    await tx.query(`SELECT FROM ${table} WHERE user_id = $1 ORDER BY id FOR NO KEY UPDATE`, [userId]);
  await tx.query("SELECT FROM user_account WHERE id = $1 FOR UPDATE", [userId]);
}

/** Erases everything personal of a user whose row is locked, except the records that the law requires. */
export async function eraseAccount(tx: Queryable, vault: Vault, userId: number): Promise<void> {
  const { mobile } = await accountOf(tx, vault, userId);
  const { contact, personal } = await readParts(tx, vault, userId);
  await keepRecords(tx, vault, userId, { mobile, personal });
  await keepBookedBefore(tx, vault, userId, mobile);
  await forgetCodes(tx, vault, mobile, contact?.email ?? null);
  await deleteLettersOf(tx, vault, [mobile, contact?.email ?? mobile]);
  for (const erasure of ERASURES) await tx.query(erasure, [userId]);
}

/** Codes that were sent, and wrong passwords that were counted, are kept by digests of the number and the address. */
async function forgetCodes(tx: Queryable, vault: Vault, mobile: string, email: string | null): Promise<void> {
  const index = mobileIndex(vault, mobile);
  const ofEmail = email === null ? index : vault.blindIndex(email.toLowerCase(), "user.email");
  const sent = "(SELECT id FROM one_time_code WHERE destination IN ($1, $2))";
  await tx.query(`DELETE FROM code_challenge WHERE code_id IN ${sent}`, [index, ofEmail]);
  await tx.query("DELETE FROM one_time_code WHERE destination IN ($1, $2)", [index, ofEmail]);
  await tx.query("DELETE FROM password_attempt WHERE mobile_index = $1", [index]);
}

const LETTERS = { outbox: "recipient_index", inquiry: "sender_index" } as const;

/** Messages on their way to them, and letters that they wrote to the company. */
async function deleteLettersOf(tx: Queryable, vault: Vault, theirs: readonly string[]): Promise<void> {
  const indexes = theirs.map((address) => correspondent(vault, address));
  for (const [table, column] of Object.entries(LETTERS)) {
    await tx.query(`DELETE FROM ${table} WHERE ${column} = ANY($1::text[])`, [`{${indexes.join(",")}}`]);
    await deleteUnindexed(tx, vault, new Set(theirs), table, column);
  }
}

/**
 * Rows of the version before name their owner only in their sealed text. One that nothing can open is a stranger's, and
 * stays.
 */
async function deleteUnindexed(
  tx: Queryable,
  vault: Vault,
  theirs: ReadonlySet<string>,
  table: string,
  index: string,
): Promise<void> {
  for (const column of columns.filter((one) => one.table === table)) {
    const ids: string[] = [];
    for await (const rows of sealedRows(tx, column, (text) => `${text} IS NOT NULL AND r.${index} IS NULL`)) {
      for (const row of rows) {
        if (isTo(theirs, openedOrNull(vault, row["sealed"] ?? "", column.place(row)))) ids.push(row["key_0"] ?? "");
      }
    }
    await tx.query(`DELETE FROM ${table} WHERE id = ANY($1::bigint[])`, [`{${ids.join(",")}}`]);
  }
}

function openedOrNull(vault: Vault, ...sealed: Parameters<Vault["open"]>): string | null {
  try {
    return vault.open(...sealed);
  } catch {
    return null;
  }
}

function isTo(theirs: ReadonlySet<string>, text: string | null): boolean {
  if (text === null) return false;
  const { mobile, email }: { mobile?: string; email?: string } = JSON.parse(text);
  return theirs.has(mobile ?? "") || theirs.has(email ?? "");
}
