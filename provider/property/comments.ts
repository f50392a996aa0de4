import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/calendar/constants.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { Comment, CommentsValue } from "#domain/contract/property.shapes.ts";
import { type CommentSort, commentTypes } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import type { Database } from "../database/database.ts";
import { refuse } from "../envelope.ts";
import { endpoint } from "../http/endpoint.ts";
import { readProperty } from "./one-property.ts";
import { comment } from "./schema.ts";

const BY_SCORE = `
  SELECT key AS name, round(avg(value::int), 2)::float8 AS average
  FROM comment, jsonb_each_text(scores) WHERE property_id = $1 AND status = 'published' GROUP BY key`;

/** The average of each score over a property's published comments, 1..5. */
export async function readRating(database: Database, propertyId: number): Promise<Record<string, number>> {
  const rows = await database.query<{ name: string; average: number }>(BY_SCORE, [propertyId], "by_score");
  return Object.fromEntries(rows.map(({ name, average }) => [name, average]));
}

const newestFirst = [desc(comment.date), desc(comment.id)];
const mean = sql`(SELECT avg(value::int) FROM jsonb_each_text(${comment.scores}))`;
const ORDERS: Readonly<Record<CommentSort, readonly SQL[]>> = {
  newest: newestFirst,
  lowest: [asc(mean), ...newestFirst],
  highest: [desc(mean), ...newestFirst],
};

/** Call 39: published comments in the order that was asked for, with what they come to. `all` filters nothing (A52). */
export const comments = endpoint({
  call: propertyCalls.comments,
  async answer({ query, params }, { database }) {
    const property = await readProperty(database, params.property_id);
    if (property === null) return refuse("not_found");
    const { orm } = database;
    const published = and(eq(comment.propertyId, property.id), eq(comment.status, "published"));
    const [rows, types, byScore] = await Promise.all([
      orm
        .select()
        .from(comment)
        .where(query.type === "all" ? published : and(published, eq(comment.type, query.type)))
        .orderBy(...ORDERS[query.sort])
        .limit(PAGE_SIZE)
        .offset((query.page - 1) * PAGE_SIZE),
      orm.select({ value: comment.type, count: count() }).from(comment).where(published).groupBy(comment.type),
      readRating(database, property.id),
    ]);
    const countOf = new Map(types.map((entry) => [entry.value, Number(entry.count)]));
    const all = [...countOf.values()].reduce((sum, each) => sum + each, 0);
    countOf.set("all", all);
    return {
      items: rows.map(shownComment),
      total: countOf.get(query.type) ?? 0,
      page: query.page,
      page_size: 10,
      type: query.type,
      sort: query.sort,
      summary: {
        average: property.ratingAverage,
        count: property.ratingCount,
        by_score: byScore,
        by_type: commentTypes.map((value) => ({ value, count: countOf.get(value) ?? 0 })),
      },
    } satisfies CommentsValue;
  },
});

const shownComment = (row: typeof comment.$inferSelect): Comment => ({
  id: row.id,
  author_fa: row.authorFa,
  author_en: row.authorEn,
  type: row.type as Comment["type"],
  scores: row.scores as Comment["scores"],
  title: row.title,
  positive: row.positive,
  negative: row.negative,
  text: row.text,
  locale: localeOf(row.locale),
  reply: row.reply,
  reply_date: row.replyDate,
  date: row.date,
});
