import { setTimeout as delay } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { defaultLimits } from "./database.ts";
import { keepSessionLimits } from "./session-limits.ts";
import { sqlState } from "./transaction.ts";

/** The advisory lock that serialises migrations; any constant that we use for nothing else. */
const MIGRATING = 1_405_0829;

/** Brings the tables up to date, one process at a time, and gives connections of this role their limits. */
export async function migrateBy(client: pg.Client, migrationsFolder: string): Promise<void> {
  await client.query("SELECT pg_advisory_lock($1)", [MIGRATING]);
  if (!(await isUpToDate(client, migrationsFolder))) await migrateAsOwner(client, migrationsFolder);
  await keepSessionLimits(client);
  await client.query("SELECT pg_advisory_unlock($1)", [MIGRATING]);
}

const INSUFFICIENT_PRIVILEGE = "42501";

/** True when every migration has run: then a role that owns no table may start. */
async function isUpToDate(client: pg.Client, migrationsFolder: string): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there");
  if (rows[0]?.there !== true) return false;
  const made = await client.query("SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations");
  const wanted = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  return Number(made.rows[0]?.last ?? 0) >= wanted;
}

/**
 * Time that a migration waits for a table, milliseconds: calls that come after it wait behind it, and wait twice as
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
