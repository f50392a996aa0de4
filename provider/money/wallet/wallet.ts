import type { IsoDate } from "#domain/calendar/types.ts";
import type { BalanceValue, TransactionsValue } from "#domain/contract/wallet.shapes.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import type { TransactionType } from "#domain/wallet.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { tehranDateSql } from "../../kernel/today.ts";
import { HELD_UNTIL } from "../payment/hold.ts";

/** A user's wallet as a view of the ledger. */

/** The wallet's entry kinds by the kind of journal. */
const typeOf: Readonly<Record<string, TransactionType>> = {
  charge: "charge",
  payment: "capture",
  part: "capture",
  change: "capture",
  refund: "refund",
  refund_returned: "refund",
  late_to_wallet: "refund",
  part_back: "refund",
  profit: "profit",
  withdrawal: "withdrawal",
};

type Balance = Omit<BalanceValue, "top_up">;

/** Rial. The hold of a payment under way is part of the balance, and not available. */
export async function balanceOf(from: Queryable, userId: number): Promise<Balance> {
  const [row] = await from.query<Balance>(
    `SELECT coalesce(sum(balance), 0)::bigint AS balance, coalesce(sum(balance - held), 0)::bigint AS available,
       (SELECT coalesce(sum(amount), 0)::bigint FROM profit_entry WHERE user_id = $1 AND journal_id IS NULL) AS profit_counter,
       (SELECT coalesce(json_agg(json_build_object('confirmation_code', confirmation_code, 'tracking_code', tracking_code,
            'amount', payment.wallet_part, 'until', ${HELD_UNTIL}) ORDER BY payment.id), '[]')
          FROM payment JOIN reservation ON reservation.id = payment.reservation_id
          WHERE payment.user_id = $1 AND payment.is_held) AS holds
     FROM ledger_account WHERE kind = 'wallet' AND user_id = $1`,
    [userId],
    "wallet_balance",
  );
  return row ?? { balance: 0, available: 0, profit_counter: 0, holds: [] };
}

export type TransactionFilters = {
  type?: TransactionType | undefined;
  /** Days in Tehran, both included. */
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
  page?: number | undefined;
};

const MINE = `
  FROM ledger_posting AS posting
  JOIN ledger_account AS account ON account.id = posting.account_id AND account.kind = 'wallet' AND account.user_id = $1
  JOIN ledger_journal AS journal ON journal.id = posting.journal_id
  LEFT JOIN reservation ON reservation.id = journal.reservation_id
  WHERE ($2::text IS NULL OR journal.kind = ANY(string_to_array($2, ',')))
    AND ($3::date IS NULL OR ${tehranDateSql("journal.at")} >= $3::date)
    AND ($4::date IS NULL OR ${tehranDateSql("journal.at")} <= $4::date)`;

type Row = { id: number; kind: string; amount: number; balance_after: number; code: string | null; at: number };

/** A page of a wallet's statement, the newest first, each with the balance after it. */
export async function transactionsOf(
  from: Queryable,
  userId: number,
  { type, from: first, to: last, page = 1 }: TransactionFilters,
): Promise<TransactionsValue> {
  const kinds = type && Object.keys(typeOf).filter((kind) => typeOf[kind] === type);
  const which = [userId, kinds === undefined ? null : kinds.join(","), first ?? null, last ?? null];
  const [counted] = await from.query<{ total: number }>(`SELECT count(*) AS total ${MINE}`, which);
  const rows = await from.query<Row>(
    `SELECT posting.id, journal.kind, posting.amount, posting.balance_after, reservation.confirmation_code AS code,
       floor(extract(epoch FROM journal.at))::float8 AS at
     ${MINE} ORDER BY posting.id DESC LIMIT ${PAGE_SIZE} OFFSET $5`,
    [...which, (page - 1) * PAGE_SIZE],
  );
  return {
    items: rows.map(({ id, kind, amount, balance_after, code, at }) => ({
      id: String(id),
      type: typeOf[kind] ?? "adjustment",
      amount,
      balance_after,
      confirmation_code: code,
      at,
    })),
    total: counted?.total ?? 0,
    page,
    page_size: PAGE_SIZE,
  };
}
