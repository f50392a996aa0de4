import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What a payer has done at the test bank. */
export type SessionState = "open" | "paid" | "declined";

export type Session = {
  authority: string;
  amount: number;
  description: string;
  callback_url: string;
  state: SessionState;
  ref_id: number;
  /** Somebody has asked whether it was paid and heard yes. */
  is_verified: 0 | 1;
};

/**
 * The test bank's own books, apart from the provider's: only so can it be seen that the bank took money which the
 * provider forgot. Each write is on the disk before it is answered.
 *
 * @param file the database's file; `:memory:` for tests.
 */
export function openBooks(file: string) {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS session (
      authority TEXT PRIMARY KEY, amount INTEGER NOT NULL CHECK (amount > 0), description TEXT NOT NULL,
      callback_url TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'open', ref_id INTEGER NOT NULL UNIQUE,
      is_verified INTEGER NOT NULL DEFAULT 0)`);
  const find = database.prepare("SELECT * FROM session WHERE authority = ?");

  return {
    open(amount: number, description: string, callbackUrl: string): string {
      const authority = `A${randomBytes(20).toString("hex").toUpperCase().slice(0, 35)}`;
      database
        .prepare(
          `INSERT INTO session (authority, amount, description, callback_url, ref_id)
           VALUES (?, ?, ?, ?, 100000 + (SELECT count(*) FROM session))`,
        )
        .run(authority, amount, description, callbackUrl);
      return authority;
    },
    find: (authority: string): Session | null => (find.get(authority) as Session | undefined) ?? null,
    /** The payer decides; once is enough. */
    decide(authority: string, state: Exclude<SessionState, "open">): void {
      database.prepare("UPDATE session SET state = ? WHERE authority = ? AND state = 'open'").run(state, authority);
    },
    markVerified(authority: string): void {
      database.prepare("UPDATE session SET is_verified = 1 WHERE authority = ?").run(authority);
    },
    unverified: (): Session[] =>
      database.prepare("SELECT * FROM session WHERE state = 'paid' AND is_verified = 0 LIMIT 100").all() as Session[],
    /** What was taken in all, and how much of it is verified: for proofs. */
    totals: (): { paid: number; verified: number } =>
      database
        .prepare(
          `SELECT coalesce(sum(amount), 0) AS paid, coalesce(sum(amount) FILTER (WHERE is_verified = 1), 0) AS verified
           FROM session WHERE state = 'paid'`,
        )
        .get() as { paid: number; verified: number },
    close: () => database.close(),
  };
}

export type Books = ReturnType<typeof openBooks>;
