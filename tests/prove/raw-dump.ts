import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#provider/kernel/database/database.ts";

/** Content of a stolen back-up or disk: the rows of a database as text, and its files as bytes. */

/** Every row of every table as PostgreSQL text, by the table's name. */
export async function rowsOf(database: Database): Promise<Map<string, string>> {
  const tables = await database.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const rows = new Map<string, string>();
  for (const { name } of tables) {
    const found = await database.query<{ row: string }>(`SELECT one::text AS row FROM ${name} AS one`);
    rows.set(name, found.map(({ row }) => row).join("\n"));
  }
  return rows;
}

/** Result of a read; null when a running server has deleted the file meanwhile. */
function unlessGone<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Every file under a folder that is wanted, as its folders are, by its path. Databases of the same server may be dropped
 * concurrently.
 */
export function filesIn(folder: string, isWanted: (path: string) => boolean = () => true): Map<string, Buffer> {
  const entries = unlessGone(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return new Map(
    entries.flatMap((entry): [string, Buffer][] => {
      const path = join(folder, entry.name);
      if (!isWanted(path)) return [];
      if (entry.isDirectory()) return [...filesIn(path, isWanted)];
      const bytes = entry.isFile() ? unlessGone(() => readFileSync(path)) : null;
      return bytes === null ? [] : [[path, bytes]];
    }),
  );
}
