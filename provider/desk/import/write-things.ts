import type { Inventory } from "#domain/import/inventories.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Thing } from "./thing.ts";
import { thingsOf } from "./things.ts";

/** Numbers of new, changed and unchanged rows of a kind. */
export type Change = { readonly created: number; readonly changed: number; readonly same: number };
export type Changes = Readonly<Record<string, Change>>;

const listed = (columns: readonly string[], of = ""): string => columns.map((column) => `${of}"${column}"`).join(", ");

/** Staged rows of a thing as rows of its table. */
const rowsOf = ({ table, record }: Thing): string =>
  `import_row AS mine CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, mine.data) AS wanted
   WHERE mine.import_id = $1 AND mine.kind = '${record.record}'`;

/** Compares the things of an import with existing ones. */
export async function compareThings(tx: Queryable, importId: number, inventory: Inventory): Promise<Changes> {
  const changes: Record<string, Change> = {};
  for (const thing of thingsOf[inventory]) {
    const { table, columns, record, once, idColumn } = thing;
    const compared = columns.filter((column) => !once.includes(column));
    const [counted] = await tx.query<Change>(
      `SELECT count(*) FILTER (WHERE there.${idColumn} IS NULL)::int AS created,
         count(*) FILTER (WHERE there.${idColumn} IS NOT NULL AND NOT is_same)::int AS changed, count(*) FILTER (WHERE is_same)::int AS same
       FROM (SELECT wanted.* FROM ${rowsOf(thing)}) AS wanted
       LEFT JOIN ${table} AS there ON there.${idColumn} = wanted.${idColumn}
       CROSS JOIN LATERAL (SELECT there.${idColumn} IS NOT NULL
         AND (${listed(compared, "there.")}) IS NOT DISTINCT FROM (${listed(compared, "wanted.")}) AS is_same) AS compared`,
      [importId],
    );
    if (counted !== undefined) changes[record.record] = counted;
  }
  return changes;
}

/** Writes the things of an import: new ones, and the differences of others. */
export async function writeThings(tx: Queryable, importId: number, inventory: Inventory): Promise<void> {
  for (const thing of thingsOf[inventory]) {
    const { table, columns, once, idColumn } = thing;
    const others = columns.filter((column) => column !== idColumn && !once.includes(column));
    await tx.query(
      `INSERT INTO ${table} AS there (${listed(columns)}) SELECT ${listed(columns, "wanted.")} FROM ${rowsOf(thing)}
       ON CONFLICT (${idColumn}) DO UPDATE SET ${others.map((column) => `"${column}" = excluded."${column}"`).join(", ")}
       WHERE (${listed(others, "there.")}) IS DISTINCT FROM (${listed(others, "excluded.")})`,
      [importId],
    );
  }
}
