import type { Database } from "#provider/kernel/database/database.ts";

const BY_SCORE = `
  SELECT key AS name, round(avg(value::int), 2)::float8 AS average
  FROM comment, jsonb_each_text(scores) WHERE property_id = $1 AND status = 'published' GROUP BY key`;

/** The average of each score over a property's published comments, 1..5. */
export async function readRating(database: Database, propertyId: number): Promise<Record<string, number>> {
  const rows = await database.query<{ name: string; average: number }>(BY_SCORE, [propertyId], "by_score");
  return Object.fromEntries(rows.map(({ name, average }) => [name, average]));
}
