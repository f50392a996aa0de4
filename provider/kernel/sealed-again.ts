import type { Database } from "./database/database.ts";
import type { Log } from "./log.ts";
import { begins, type Column, columns, type Row, replaceSealed, sealedRows } from "./sealed-columns.ts";
import { FIRST_PREFIX, type Vault } from "./vault.ts";

/**
 * Seals again what the first version of the vault sealed: its texts were bound to their column, and most of them to no
 * row. Done once for a database, at a start, before anything is served; the calls open texts of the current version
 * only.
 */

const CURRENT_VERSION = 2;

/** Seals every old text again, once for a database. A text that cannot be opened stays as it is and is logged. */
export async function sealAgain(database: Database, vault: Vault, log: Log): Promise<void> {
  const [state] = await database.query<{ version: number }>("SELECT sealed_version AS version FROM vault_state");
  if ((state?.version ?? 0) >= CURRENT_VERSION) return;
  let [sealed, left] = [0, 0];
  for (const column of columns) {
    for await (const rows of sealedRows(database, column, begins(FIRST_PREFIX))) {
      for (const row of rows) {
        if (await sealRow(database, vault, column, row)) sealed += 1;
        else left += 1;
      }
    }
  }
  if (left > 0) log.error("sealed texts could not be opened", { rows: left });
  await database.query("UPDATE vault_state SET sealed_version = $1", [CURRENT_VERSION]);
  if (sealed > 0) log.info("sealed texts bound to their rows", { rows: sealed });
}

/** Seals a row again; true when it could be opened. Another process may do the same. */
async function sealRow(database: Database, vault: Vault, column: Column, row: Row): Promise<boolean> {
  let again: string;
  try {
    again = vault.seal(vault.openFirst(row["sealed"] ?? "", column.context(row)), column.place(row));
  } catch {
    return false;
  }
  await replaceSealed(database, column, row, again);
  return true;
}
