import type { Queryable } from "../kernel/database/database.ts";
import { countRating } from "../people/reviews/rating.ts";

/** Tables of travellers' own texts, which survive a reload of the world. */
const tables = ["comment", "question"] as const;

export type KeptWords = { table: (typeof tables)[number]; rows: unknown[] }[];

/** Reads travellers' own comments and questions before the world's tables are emptied. */
export async function takeWords(tx: Queryable): Promise<KeptWords> {
  const kept: KeptWords = [];
  for (const table of tables) {
    const rows = await tx.query<{ row: unknown }>(
      `SELECT to_jsonb(word) AS row FROM ${table} AS word WHERE user_id IS NOT NULL`,
    );
    kept.push({ table, rows: rows.map(({ row }) => row) });
  }
  return kept;
}

/** Puts them back, where their property is still there, and counts them into its rating. */
export async function putWordsBack(tx: Queryable, kept: KeptWords): Promise<void> {
  for (const { table, rows } of kept) {
    await tx.query(
      `INSERT INTO ${table} SELECT word.* FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) AS word
       JOIN property ON property.id = word.property_id`,
      [JSON.stringify(rows)],
    );
  }
  const rated = await tx.query<{ property_id: number }>(
    "SELECT DISTINCT property_id FROM comment WHERE user_id IS NOT NULL AND status = 'published'",
  );
  for (const { property_id } of rated) await countRating(tx, property_id);
}
