import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Value accepted in SQL: arrays are passed as PostgreSQL array literals, objects as JSON text. */
export type SqlValue = string | number | boolean | null;

/** A condition in SQL, its values from $1 on, with a name for the statements that it is part of. */
export type Condition = { readonly name: string; readonly text: string; readonly values: readonly SqlValue[] };

/** Statements that can be run: on the database itself, or inside one transaction. */
export type Queryable = {
  /**
   * Runs one statement. `bigint` comes back as a number (it never passes 2^53 here), `date` as `YYYY-MM-DD`.
   * A `name` lets PostgreSQL keep the plan. Inside a transaction, statements that are asked for together
   * (`Promise.all`) go out together and run one after another in the order they were asked for: one wait for all.
   */
  query<Row>(text: string, values?: readonly SqlValue[], name?: string): Promise<Row[]>;
};

export type Transaction = Queryable & {
  /** A statement whose result is not awaited: it is sent with the COMMIT, which fails when it does. */
  atEnd(text: string, values: readonly SqlValue[], name: string): void;
};

export type Orm = PgDatabase<PgQueryResultHKT>;

/** A PostgreSQL, embedded or not. Both engines run the same SQL. */
export type Database = Queryable & {
  readonly engine: "pglite" | "postgres";
  /** The same database through drizzle's query builder. */
  readonly orm: Orm;
  /**
   * Number of writes that this process may have made so far, counted before the writer hears of it; null where other
   * processes write too. While it stays the same, nothing has changed.
   */
  writes(): number | null;
  /**
   * Runs `work` in one transaction with time limits; retries it whole, at most three times,
   * on a serialization failure or a deadlock (40001, 40P01). Using the database itself inside throws.
   */
  withTx<T>(work: (tx: Transaction) => Promise<T>, limits?: TransactionLimits): Promise<T>;
  /**
   * The same database for calls that only read and that anybody may make: from standbys where there are any. An answer
   * has everything that the primary had written by `writtenTo`, a place in its write-ahead log; where that is null, or no
   * standby is so far, it comes from the primary.
   */
  reading(writtenTo: () => string | null): Database;
  /** This process's connections, and how many calls wait for one; none where the database is embedded. */
  load(): Readonly<Record<"busy" | "idle" | "waiting", number>> | Record<string, never>;
  /** Numbers of `reading`'s reads of a standby, of ones behind and of ones away; none without standbys. */
  publicReads(): Readonly<Record<"standby" | "behind" | "away", number>> | Record<string, never>;
  /** Brings the tables up to date, and gives connections of this role their limits. */
  migrate(): Promise<void>;
  /** Runs work that only one process may do at a time; others that ask for it wait, however long it takes. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Statistics and visibility for the planner, after much was loaded at once; takes as long as it takes. */
  maintain(): Promise<void>;
  /**
   * Writes into the tables' files what is only in the write-ahead log. A server does so by itself; embedded, this must
   * be called: the log would grow without end, and recovery after a crash would take as long.
   */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
};

/** Milliseconds. */
export type TransactionLimits = { statement: number; lock: number; idle: number };

export const defaultLimits: TransactionLimits = { statement: 5_000, lock: 2_000, idle: 10_000 };

/** For loading the demo world at start, before requests are served. */
export const bulkLimits: TransactionLimits = { statement: 120_000, lock: 10_000, idle: 120_000 };

/**
 * The statements that open a transaction under its limits. They belong to the transaction, because behind a pool its
 * connection is another's before and after it. Transactions reach a few rows by their keys: planning that again for each
 * array of keys would take longer than doing it, and a plan that is kept must not read whole tables because they were
 * small when it was made.
 */
export function opening(limits: TransactionLimits): string[] {
  const settings = {
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idle,
    ...(limits === defaultLimits ? { plan_cache_mode: "force_generic_plan", enable_seqscan: "off" } : {}),
  };
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  return ["BEGIN", `SELECT ${calls.join(", ")}`];
}

/** True when a condition holds now. */
export const holds = async (from: Queryable, { name, text, values }: Condition): Promise<boolean> =>
  (await from.query(`SELECT 1 WHERE ${text}`, values, `holds_${name}`)).length === 1;

/** Numbers as a PostgreSQL array literal. */
export const arrayLiteral = (numbers: readonly (number | null)[]): string =>
  `{${numbers.map((number) => number ?? "NULL").join(",")}}`;

/**
 * SQL for so many keys from $1 on, to stand behind `= ANY`. Of an array that is one parameter PostgreSQL presumes ten keys,
 * and a plan that it keeps for them reads a whole table that is small when it is made. The number belongs in the
 * statement's name.
 */
export const keysOf = (number: number): string =>
  `(ARRAY[${Array.from({ length: number }, (_, at) => `$${at + 1}`).join(", ")}]::bigint[])`;
