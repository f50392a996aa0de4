import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { PGlite, type PGliteInterface, type Transaction as PgliteTransaction, types } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { bulkLimits, type Database, defaultLimits, type SqlValue, type Transaction } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { createFailures, type Failures, markTransaction, refuseInsideTransaction, retrying } from "./transaction.ts";
import { causeOfFailedOpen } from "./unusable-folder.ts";

const asText = { parsers: { [types.DATE]: (value: string) => value, [types.INT8]: Number } };

/**
 * PostgreSQL's own cache, inside a memory that never shrinks: 128 MB by default, and no faster, since the system caches
 * the same files.
 */
const SHARED_BUFFERS = "32MB";

/**
 * V8's optimizing compiler takes 600 MB for a single function of PostgreSQL, at every start. The baseline code is a few
 * per cent slower at queries, and as fast at loading the demonstration.
 */
const BASELINE_WASM_ONLY = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

/**
 * The embedded database: in `folder`, locked while it is open, or in memory when there is none.
 *
 * @param dump of a data folder (`dumpDataDir`: a tar), from which a database in memory starts instead of an empty one.
 *
 * @throws UnusableFolder when another live process has it open, its disk is full, or what lies in it is no database.
 */
export async function openPglite(folder: string | null, migrationsFolder: string, dump?: Blob): Promise<Database> {
  const unlock = folder === null ? () => {} : takeFolder(folder);
  let client: PGlite;
  try {
    for (const flag of BASELINE_WASM_ONLY) setFlagsFromString(flag);
    const startParams = [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`];
    const loaded = dump === undefined ? {} : { loadDataDir: dump };
    client = await PGlite.create({ startParams, ...(folder === null ? loaded : { dataDir: join(folder, "pglite") }) });
  } catch (error) {
    unlock();
    throw folder === null ? error : causeOfFailedOpen(folder, error);
  }
  await client.exec(`SET statement_timeout = ${defaultLimits.statement}`);
  const orm = drizzle({ client: guarded(client) });
  let writes = 0;
  /** Counts a piece of work that may write, once it is over and before its caller hears of it. */
  const counted = <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => {
      writes += 1;
    });
  const unhurried = async (work: () => Promise<unknown>) => {
    await client.exec(`SET statement_timeout = ${bulkLimits.statement}`);
    await counted(work());
    await client.exec(`SET statement_timeout = ${defaultLimits.statement}`);
  };
  const database: Database = {
    engine: "pglite",
    orm,
    writes: () => writes,
    load: () => ({}),
    publicReads: () => ({}),
    reading: () => database,
    async query<Row>(text: string, values: readonly SqlValue[] = []) {
      refuseInsideTransaction();
      const rows = run<Row>(client, text, values);
      return isReading(text) ? rows : counted(rows);
    },
    withTx: (work, limits = defaultLimits) =>
      retrying(() => {
        refuseInsideTransaction();
        const failures = createFailures();
        const done = client.transaction(async (transaction) => {
          if (limits !== defaultLimits) await transaction.exec(`SET LOCAL statement_timeout = ${limits.statement}`);
          const closing: (() => Promise<unknown>)[] = [];
          const result = await markTransaction(() => work(handle(transaction, failures, closing)));
          for (const close of closing) await close();
          return result;
        });
        return counted(done).catch((error: unknown) => {
          throw failures.causeOf(error);
        });
      }),
    migrate: () => unhurried(() => migrate(orm, { migrationsFolder })),
    // The folder's lock lets no other process in.
    alone: (work) => work(),
    maintain: () => unhurried(() => client.exec("VACUUM (ANALYZE)")),
    checkpoint: async () => void (await client.exec("CHECKPOINT")),
    async close() {
      await client.close();
      unlock();
    },
  };
  return database;
}

function takeFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(join(folder, "pglite.lock"));
  // Left by a process that was killed; this process holds the lock, so it belongs to no running one.
  rmSync(join(folder, "pglite", "postmaster.pid"), { force: true });
  return unlock;
}

/** No function of ours that writes is called by a SELECT. A statement with WITH may write, and counts as a write. */
const isReading = (text: string): boolean => /^\s*SELECT\b/i.test(text);

async function run<Row>(
  client: Pick<PGliteInterface | PgliteTransaction, "query">,
  text: string,
  values: readonly SqlValue[],
) {
  const { rows } = await client.query<Row>(text, [...values], asText);
  return rows;
}

const handle = (
  transaction: PgliteTransaction,
  failures: Failures,
  closing: (() => Promise<unknown>)[],
): Transaction => ({
  query: (text, values = []) => failures.watch(run(transaction, text, values)),
  atEnd: (text, values) => void closing.push(() => run(transaction, text, values)),
});

/** The client as drizzle may use it: never beside an open transaction of ours. */
const guarded = (client: PGlite): PGlite =>
  new Proxy(client, {
    get(target, name) {
      if (name === "query" || name === "transaction") refuseInsideTransaction();
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
