import { SESSION_SECONDS } from "#domain/payment/states.ts";
import { arrayLiteral, type Queryable } from "../../kernel/database/database.ts";

/**
 * The wallet's hold: the part of a payment that is held in the wallet until the gateway's part is decided. Rial.
 */

/** SQL: until when a payment's part of the wallet is held, epoch seconds; null where only the bank's answer ends it. */
export const HELD_UNTIL = `CASE WHEN payment.is_held AND payment.state = 'requested'
  THEN floor(extract(epoch FROM payment.created_at))::float8 + ${SESSION_SECONDS} END`;

/** Locks a wallet; returns its available balance, without holds. */
export async function lockWallet(tx: Queryable, userId: number): Promise<number> {
  const [wallet] = await tx.query<{ available: number }>(
    "SELECT balance - held AS available FROM ledger_account WHERE kind = 'wallet' AND user_id = $1 FOR NO KEY UPDATE",
    [userId],
    "lock_wallet",
  );
  return Math.max(0, wallet?.available ?? 0);
}

/** Locks, in one order, the wallets with holds for some reservations, or with parts that they paid of them. */
export async function lockWalletsOf(tx: Queryable, reservationIds: readonly number[]): Promise<void> {
  await tx.query(
    `SELECT FROM ledger_account WHERE kind = 'wallet'
       AND user_id IN (SELECT user_id FROM payment WHERE reservation_id = ANY($1::bigint[])
         AND (is_held OR part IS NOT NULL AND state = 'verified' AND wallet_part > 0))
     ORDER BY id FOR NO KEY UPDATE`,
    [arrayLiteral(reservationIds)],
    "lock_wallets_of",
  );
}

/** Holds a part of a locked wallet's available balance. */
export const holdInWallet = (tx: Queryable, userId: number, part: number): Promise<void> => moveHeld(tx, userId, part);

/** Releases a hold. */
export const releaseInWallet = (tx: Queryable, userId: number, part: number): Promise<void> =>
  moveHeld(tx, userId, -part);

/**
 * Releases all wallet money held for a reservation, which the caller has locked: it has ended, or another payment
 * begins. A payment that lost its hold is still booked if the bank says yes and the wallet has the money.
 */
export async function releaseHoldsOf(tx: Queryable, reservationId: number): Promise<void> {
  await tx.query(
    `WITH let_go AS (
       UPDATE payment SET is_held = false WHERE reservation_id = $1 AND is_held RETURNING user_id, wallet_part)
     UPDATE ledger_account SET held = held - (SELECT sum(wallet_part) FROM let_go)
     WHERE kind = 'wallet' AND user_id = (SELECT max(user_id) FROM let_go)`,
    [reservationId],
    "release_holds_of",
  );
}

async function moveHeld(tx: Queryable, userId: number, by: number): Promise<void> {
  await tx.query(
    "UPDATE ledger_account SET held = held + $2 WHERE kind = 'wallet' AND user_id = $1",
    [userId, by],
    "move_held",
  );
}
