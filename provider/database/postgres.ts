import { setTimeout as delay } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import {
  type Database,
  defaultLimits,
  opening,
  type SqlValue,
  type Transaction,
  type TransactionLimits,
} from "./database.ts";
import { type Answered, type Statement, StatementBatch } from "./statement-batch.ts";
import {
  createFailures,
  DeliberateRollback,
  type Failures,
  markTransaction,
  refuseInsideTransaction,
  retrying,
  sqlState,
} from "./transaction.ts";

const INT8 = 20;
const DATE = 1082;

/** `bigint` as a number, `date` as it is written; everything else as node-postgres reads it. */
const typesOf = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === INT8) return Number;
    if (oid === DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
};

/** The advisory lock that serialises migrations; any constant that we use for nothing else. */
const MIGRATING = 1_405_0829;
/** The advisory lock of `alone`. */
const ALONE_LOCK = 1_405_0830;

/** How much longer than its limit on the server a statement is waited for, milliseconds: a vanished server ends nothing. */
const PATIENCE = 5_000;

/** A PostgreSQL server behind a pool. Losing it is no crash: the pool connects again. */
export function openPostgres(
  url: string,
  migrationsFolder: string,
  onConnectionError: (error: Error) => void = () => {},
  patience = PATIENCE,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    // Statements that need nothing of each other's answers go out together.
    pipeline: true,
    // Plans are chosen and kept for what they avoid, and their estimates say nothing about compiling them.
    options: "-c jit=off",
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: defaultLimits.statement,
    query_timeout: defaultLimits.statement + patience,
    lock_timeout: defaultLimits.lock,
    idle_in_transaction_session_timeout: defaultLimits.idle,
    types: typesOf as pg.CustomTypesConfig,
  });
  // The pool listens to idle connections only; one lost in the middle of a transaction would end the process.
  pool.on("connect", (client) => client.on("error", onConnectionError));
  // The pending query rejects with the same error.
  pool.on("error", () => {});
  const orm = drizzle({ client: guarded(pool) });
  return {
    engine: "postgres",
    orm,
    writes: () => null,
    load: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async query<Row>(text: string, values: readonly SqlValue[] = [], name?: string) {
      refuseInsideTransaction();
      return run<Row>(pool, text, values, name);
    },
    withTx: (work, limits = defaultLimits) => retrying(() => transaction(pool, work, limits, patience)),
    migrate: () =>
      unhurried(url, onConnectionError, async (client) => {
        await client.query("SELECT pg_advisory_lock($1)", [MIGRATING]);
        if (!(await isUpToDate(client, migrationsFolder))) await migrateAsOwner(client, migrationsFolder);
        await client.query("SELECT pg_advisory_unlock($1)", [MIGRATING]);
      }),
    alone: <T>(work: () => Promise<T>) =>
      unhurried(url, onConnectionError, async (client) => {
        // Given back with the connection, which ends with this.
        await client.query("SELECT pg_advisory_lock($1)", [ALONE_LOCK]);
        return work();
      }),
    maintain: () => unhurried(url, onConnectionError, async (client) => void (await client.query("VACUUM (ANALYZE)"))),
    checkpoint: async () => {},
    close: () => pool.end(),
  };
}

/** A start or a migration waits longer for its one connection than a call does, milliseconds. */
const UNHURRIED_CONNECT = 10_000;

/** Work without time limits, on a connection of its own, which ends with it. */
async function unhurried<T>(
  url: string,
  onConnectionError: (error: Error) => void,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: UNHURRIED_CONNECT,
    types: typesOf as pg.CustomTypesConfig,
  });
  // A connection that is lost would end the process.
  client.on("error", onConnectionError);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** One attempt at a transaction. */
