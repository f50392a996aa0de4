import type { Queryable } from "../../kernel/database/database.ts";

/** The average over a property's published comments of the mean of their scores, 1..5, and how many they are. */
const COUNT_RATING = `
  UPDATE property SET rating_count = counted.count, rating_average = counted.average
  FROM (
    SELECT count(*)::int AS count,
      round(avg((SELECT avg(value::int) FROM jsonb_each_text(scores))), 2)::float8 AS average
    FROM comment WHERE property_id = $1 AND status = 'published'
  ) AS counted
  WHERE property.id = $1`;

/** Recounts a property's rating after its published comments changed. */
export const countRating = async (tx: Queryable, propertyId: number): Promise<void> => {
  await tx.query(COUNT_RATING, [propertyId]);
};
