import { randomUUID } from "node:crypto";
import pg from "pg";
import { keepSessionLimits } from "./session-limits.ts";
import type { ServerTarget } from "./target.ts";
import { sqlState } from "./transaction.ts";

/** The addresses of the database cannot be used as they are set. The message names the setting. */
export class UnfitTarget extends Error {
  override readonly name = "UnfitTarget";
}

const UNDEFINED_STATEMENT = "26000";
/** Attempts to see a connection of a pool lead to another server process. */
const TRIES = 5;

/**
 * Refuses addresses that lead elsewhere than their settings say: a standby as the primary, a primary as the standbys, a
 * pool that lends its connections for less than a transaction, or for one alone where more is needed. Standbys that do
 * not answer are not judged.
 *
 * @throws UnfitTarget
 */
export async function validateTarget(place: ServerTarget): Promise<void> {
  const { url, directUrl = null, readUrl = null } = place;
  if (directUrl !== null) {
    await connected([directUrl], async ([direct]) => {
      await refuseUnfitDirect(direct!);
      // Before the pool connects for the first time: connections that it keeps would have no limits.
      await keepSessionLimits(direct!);
    });
  }
  await connected([url, url], ([one, other]) => refuseUnfitPool(place, one!, other!));
  const standby =
    readUrl === null ? null : await connected([readUrl], ([client]) => isStandby(client!)).catch(unjudged);
  if (standby === false)
    throw new UnfitTarget("DATABASE_READ_URL leads to a primary: it must lead to standbys, or be left out");
}

/** Standbys may be away at a start: the primary is read until they are there. */
const unjudged = (): null => null;

async function refuseUnfitPool(
  { directUrl = null, hasNames = true }: ServerTarget,
  one: pg.Client,
  other: pg.Client,
): Promise<void> {
  if (await isStandby(one))
    throw new UnfitTarget("DATABASE_URL leads to a standby, which takes no bookings: it must lead to the primary");
  if (!(await isThroughPool(one))) return;
  if (!(await takesTransactions(one)))
    throw new UnfitTarget(
      "DATABASE_URL leads through a pool that lends a connection for one statement: set its mode to transaction",
    );
  const keeps = await keepsNames(one, other);
  if (keeps === null) return;
  if (directUrl === null)
    throw new UnfitTarget(
      "DATABASE_DIRECT_URL must be set: DATABASE_URL leads through a pool that lends a connection for one transaction",
    );
  if (hasNames && !keeps)
    throw new UnfitTarget(
      "PREPARED must be off: the pool that DATABASE_URL leads through does not keep the names of statements",
    );
}

async function refuseUnfitDirect(direct: pg.Client): Promise<void> {
  if (await isThroughPool(direct))
    throw new UnfitTarget("DATABASE_DIRECT_URL leads through a pool: it must lead to the primary itself");
  if (await isStandby(direct))
    throw new UnfitTarget("DATABASE_DIRECT_URL leads to a standby: it must lead to the primary");
}

const processOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid ?? 0;

/** A server names its own process when a connection begins; a pool makes a number up. */
const isThroughPool = async (client: pg.Client): Promise<boolean> =>
  (await processOf(client)) !== (client as { processID?: number }).processID;

const isStandby = async (client: pg.Client): Promise<boolean> =>
  (await client.query<{ is: boolean }>("SELECT pg_is_in_recovery() AS is")).rows[0]?.is === true;

const takesTransactions = (client: pg.Client): Promise<boolean> =>
  client
    .query("BEGIN")
    .then(() => client.query("ROLLBACK"))
    .then(
      () => true,
      () => false,
    );

/**
 * True when a statement that was named on one server process is known when the pool leads to another one; null when it
 * leads to one and the same, as for a session.
 */
async function keepsNames(one: pg.Client, other: pg.Client): Promise<boolean | null> {
  // Its own: the pool's connections outlive this.
  const named = { name: `is_kept_${randomUUID()}`, text: "SELECT 1" };
  await one.query(named);
  const first = await processOf(one);
  for (let tried = 0; tried < TRIES; tried++) {
    await other.query("BEGIN");
    await one.query("BEGIN");
    try {
      if ((await processOf(one)) === first) continue;
      return await one.query(named).then(
        () => true,
        (error: unknown) => {
          if (sqlState(error) === UNDEFINED_STATEMENT) return false;
          throw error;
        },
      );
    } finally {
      await one.query("ROLLBACK");
      await other.query("ROLLBACK");
    }
  }
  return null;
}

/** Lends a connection for each address. */
async function connected<T>(urls: readonly string[], work: (clients: readonly pg.Client[]) => Promise<T>): Promise<T> {
  const clients = urls.map((url) => new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 }));
  // A connection that is lost fails the query that waits for it, not the process.
  for (const client of clients) client.on("error", () => {});
  try {
    for (const client of clients) await client.connect();
    return await work(clients);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}
