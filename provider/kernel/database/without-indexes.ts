import type { Queryable } from "./database.ts";

const OF_TABLES = `
  SELECT index.indexrelid::regclass::text AS name, pg_get_indexdef(index.indexrelid) AS definition
  FROM pg_index AS index
  WHERE index.indrelid::regclass::text IN (SELECT jsonb_array_elements_text($1::jsonb))
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = index.indexrelid)
  ORDER BY index.indexrelid`;

/**
 * Fills tables without the indexes that no constraint needs, and makes those again at the end: sorting once is quicker than
 * placing each row. To be called in a transaction that locks the tables anyway, as their owner.
 */
export async function withoutIndexes<T>(tx: Queryable, tables: readonly string[], fill: () => Promise<T>): Promise<T> {
  const indexes = await tx.query<{ name: string; definition: string }>(OF_TABLES, [JSON.stringify(tables)]);
  for (const { name } of indexes) await tx.query(`DROP INDEX ${name}`);
  const filled = await fill();
  for (const { definition } of indexes) await tx.query(definition);
  return filled;
}
