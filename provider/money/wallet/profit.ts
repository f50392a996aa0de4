import type { SettledValue } from "#domain/contract/user.shapes.ts";
import { roundToTen } from "#domain/pricing/pricing.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { TODAY, tehranDateSql } from "../../kernel/today.ts";
import type { Services } from "../../services.ts";
import { post, walletOf } from "../ledger/journal.ts";
import { balanceOf } from "./wallet.ts";

/** Share of the price paid for a stay that took place, percent. */
const PROFIT_PERCENT = 1;
const BATCH = 200;

/**
 * The job: an entry for each paid reservation that is over and was not cancelled, of an account that is open. Safe to run concurrently and after
 * downtime: a reservation has one entry. Returns how many came.
 */
export async function accrueProfit({ database }: Pick<Services, "database">): Promise<number> {
  for (let accrued = 0; ; ) {
    const over = await database.query<{ id: number; user_id: number; paid: number }>(
      `SELECT id, user_id, paid FROM reservation
       WHERE status = 'successful' AND paid > 0 AND EXISTS (SELECT FROM user_account WHERE id = user_id AND closed_at IS NULL)
         AND ${tehranDateSql("ends_at")} <= ${TODAY}
         AND NOT EXISTS (SELECT FROM profit_entry WHERE reservation_id = reservation.id)
       ORDER BY id LIMIT ${BATCH}`,
    );
    for (const { id, user_id, paid } of over) {
      await database.query(
        // Its owner may delete the account meanwhile.
        `INSERT INTO profit_entry (user_id, reservation_id, amount, matured_at)
         SELECT id, $2, $3, app_now() FROM user_account WHERE id = $1 AND closed_at IS NULL FOR KEY SHARE
         ON CONFLICT (reservation_id) DO NOTHING`,
        [user_id, id, Math.max(1, roundToTen((paid * PROFIT_PERCENT) / 100))],
      );
    }
    accrued += over.length;
    if (over.length < BATCH) return accrued;
  }
}

/** Moves the counter to the wallet and empties it, in one transaction (call 9): a second request finds nothing. */
export async function settleProfit(tx: Queryable, userId: number): Promise<SettledValue | Refusal> {
  const entries = await tx.query<{ id: number; amount: number }>(
    "SELECT id, amount FROM profit_entry WHERE user_id = $1 AND journal_id IS NULL ORDER BY id FOR UPDATE",
    [userId],
  );
  const settled = entries.reduce((sum, { amount }) => sum + amount, 0);
  const last = entries.at(-1)?.id;
  if (last === undefined) return refuse("nothing_to_settle");
  const journal = await post(tx, {
    kind: "profit",
    ref: `${userId}:${last}`,
    postings: [
      { account: walletOf(userId), amount: settled },
      { account: { kind: "profit_granted" }, amount: -settled },
    ],
  });
  if (journal === null) return refuse("nothing_to_settle");
  await tx.query("UPDATE profit_entry SET journal_id = $2 WHERE user_id = $1 AND journal_id IS NULL AND id <= $3", [
    userId,
    journal,
    last,
  ]);
  const { balance } = await balanceOf(tx, userId);
  return { settled, wallet_balance: balance, profit_counter: 0 };
}
