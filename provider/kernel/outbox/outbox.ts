import { randomUUID } from "node:crypto";
import type { Queryable } from "../database/database.ts";

/** The kinds of messages; `OutboxHandlers` has the handler of each. */
export type OutboxKind = "sms" | "email" | "issue" | "notice";

/**
 * One-time codes have a lane of their own: they are worth nothing after two minutes, and wait behind no slow gateway.
 */
export const lanes = ["codes", "work"] as const;
export type Lane = (typeof lanes)[number];

/**
 * Identifiers and sealed text only: anyone who reads the database can read the row. With a `ttl`, in seconds, it is
 * dropped once it is older.
 */
export type OutboxPayload = Readonly<Record<string, string | number | boolean | null>>;

/** Unique name of a message: its number, and the random reference that its sealed text is bound to. */
export type MessageName = { readonly id: number; readonly reference: string };

export type OutboxMessage = {
  kind: OutboxKind;
  payload: OutboxPayload;
  /** `work` when absent. */
  lane?: Lane;
  /** A new one when absent. */
  reference?: string;
  /** Blind index of the recipient; absent where no letter is. */
  recipient?: string;
  /** By the database's clock, epoch seconds; at once when absent. */
  notBefore?: number;
  /** Seconds from now, instead. */
  delay?: number;
};

/** Enqueues a message in the transaction that decided it: it is sent only if that commits. */
export async function enqueue(
  tx: Queryable,
  { kind, payload, lane = "work", reference = randomUUID(), recipient, notBefore, delay = 0 }: OutboxMessage,
): Promise<void> {
  await tx.query(
    `INSERT INTO outbox (kind, payload, lane, reference, recipient_index, not_before, created_at)
     VALUES ($1, $2, $3, $4, $5, coalesce(to_timestamp($6::float8), app_now() + make_interval(secs => $7::int)), app_now())`,
    [kind, JSON.stringify(payload), lane, reference, recipient ?? null, notBefore ?? null, delay],
    "enqueue",
  );
}
