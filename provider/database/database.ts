import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** What SQL takes: arrays go in as PostgreSQL array literals, objects as JSON text. */
export type SqlValue = string | number | boolean | null;

/** Statements that can be run: on the database itself, or inside one transaction. */
export type Queryable = {
  /**
   * Runs one statement. `bigint` comes back as a number (it never passes 2^53 here), `date` as `YYYY-MM-DD`.
   * A `name` lets PostgreSQL keep the plan.
   */
  query<Row>(text: string, values?: readonly SqlValue[], name?: string): Promise<Row[]>;
};

export type Orm = PgDatabase<PgQueryResultHKT>;

/** A PostgreSQL, embedded or not. Both engines run the same SQL. */
export type Database = Queryable & {
  readonly engine: "pglite" | "postgres";
  /** The same database through drizzle's query builder. */
  readonly orm: Orm;
  /**
   * Runs `work` in one transaction with the limits of reliability rule 21; retries it whole, at most three times,
   * when the database gives up on it for another's sake (40001, 40P01). Using the database itself inside throws.
   */
  withTx<T>(work: (tx: Queryable) => Promise<T>, limits?: TransactionLimits): Promise<T>;
  migrate(): Promise<void>;
  /** Statistics and visibility for the planner, after much was loaded at once; takes as long as it takes. */
  maintain(): Promise<void>;
  /**
   * Writes into the tables' files what stands only in the journal. A server does so by itself; embedded, nobody else
   * would: the journal would grow without end, and reading it again after a crash would take as long.
   */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
};

/** Milliseconds. */
export type TransactionLimits = { statement: number; lock: number; idle: number };

export const defaultLimits: TransactionLimits = { statement: 5_000, lock: 2_000, idle: 10_000 };

/** For loading the demo world at start, before anybody is served. */
export const bulkLimits: TransactionLimits = { statement: 120_000, lock: 10_000, idle: 120_000 };

/** The statements that open a transaction under its limits. */
export const opening = ({ statement, lock, idle }: TransactionLimits): string =>
  `BEGIN; SET LOCAL statement_timeout = ${statement}; SET LOCAL lock_timeout = ${lock}; SET LOCAL idle_in_transaction_session_timeout = ${idle}`;

/** Numbers as a PostgreSQL array literal. */
export const arrayLiteral = (numbers: readonly (number | null)[]): string =>
  `{${numbers.map((number) => number ?? "NULL").join(",")}}`;
