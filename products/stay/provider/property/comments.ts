import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { reviewCalls } from "#domain/contract/review.calls.ts";
import type { Comment, CommentsValue } from "#domain/contract/review.shapes.ts";
import { type CommentSort, commentTypes, type Locale } from "#domain/enums/enums.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import type { Services } from "#provider/services.ts";
import type { KnownProperty } from "./inventory/known-property.ts";
import { knownProperty } from "./one-property.ts";
import { comment } from "./schema.ts";

const newestFirst = [desc(comment.date), desc(comment.id)];
const mean = sql`(SELECT avg(value::int) FROM jsonb_each_text(${comment.scores}))`;
const ORDERS: Readonly<Record<CommentSort, readonly SQL[]>> = {
  newest: newestFirst,
  lowest: [asc(mean), ...newestFirst],
  highest: [desc(mean), ...newestFirst],
};

/** A reader understands their own language: its comments are first, whatever the order. */
const ownLanguageFirst = (locale: Locale): SQL => desc(eq(comment.locale, locale));

/**
 * Call 39: published comments, those in the caller's language first, each part in the requested order, with their totals.
 * `all` filters nothing.
 */
export const comments = endpoint({
  call: reviewCalls.comments,
  async answer({ query, params, locale }, services) {
    const property = await knownProperty(services, params.property_id);
    if (property === null) return refuse("not_found");
    const { type, sort, page } = query;
    return property.answer(`comments ${type} ${sort} ${page} ${locale}`, () =>
      readComments(services, property, { ...query, locale }),
    );
  },
});

type CommentsQuery = Pick<CommentsValue, "type" | "sort" | "page"> & { locale: Locale };

async function readComments(
  { database: { orm } }: Pick<Services, "database">,
  { facts: { row, rating } }: KnownProperty,
  { type, sort, page, locale }: CommentsQuery,
): Promise<CommentsValue> {
  const published = and(eq(comment.propertyId, row.id), eq(comment.status, "published"));
  const [rows, types] = await Promise.all([
    orm
      .select()
      .from(comment)
      .where(type === "all" ? published : and(published, eq(comment.type, type)))
      .orderBy(ownLanguageFirst(locale), ...ORDERS[sort])
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    orm.select({ value: comment.type, count: count() }).from(comment).where(published).groupBy(comment.type),
  ]);
  const countOf = new Map(types.map((entry) => [entry.value, Number(entry.count)]));
  const all = [...countOf.values()].reduce((sum, each) => sum + each, 0);
  countOf.set("all", all);
  return {
    items: rows.map(shownComment),
    total: countOf.get(type) ?? 0,
    page,
    page_size: PAGE_SIZE,
    type,
    sort,
    summary: {
      average: row.ratingAverage,
      count: row.ratingCount,
      by_score: rating,
      by_type: commentTypes.map((value) => ({ value, count: countOf.get(value) ?? 0 })),
    },
  };
}

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
