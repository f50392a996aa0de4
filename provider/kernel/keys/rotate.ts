import type { KeysValue, RotatedValue } from "#domain/contract/operator.shapes.ts";
import type { Queryable } from "../database/database.ts";
import { sqlState } from "../database/transaction.ts";
import {
  BATCH,
  begins,
  type Column,
  columns,
  keyOf,
  type Row,
  replaceSealed,
  someSealedRows,
} from "../sealed-columns.ts";
import { CURRENT_PREFIX, keyNameIn, type Vault } from "../vault.ts";

/**
 * Seals personal data again after a new `PII_KEY`. Each text is replaced by itself and names its key, so a rotation may
 * stop anywhere, run twice at once, and begin once more: finished texts are skipped.
 */

type Place = NonNullable<RotatedValue["next"]>;
type Outcome = Exclude<keyof RotatedValue, "next">;

/** Seals the next texts that lie under another key, `BATCH` rows of one column at most. Null: there is no such column. */
export async function rotateSome(database: Queryable, vault: Vault, from: Place): Promise<RotatedValue | null> {
  const column = columns[from.column];
  if (column === undefined || (from.after !== null && from.after.length !== column.key.length)) return null;
  const other = (text: string) => `${begins(CURRENT_PREFIX)(text)} AND ${keyNameIn(text)} <> '${vault.keyName}'`;
  const rows = await someSealedRows(database, column, other, from.after);
  const counts: Record<Outcome, number> = { sealed: 0, changed: 0, locked: 0, unreadable: 0 };
  for (const row of rows) counts[await sealRow(database, vault, column, row)] += 1;
  const last = rows.at(-1);
  if (last !== undefined && rows.length === BATCH) {
    return { ...counts, next: { column: from.column, after: keyOf(column, last) } };
  }
  const next = from.column + 1;
  return { ...counts, next: next < columns.length ? { column: next, after: null } : null };
}

const LOCK_NOT_AVAILABLE = "55P03";

async function sealRow(database: Queryable, vault: Vault, column: Column, row: Row): Promise<Outcome> {
  let again: string;
  try {
    again = vault.seal(vault.open(row["sealed"] ?? "", column.place(row)), column.place(row));
  } catch {
    return "unreadable";
  }
  try {
    return (await replaceSealed(database, column, row, again)) ? "sealed" : "changed";
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) return "locked";
    throw error;
  }
}

const COUNTS = columns
  .map(({ table, text, where }) => {
    const name = `${table}.${text.replace(/^r\./, "").replace(/::.*/, "")}`;
    return `SELECT '${name}' AS column, nullif(${keyNameIn(text)}, '') AS key, count(*)::int AS count
      FROM ${table} AS r WHERE ${where ?? "true"} AND ${begins(CURRENT_PREFIX)(text)} GROUP BY 2`;
  })
  .join(" UNION ALL ");

/** Counts texts by column and key. Reads every table that holds any. */
export async function textsByKey(database: Queryable): Promise<KeysValue["texts"]> {
  return database.query<KeysValue["texts"][number]>(
    `SELECT "column", key, sum(count)::int AS count FROM (${COUNTS}) AS counted GROUP BY 1, 2 ORDER BY 1, 2 NULLS FIRST`,
  );
}
