import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type WrongWayName, wrongWays } from "./wrong-amounts.ts";

/** State of a session at the test bank; `reversed`: the payer paid, and the shop had the money sent back. */
export type SessionState = "open" | "paid" | "declined" | "reversed";

export type Session = {
  authority: string;
  amount: number;
  description: string;
  callback_url: string;
  state: SessionState;
  ref_id: number;
  /** Time of the payment, epoch seconds; null until then. */
  paid_at: number | null;
  /** Sum that the bank has of it once it is paid, rial: `amount`, unless it goes wrong in some `way`. */
  held: number;
  way: WrongWayName | null;
  /** Card that pays it, masked; null until then. */
  card: string | null;
  /** The shop has verified the payment. */
  is_verified: 0 | 1;
  /** Time of the verification, epoch seconds; null until then. */
  verified_at: number | null;
};

/** A paid session as it is settled. `refunded`: sum sent back to its card since, rial. */
export type Settled = Session & { refunded: number };

/** Time after its verification in which a payment can be reversed. */
const REVERSIBLE_SECONDS = 1_800;

/** The file of the books, in the form that is written today. */
function openFile(file: string): DatabaseSync {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS session (
      authority TEXT PRIMARY KEY, amount INTEGER NOT NULL CHECK (amount > 0), description TEXT NOT NULL,
      callback_url TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'open', ref_id INTEGER NOT NULL UNIQUE,
      is_verified INTEGER NOT NULL DEFAULT 0)`);
  const { user_version: version } = database.prepare("PRAGMA user_version").get() as { user_version: number };
  if (version < 1) database.exec("ALTER TABLE session ADD COLUMN verified_at INTEGER; PRAGMA user_version = 1");
  if (version < 2) database.exec("ALTER TABLE session ADD COLUMN paid_at INTEGER; PRAGMA user_version = 2");
  if (version < 3) {
    database.exec(`ALTER TABLE session ADD COLUMN held INTEGER; ALTER TABLE session ADD COLUMN way TEXT;
      UPDATE session SET held = amount; PRAGMA user_version = 3`);
  }
  if (version < 4) {
    database.exec(`CREATE TABLE refund (reference TEXT PRIMARY KEY, authority TEXT NOT NULL REFERENCES session,
      amount INTEGER NOT NULL CHECK (amount > 0), at INTEGER NOT NULL); PRAGMA user_version = 4`);
  }
  if (version < 5) database.exec("ALTER TABLE session ADD COLUMN card TEXT; PRAGMA user_version = 5");
  return database;
}

/** SQL: sum sent back of a session, in parts. */
const REFUNDED = "(SELECT coalesce(sum(amount), 0) FROM refund WHERE refund.authority = session.authority)";

/**
 * Sends a part of a session back to its card, once for each reference. Answers why not: it is not there to be sent, or
 * more would go back than was paid.
 */
const refunding =
  (database: DatabaseSync, now: () => number) =>
  (authority: string, amount: number, reference: string): "reversed" | "not_paid" | "too_much" => {
    const earlier = database.prepare("SELECT authority, amount FROM refund WHERE reference = ?").get(reference);
    if (earlier !== undefined) {
      return earlier["authority"] === authority && earlier["amount"] === amount ? "reversed" : "too_much";
    }
    const { changes } = database
      .prepare(
        `INSERT INTO refund (reference, authority, amount, at) SELECT ?, authority, ?, ? FROM session
         WHERE authority = ? AND state = 'paid' AND is_verified = 1 AND ${REFUNDED} + ? <= held`,
      )
      .run(reference, amount, now(), authority, amount);
    if (changes > 0) return "reversed";
    const isPaid = database
      .prepare("SELECT 1 FROM session WHERE authority = ? AND state = 'paid' AND is_verified = 1")
      .get(authority);
    return isPaid === undefined ? "not_paid" : "too_much";
  };

/**
 * The test bank's own books, apart from the provider's: only so can it be seen that the bank took money which the
 * provider forgot. Each write is on the disk before it is answered.
 *
 * @param file the database's file; `:memory:` for tests.
 * @param now epoch seconds.
 */
export function openBooks(file: string, now: () => number = () => Math.floor(Date.now() / 1000)) {
  const database = openFile(file);
  const find = database.prepare("SELECT * FROM session WHERE authority = ?");

  return {
    open(amount: number, description: string, callbackUrl: string): string {
      const authority = `A${randomBytes(20).toString("hex").toUpperCase().slice(0, 35)}`;
      database
        .prepare(
          `INSERT INTO session (authority, amount, held, description, callback_url, ref_id)
           VALUES (?, ?, ?, ?, ?, 100000 + (SELECT count(*) FROM session))`,
        )
        .run(authority, amount, amount, description, callbackUrl);
      return authority;
    },
    find: (authority: string): Session | null => (find.get(authority) as Session | undefined) ?? null,
    /** The payer decides; once is enough. */
    decide(authority: string, state: "paid" | "declined", card: string | null = null): void {
      database
        .prepare("UPDATE session SET state = ?, paid_at = ?, card = ? WHERE authority = ? AND state = 'open'")
        .run(state, state === "paid" ? now() : null, card, authority);
    },
    /** From now on the bank holds another sum for a session, in one of the ways in which that happens. */
    goWrong(authority: string, way: WrongWayName): void {
      const session = find.get(authority) as Session | undefined;
      if (session === undefined) throw new Error("There is no such session");
      const held = wrongWays[way].held(session.amount);
      database.prepare("UPDATE session SET held = ?, way = ? WHERE authority = ?").run(held, way, authority);
    },
    markVerified(authority: string): void {
      database
        .prepare("UPDATE session SET is_verified = 1, verified_at = coalesce(verified_at, ?) WHERE authority = ?")
        .run(now(), authority);
    },
    /** Sends the money back. Answers why not: it is not there to be sent, or it was verified too long ago. */
    reverse(authority: string): "reversed" | "not_paid" | "too_late" {
      const { changes } = database
        .prepare(
          `UPDATE session SET state = 'reversed'
           WHERE authority = ? AND state = 'paid' AND is_verified = 1 AND verified_at > ? AND ${REFUNDED} = 0`,
        )
        .run(authority, now() - REVERSIBLE_SECONDS);
      if (changes > 0) return "reversed";
      const session = find.get(authority) as Session | undefined;
      return session?.state === "paid" && session.is_verified === 1 ? "too_late" : "not_paid";
    },
    refund: refunding(database, now),
    unverified: (): Session[] =>
      database.prepare("SELECT * FROM session WHERE state = 'paid' AND is_verified = 0 LIMIT 100").all() as Session[],
    /** Settled sessions paid from one instant until before another: verified, and not sent back. */
    settled: (from: number, until: number): Settled[] =>
      database
        .prepare(
          `SELECT *, ${REFUNDED} AS refunded FROM session
           WHERE state = 'paid' AND is_verified = 1 AND paid_at >= ? AND paid_at < ? ORDER BY paid_at`,
        )
        .all(from, until) as Settled[],
    /** Sum of all payments that are still there, and the verified part of it: for proofs. */
    totals: (): { paid: number; verified: number } =>
      database
        .prepare(
          `SELECT coalesce(sum(held - ${REFUNDED}), 0) AS paid,
             coalesce(sum(held - ${REFUNDED}) FILTER (WHERE is_verified = 1), 0) AS verified
           FROM session WHERE state = 'paid'`,
        )
        .get() as { paid: number; verified: number },
    close: () => database.close(),
  };
}

export type Books = ReturnType<typeof openBooks>;
