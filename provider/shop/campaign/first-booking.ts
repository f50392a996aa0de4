import type { Queryable } from "../../kernel/database/database.ts";
import type { Vault } from "../../kernel/vault.ts";

/** A mobile number as it is kept after its account was deleted: found by the same number alone, and by our key. */
const digestOf = (vault: Vault, mobile: string): string => vault.blindIndex(mobile, "booked_before");

/**
 * Remembers at the deletion of an account that its number has booked, where something was paid or a code for a first booking
 * was used.
 */
export async function keepBookedBefore(tx: Queryable, vault: Vault, userId: number, mobile: string): Promise<void> {
  await tx.query(
    `INSERT INTO booked_before (digest)
     SELECT $2 WHERE EXISTS (SELECT FROM reservation WHERE user_id = $1 AND paid_at IS NOT NULL)
     ON CONFLICT DO NOTHING`,
    [userId, digestOf(vault, mobile)],
  );
}

/**
 * True when a user has paid a booking before, under this account or one that was deleted, or has another unpaid one with a
 * code for the first.
 */
export async function hasBookedBefore(
  from: Queryable,
  vault: Vault,
  { userId, mobile, reservationId }: { userId: number; mobile: string; reservationId: number },
): Promise<boolean> {
  const [found] = await from.query<{ has: boolean }>(
    `SELECT EXISTS (SELECT FROM reservation WHERE user_id = $1 AND id <> $3 AND paid_at IS NOT NULL)
       OR EXISTS (SELECT FROM booked_before WHERE digest = $2)
       OR EXISTS (SELECT FROM campaign_use WHERE user_id = $1 AND reservation_id <> $3 AND is_first AND given_back_at IS NULL) AS has`,
    [userId, digestOf(vault, mobile), reservationId],
    "has_booked_before",
  );
  return found?.has === true;
}
