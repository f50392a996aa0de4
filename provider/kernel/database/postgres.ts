import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { monotonicSeconds } from "#runtime/monotonic.ts";
import { isDatabaseAway } from "./away.ts";
import {
  type Database,
  defaultLimits,
  opening,
  type SqlValue,
  type Transaction,
  type TransactionLimits,
} from "./database.ts";
import { migrateBy } from "./migrating.ts";
import { withoutLimits } from "./session-limits.ts";
import { createStandbys, type Standbys } from "./standbys.ts";
import { type Answered, type Statement, StatementBatch } from "./statement-batch.ts";
import type { ServerTarget } from "./target.ts";
import {
  createFailures,
  DeliberateRollback,
  type Failures,
  markTransaction,
  refuseInsideTransaction,
  retrying,
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

/** The advisory lock of `alone`; any constant that we use for nothing else. */
const ALONE_LOCK = 1_405_0830;

/** Extra wait beyond a statement's limit on the server, milliseconds: a vanished server ends nothing. */
const PATIENCE = 5_000;

/** Timeouts of a standby before the primary is asked, milliseconds: for a connection, and for an answer. */
const STANDBY_CONNECT = 500;
const STANDBY_PATIENCE = 1_500;

/** Longest delay of a timer, milliseconds. */
const WITHOUT_LIMIT = 2 ** 31 - 1;

/** Returns the time limit for an answer: a statement limit of 0 means none, and the wait has none either. */
const waitOf = ({ statement }: TransactionLimits, patience: number): number =>
  statement === 0 ? WITHOUT_LIMIT : statement + patience;

/** A PostgreSQL server behind a pool. Losing it is no crash: the pool connects again. */
export function openPostgres(
  place: ServerTarget,
  migrationsFolder: string,
  onConnectionError: (error: Error) => void = () => {},
  patience = PATIENCE,
): Database {
  const { url, readUrl = null, hasNames = true } = place;
  const direct = place.directUrl ?? url;
  const pool = openPool(
    {
      connectionString: url,
      // Statements that need nothing of each other's answers go out together.
      pipeline: true,
      connectionTimeoutMillis: 2_000,
      query_timeout: defaultLimits.statement + patience,
    },
    onConnectionError,
  );
  const standbys = readUrl === null ? null : standbysAt(readUrl, onConnectionError);
  const orm = drizzle({ client: guarded(pool) });
  const database: Database = {
    engine: "postgres",
    orm,
    writes: () => null,
    load: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    publicReads: () => standbys?.counts() ?? {},
    reading: (writtenTo) => (standbys === null ? database : readingFrom(database, pool, standbys, writtenTo)),
    async query<Row>(text: string, values: readonly SqlValue[] = [], name?: string) {
      refuseInsideTransaction();
      return retrying(() => run<Row>(pool, text, values, hasNames ? name : undefined));
    },
    withTx: (work, limits = defaultLimits) =>
      retrying(() => transaction(pool, work, limits, { timeout: waitOf(limits, patience), hasNames })),
    migrate: () => unhurried(direct, onConnectionError, (client) => migrateBy(client, migrationsFolder)),
    alone: <T>(work: () => Promise<T>) =>
      unhurried(direct, onConnectionError, async (client) => {
        // Given back with the connection, which ends with this.
        await client.query("SELECT pg_advisory_lock($1)", [ALONE_LOCK]);
        return work();
      }),
    maintain: () =>
      unhurried(direct, onConnectionError, async (client) => void (await client.query("VACUUM (ANALYZE)"))),
    checkpoint: async () => {},
    close: async () => void (await Promise.all([pool.end(), standbys?.close()])),
  };
  return database;
}

const standbysAt = (readUrl: string, onConnectionError: (error: Error) => void): Standbys =>
  createStandbys(
    openPool(
      { connectionString: readUrl, connectionTimeoutMillis: STANDBY_CONNECT, query_timeout: STANDBY_PATIENCE },
      onConnectionError,
    ),
    monotonicSeconds,
  );

/**
 * Reads from standbys, or from the primary when they cannot answer. While the primary is away, a standby that is behind
 * answers too. Changes of bookable data have been looked for before (`catchUpWherePossible`), and it is not shown once
 * the last look is too old.
 */
function readingFrom(
  database: Database,
  primary: pg.Pool,
  { read }: Standbys,
  writtenTo: () => string | null,
): Database {
  async function lend<T>(work: (client: pg.Pool | pg.PoolClient) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    const at = writtenTo();
    const found = at === null ? null : await read(at, work);
    if (found !== null) return found.answer;
    try {
      return await work(primary);
    } catch (error) {
      const late = isDatabaseAway(error) ? await read(null, work) : null;
      if (late === null) throw error;
      return late.answer;
    }
  }
  const asked = (statement: pg.QueryConfig, values?: unknown[]) => lend((client) => client.query(statement, values));
  return {
    ...database,
    orm: drizzle({ client: guarded(primary, asked) }),
    // A standby's connection is no pool's, and keeps names.
    query: (text, values = [], name) =>
      lend((client) => (client === primary ? database.query(text, values, name) : run(client, text, values, name))),
  };
}

/** A pool whose connections have the limits of their role: see `keepSessionLimits`. */
function openPool(config: pg.PoolConfig, onConnectionError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    max: 20,
    idleTimeoutMillis: 30_000,
    types: typesOf as pg.CustomTypesConfig,
    ...config,
  });
  // The pool listens to idle connections only; one lost in the middle of a transaction would end the process.
  pool.on("connect", (client) => client.on("error", onConnectionError));
  // The pending query rejects with the same error.
  pool.on("error", () => {});
  return pool;
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
    await client.query(withoutLimits);
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
  how: { timeout: number; hasNames: boolean },
): Promise<T> {
  refuseInsideTransaction();
  const client = await pool.connect();
  const failures = createFailures();
  const send = batching(client, how);
  const plainly = (text: string) => send(text, [], text);
  try {
    const closing: (() => Promise<unknown>)[] = [];
    // BEGIN is not awaited: it is sent with the first statement.
    const opened = opening(limits).map(plainly);
    const [result] = await Promise.all([markTransaction(() => work(handle(send, failures, closing))), ...opened]);
    const closed = closing.map((close) => close());
    const [{ tag }] = await Promise.all([plainly("COMMIT"), ...closed]);
    if (tag !== "COMMIT") throw failures.unmet();
    client.release();
    return result;
  } catch (error) {
    const isWell = error instanceof DeliberateRollback && (await isRolledBack(plainly));
    // A connection that failed is destroyed with its transaction, never returned to the pool.
    client.release(!isWell);
    throw failures.causeOf(error);
  }
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
function batching(client: pg.PoolClient, { timeout, hasNames }: { timeout: number; hasNames: boolean }): Send {
  let waiting: Statement[] = [];
  const flush = () => {
    const statements = waiting;
    waiting = [];
    client.query(new StatementBatch(statements, typesOf, timeout));
  };
  return (text, values, name) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) process.nextTick(flush);
      waiting.push({ text, values, name: hasNames ? name : undefined, resolve, reject });
    });
}

/** In the order of the other statements: a refusal may come before BEGIN has been sent, which would stay open. */
const isRolledBack = (plainly: (text: string) => Promise<unknown>): Promise<boolean> =>
  plainly("ROLLBACK").then(
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
    // A stack captured here leads to the caller; the original's only to the socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

type Query = (...asked: [statement: pg.QueryConfig, values?: unknown[]]) => Promise<unknown>;

/** The pool as drizzle may use it: never beside an open transaction of ours. */
const guarded = (pool: pg.Pool, query: Query = (...asked) => pool.query(...asked)): pg.Pool =>
  new Proxy(pool, {
    get(target, name) {
      if (name === "query" || name === "connect") refuseInsideTransaction();
      if (name === "query") return (...asked: Parameters<Query>) => retrying(() => query(...asked));
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
