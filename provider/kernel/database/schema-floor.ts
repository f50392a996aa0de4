import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Queryable } from "./database.ts";

type Journal = { readonly entries: readonly { readonly when: number }[] };

/**
 * A provider works with the schema of its own version and with the one after it, which only adds. `schema_floor` names
 * what a later migration takes away.
 *
 * @throws an error in words where the database needs a later version than this one
 */
export async function refuseNewerSchema(database: Queryable, migrationsFolder: string): Promise<void> {
  const journal: Journal = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"));
  const own = journal.entries.at(-1)?.when ?? 0;
  const [floor] = await database.query<{ oldest: number }>("SELECT oldest FROM schema_floor");
  if (floor === undefined || floor.oldest <= own) return;
  throw new Error("The database's schema is of a later version than this provider can work with: start that version");
}
