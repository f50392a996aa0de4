import type { RefundsValue, RefundValue } from "#domain/contract/account.shapes.ts";
import type { RefundState } from "#domain/contract/refund.shapes.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import { bankAccountOf, shownBankAccount } from "../../identity/account/bank-accounts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Vault } from "../../kernel/vault.ts";
import { LEGS, type LegsRow, legsOf } from "./legs.ts";

type Row = Omit<RefundValue, "legs" | "bank_account" | "history"> & LegsRow & { bank_account_id: number | null };

const SELECT = `
  SELECT refund.id, source,
    EXISTS (SELECT FROM refund_event WHERE refund_id = refund.id AND reason = 'late_payment') AS is_late,
    reservation.confirmation_code, amount, refund.penalty, destination, bank_account_id,
    refund.state, ${LEGS}
  FROM refund LEFT JOIN reservation ON reservation.id = refund.reservation_id`;

async function refundValueOf(from: Queryable, vault: Vault, userId: number, row: Row): Promise<RefundValue> {
  const { id, source, is_late, confirmation_code, amount, penalty, destination, state, due_at, bank_account_id } = row;
  const account = bank_account_id === null ? null : await bankAccountOf(from, vault, userId, bank_account_id);
  const history = await from.query<RefundValue["history"][number]>(
    `SELECT state, floor(extract(epoch FROM at))::float8 AS at FROM refund_event WHERE refund_id = $1 ORDER BY id`,
    [id],
  );
  const bank_account = account && shownBankAccount(account);
  const legs = legsOf(row, bank_account?.sheba ?? bank_account?.card_number ?? null);
  const way = { destination, legs, bank_account, state, due_at, history };
  return { id, source, is_late, confirmation_code, amount, penalty, ...way };
}

/** One refund of a user, with its history; null when it is not theirs. */
export async function refundOf(from: Queryable, vault: Vault, userId: number, id: number): Promise<RefundValue | null> {
  const [row] = await from.query<Row>(`${SELECT} WHERE refund.user_id = $1 AND refund.id = $2 AND share_id IS NULL`, [
    userId,
    id,
  ]);
  return row === undefined ? null : refundValueOf(from, vault, userId, row);
}

/** A page of a user's refunds, the newest first (call 79). */
export async function refundsPage(
  from: Queryable,
  vault: Vault,
  userId: number,
  { state, page = 1 }: { state?: RefundState | undefined; page?: number | undefined },
): Promise<RefundsValue> {
  const which = [userId, state ?? null];
  const mine = "WHERE refund.user_id = $1 AND share_id IS NULL AND ($2::text IS NULL OR refund.state = $2)";
  const [counted] = await from.query<{ total: number }>(`SELECT count(*) AS total FROM refund ${mine}`, which);
  const rows = await from.query<Row>(`${SELECT} ${mine} ORDER BY refund.id DESC LIMIT ${PAGE_SIZE} OFFSET $3`, [
    ...which,
    (page - 1) * PAGE_SIZE,
  ]);
  const items: RefundValue[] = [];
  for (const row of rows) items.push(await refundValueOf(from, vault, userId, row));
  return { items, total: counted?.total ?? 0, page, page_size: PAGE_SIZE };
}