async function transaction<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  limits: TransactionLimits,
  patience: number,
): Promise<T> {
  refuseInsideTransaction();
  const client = await pool.connect();
  const failures = createFailures();
  try {
    const closing: (() => Promise<unknown>)[] = [];
    const send = batching(client, limits.statement + patience);
    const plainly = (text: string) => send(text, [], text);
    // BEGIN is not awaited: it is sent with the first statement.
    const opened = opening(limits).map(plainly);
    const [result] = await Promise.all([markTransaction(() => work(handle(send, failures, closing))), ...opened]);
    const closed = closing.map((close) => close());
    const [{ tag }] = await Promise.all([plainly("COMMIT"), ...closed]);
    if (tag !== "COMMIT") throw failures.unmet();
    client.release();
    return result;
  } catch (error) {
    const isWell = error instanceof DeliberateRollback && (await isRolledBack(client));
    // A connection that failed is destroyed with its transaction, never returned to the pool.
    client.release(!isWell);
    throw failures.causeOf(error);
  }
}

const INSUFFICIENT_PRIVILEGE = "42501";

/** Whether every migration has run: then a role that owns no table may start. */
async function isUpToDate(client: pg.Client, migrationsFolder: string): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there");
  if (rows[0]?.there !== true) return false;
  const made = await client.query("SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations");
  const wanted = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  return Number(made.rows[0]?.last ?? 0) >= wanted;
}

/**
 * For how long a migration waits for a table, milliseconds: calls that come after it wait behind it, and wait twice as
 * long before they give up.
 */
const MIGRATION_LOCK = defaultLimits.lock / 2;
const MIGRATION_TRIES = 12;
const MIGRATION_PAUSE = 1_000;
/** A table was not to be had in time, or two waited for each other. */
const tableTaken: ReadonlySet<string | null> = new Set(["55P03", "40P01"]);

/** Migrates, all or nothing, while others use the tables: one that is not to be had soon is tried again after a pause. */
async function migrateAsOwner(client: pg.Client, migrationsFolder: string): Promise<void> {
  await client.query(`SET lock_timeout = ${MIGRATION_LOCK}`);
  for (let tried = 1; ; tried++) {
    try {
      return await migrate(drizzle({ client }), { migrationsFolder });
    } catch (error) {
      const state = sqlState(error);
      if (tableTaken.has(state) && tried < MIGRATION_TRIES) await delay(MIGRATION_PAUSE);
      else throw refusedMigration(state, error);
    }
  }
}

function refusedMigration(state: string | null, cause: unknown): unknown {
  if (state === INSUFFICIENT_PRIVILEGE)
    return new Error("The database lacks a migration, and this role may not make it: npm run migrate, as the owner", {
      cause,
    });
  if (tableTaken.has(state))
    return new Error("A table that the migration changes was in use for too long; nothing was changed: try again", {
      cause,
    });
  return cause;
}

async function run<Row>(client: pg.Pool | pg.PoolClient, text: string, values: readonly SqlValue[], name?: string) {
  const { rows } = await client.query(
    name === undefined ? { text, values: [...values] } : { name, text, values: [...values] },
  );
  return rows as Row[];
}

type Send = (text: string, values: readonly SqlValue[], name: string | undefined) => Promise<Answered>;

/**
 * Statements of one event-loop turn go out as one batch: a wake-up of the server for each costs more than most of them.
 */
function batching(client: pg.PoolClient, timeout: number): Send {
  let waiting: Statement[] = [];
  const flush = () => {
    const statements = waiting;
    waiting = [];
    client.query(new StatementBatch(statements, typesOf, timeout));
  };
  return (text, values, name) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) process.nextTick(flush);
      waiting.push({ text, values, name, resolve, reject });
    });
}

const isRolledBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query("ROLLBACK").then(
    () => true,
    () => false,
  );

const handle = (send: Send, failures: Failures, closing: (() => Promise<unknown>)[]): Transaction => ({
  query: <Row>(text: string, values: readonly SqlValue[] = [], name?: string) =>
    failures.watch(rowsOf<Row>(send(text, values, name))),
  atEnd: (text, values, name) => void closing.push(() => send(text, values, name)),
});

async function rowsOf<Row>(answer: Promise<Answered>): Promise<Row[]> {
  try {
    return (await answer).rows as Row[];
  } catch (error) {
    // From here it leads to who asked; where it was made, only to the socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/** The pool as drizzle may use it: never beside an open transaction of ours. */
const guarded = (pool: pg.Pool): pg.Pool =>
  new Proxy(pool, {
    get(target, name) {
      if (name === "query" || name === "connect") refuseInsideTransaction();
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
