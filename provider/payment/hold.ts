import type { Queryable } from "../database/database.ts";

/** The part of a payment that its wallet keeps aside until the rest is decided (A79). Rial. */

/** Keeps at most `wanted` of what is available; answers how much. */
export async function holdInWallet(tx: Queryable, userId: number, wanted: number): Promise<number> {
  const [wallet] = await tx.query<{ available: number }>(
    "SELECT balance - held AS available FROM ledger_account WHERE kind = 'wallet' AND user_id = $1 FOR NO KEY UPDATE",
    [userId],
  );
  const part = Math.max(0, Math.min(wanted, wallet?.available ?? 0));
  if (part > 0) await moveHeld(tx, userId, part);
  return part;
}

/** Lets go of what was kept aside. */
export const releaseInWallet = (tx: Queryable, userId: number, part: number): Promise<void> =>
  moveHeld(tx, userId, -part);

async function moveHeld(tx: Queryable, userId: number, by: number): Promise<void> {
  await tx.query("UPDATE ledger_account SET held = held + $2 WHERE kind = 'wallet' AND user_id = $1", [userId, by]);
}
