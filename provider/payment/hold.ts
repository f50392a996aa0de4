import type { Queryable } from "../database/database.ts";

/** The part of a payment that its wallet keeps aside until the rest is decided (A79). Rial. */

/** Locks a wallet; answers how much of it nothing is kept aside of. */
export async function lockWallet(tx: Queryable, userId: number): Promise<number> {
  const [wallet] = await tx.query<{ available: number }>(
    "SELECT balance - held AS available FROM ledger_account WHERE kind = 'wallet' AND user_id = $1 FOR NO KEY UPDATE",
    [userId],
    "lock_wallet",
  );
  return Math.max(0, wallet?.available ?? 0);
}

/** Keeps a part aside of what is available in a locked wallet. */
export const holdInWallet = (tx: Queryable, userId: number, part: number): Promise<void> => moveHeld(tx, userId, part);

/** Lets go of what was kept aside. */
export const releaseInWallet = (tx: Queryable, userId: number, part: number): Promise<void> =>
  moveHeld(tx, userId, -part);

async function moveHeld(tx: Queryable, userId: number, by: number): Promise<void> {
  await tx.query(
    "UPDATE ledger_account SET held = held + $2 WHERE kind = 'wallet' AND user_id = $1",
    [userId, by],
    "move_held",
  );
}
