import type { Queryable } from "../database/database.ts";

/** What can be waiting in the outbox; `handlers.ts` says who does each. */
export type OutboxKind = "sms" | "email" | "issue" | "notice";

/**
 * Identifiers and sealed text only: the row is readable to whoever reads the database. With a `ttl`, in seconds, it is
 * not done any more once it is older.
 */
export type OutboxPayload = Readonly<Record<string, string | number | boolean | null>>;

export type OutboxMessage = {
  kind: OutboxKind;
  payload: OutboxPayload;
  /** By the database's clock, epoch seconds; at once when absent. */
  notBefore?: number;
};

/** Leaves a message within the transaction that decided it: it is sent if that commits, and never otherwise. */
export async function enqueue(tx: Queryable, { kind, payload, notBefore }: OutboxMessage): Promise<void> {
  await tx.query(
    `INSERT INTO outbox (kind, payload, not_before, created_at)
     VALUES ($1, $2, coalesce(to_timestamp($3::float8), app_now()), app_now())`,
    [kind, JSON.stringify(payload), notBefore ?? null],
    "enqueue",
  );
}
