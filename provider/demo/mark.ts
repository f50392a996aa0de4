import type { AppEnv } from "#runtime/environment.ts";
import type { Database, Queryable } from "../database/database.ts";

/**
 * The demonstration empties tables and moves the clock, so it does both only in a database that it has marked as its own
 * while that was empty: `demo_world.began_empty`. Triggers refuse the mark in a database that holds rows, and refuse
 * TRUNCATE and a moved clock without the mark (migration 0066).
 */

/** The database is not one that this `APP_ENV` may run on. The message names the setting. */
export class WrongWorld extends Error {
  override readonly name = "WrongWorld";
}

/** `marked`: the demonstration's own. `foreign`: a world that an earlier version loaded, perhaps over other rows. */
type World = "empty" | "marked" | "foreign" | "real";

const refused: Readonly<Record<AppEnv, Partial<Record<World, string>>>> = {
  demo: {
    real: "APP_ENV is demo, and this database holds rows that are not the demonstration's: nothing was changed. Set APP_ENV=production, or name an empty database in DATABASE_URL",
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
  const [found] = await database.query<{ world: boolean; touch: boolean }>(
    "SELECT to_regclass('public.demo_world') IS NOT NULL AS world, to_regprocedure('is_untouched()') IS NOT NULL AS touch",
  );
  if (found?.world !== true) return "empty";
  const [row] = await database.query<{ mark: string | null }>(
    "SELECT to_jsonb(demo_world) ->> 'began_empty' AS mark FROM demo_world",
  );
  // Of an earlier version: its migration marks the embedded database, which production has always refused.
  if (row !== undefined) return row.mark === "true" || database.engine === "pglite" ? "marked" : "foreign";
  return found.touch && (await isUntouched(database)) ? "empty" : "real";
}

async function isUntouched(database: Queryable): Promise<boolean> {
  const [row] = await database.query<{ untouched: boolean }>("SELECT is_untouched() AS untouched");
  return row?.untouched === true;
}

/**
 * Refuses a database that belongs to the other `APP_ENV`, before anything is migrated or written.
 *
 * @throws WrongWorld
 */
export async function refuseWrongWorld(database: Database, appEnv: AppEnv): Promise<void> {
  const fault = refused[appEnv][await worldOf(database)];
  if (fault !== undefined) throw new WrongWorld(fault);
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
  if (marks.length === 0) throw new WrongWorld(refused.demo.real);
}
