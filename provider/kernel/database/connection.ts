import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "./database.ts";
import { openPglite } from "./pglite.ts";
import type { DatabaseTarget } from "./target.ts";

// By its own name: where this module is after a build says nothing about it.
export const migrationsFolder = join(
  fileURLToPath(import.meta.resolve("#provider/kernel/database/migrations/meta/_journal.json")),
  "../..",
);

/**
 * Opens the database: a PostgreSQL server, or PGlite in a folder (`null`: in memory). Does not migrate.
 *
 * @throws UnusableFolder when the folder is open elsewhere, its disk is full, or what lies in it is no database.
 */
export async function openDatabase(
  place: DatabaseTarget,
  onConnectionError?: (error: Error) => void,
): Promise<Database> {
  if ("folder" in place) return openPglite(place.folder, migrationsFolder);
  // Loaded only when there is a server to talk to: PGlite's start is long enough.
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(place, migrationsFolder, onConnectionError);
}
