import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#provider/database/database.ts";

/** What a thief of a back-up or a disk has: the rows of a database as text, and its files as bytes. */

/** Every row of every table, as PostgreSQL writes it down, by the table's name. */
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

/** Every file under a folder, by its path. */
export function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      // A server that runs may have done away with one meanwhile.
      .filter((path) => existsSync(path))
      .map((path) => [path, readFileSync(path)]),
  );
}
