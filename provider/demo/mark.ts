import type { AppEnv } from "#runtime/environment.ts";
import type { Database, Queryable } from "../kernel/database/database.ts";

/**
 * The demonstration empties tables and moves the clock, so it does both only in a database that it has marked as its own
 * while that was empty: `demo_world.began_empty`. Triggers refuse the mark in a database that holds rows, and refuse
 * TRUNCATE and a moved clock without the mark (migration 0066).
 */

/** The database is not one that this `APP_ENV` may run on. The message names the setting. */
export class WrongWorld extends Error {
  override readonly name = "WrongWorld";
}

/**
 * Origin of a database's world. `marked`: this demonstration's own, from the beginning. `foreign`: loaded by an earlier
 * version, perhaps over other rows.
 */
type World = "none" | "marked" | "foreign";

const refused: Readonly<Record<AppEnv, Partial<Record<World, string>>>> = {
  demo: {
    none: "APP_ENV is demo, and this database holds rows that are not the demonstration's: nothing was changed. Set APP_ENV=production, or name an empty database in DATABASE_URL",
    foreign:
      "APP_ENV is demo, and this database holds a world without the mark that it was empty before: nothing was changed. Name an empty database in DATABASE_URL",
  },
  production: {
    marked:
      "APP_ENV is production, and this database is the demonstration's: nothing was changed. Name production's own database in DATABASE_URL, or set APP_ENV=demo",
    foreign:
      "APP_ENV is production, and this database holds the demonstration's world: nothing was changed. Name production's own database in DATABASE_URL; see “A database has one APP_ENV” in docs/operators.md",
  },
};

/** Reads alone: works on the schema of any version, before it is migrated. */
async function worldOf(database: Database): Promise<World> {
  if (!(await isThere(database, "to_regclass('public.demo_world')"))) return "none";
  const [row] = await database.query<{ mark: string | null }>(
    "SELECT to_jsonb(demo_world) ->> 'began_empty' AS mark FROM demo_world",
  );
  // Of an earlier version: its migration marks the embedded database, which production has always refused.
  if (row === undefined) return "none";
  return row.mark === "true" || database.engine === "pglite" ? "marked" : "foreign";
}

/** True when a demonstration would remove no row: there is no table, or all of a migrated database are empty. */
async function isEmpty(database: Queryable): Promise<boolean> {
  if (!(await isThere(database, "to_regclass('public.demo_world')"))) return true;
  return (await isThere(database, "to_regprocedure('is_untouched()')")) && isTrue(database, "is_untouched()");
}

const isThere = (from: Queryable, name: string): Promise<boolean> => isTrue(from, `${name} IS NOT NULL`);

async function isTrue(from: Queryable, expression: string): Promise<boolean> {
  const [row] = await from.query<{ holds: boolean }>(`SELECT ${expression} AS holds`);
  return row?.holds === true;
}

/**
 * Refuses a database that belongs to the other `APP_ENV`, before anything is migrated or written.
 *
 * @throws WrongWorld
 */
export async function refuseWrongWorld(database: Database, appEnv: AppEnv): Promise<void> {
  const world = await worldOf(database);
  const fault = refused[appEnv][world];
  if (fault === undefined || (world === "none" && (await isEmpty(database)))) return;
  throw new WrongWorld(fault);
}

/**
 * Marks an empty, migrated database as the demonstration's; does nothing to one that is marked. By one process at a time.
 *
 * @throws WrongWorld where it holds rows and no mark.
 */
export async function markDemonstration(database: Database): Promise<void> {
  await refuseWrongWorld(database, "demo");
  await database.query(
    `INSERT INTO demo_world (id, seed, digest, topped_up_from, began_empty)
     SELECT 1, 0, '', '1970-01-01', true WHERE NOT EXISTS (SELECT FROM demo_world)`,
  );
}

/**
 * Holds the mark until the end of a transaction that empties or fills tables.
 *
 * @throws WrongWorld where there is none.
 */
export async function holdMark(tx: Queryable): Promise<void> {
  const marks = await tx.query("SELECT id FROM demo_world WHERE began_empty FOR UPDATE");
  if (marks.length === 0) throw new WrongWorld(refused.demo.none);
}
