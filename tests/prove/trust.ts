import type { Queryable } from "#provider/kernel/database/database.ts";

/** Money held in trust for all tours, rial. */
export async function heldInTrust(from: Queryable): Promise<number> {
  const [trust] = await from.query<{ held: number }>(
    `SELECT coalesce(sum(amount), 0)::float8 AS held FROM ledger_posting AS posting
     JOIN ledger_account AS account ON account.id = posting.account_id WHERE account.kind = 'held_in_trust'`,
  );
  return trust?.held ?? 0;
}
