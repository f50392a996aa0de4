import type { Queryable } from "./database.ts";

/** Rows per statement: the embedded database's memory grows with the largest statement, and never shrinks. */
const BATCH = 500;

export type Row = Readonly<Record<string, unknown>>;

/** Inserts rows that all have the columns of the first. `conflict`: what happens to one that is there already. */
export async function insertRows(
  tx: Queryable,
  table: string,
  rows: readonly Row[],
  { conflict = "" }: { conflict?: string } = {},
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(", ");
  const text = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ${conflict}`;
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx.query(text, [JSON.stringify(rows.slice(start, start + BATCH))]);
  }
}
