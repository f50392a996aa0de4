import type { z } from "zod";
import type { ownCommentsValue, ownQuestionsValue } from "#domain/contract/account.shapes.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import type { Queryable } from "../../kernel/database/database.ts";

type OwnComments = z.infer<typeof ownCommentsValue>;
type OwnQuestions = z.infer<typeof ownQuestionsValue>;
type About = OwnComments["items"][number]["property"];
type Page<Item> = { items: Item[]; total: number; page: number; page_size: 10 };

const ABOUT = `json_build_object('property_id', property.id, 'slug', property.slug, 'city_slug', city.slug,
  'name_fa', property.name_fa, 'name_en', property.name_en) AS property`;

/** One page of a user's rows of `table`, the newest first, each with its property. `table` and `columns` are our own words. */
async function pageOfOwn<Item extends { property: About }>(
  from: Queryable,
  table: "comment" | "question",
  columns: string,
  userId: number,
  page: number,
): Promise<Page<Item>> {
  const items = await from.query<Item>(
    `SELECT word.id, ${columns}, word.status AS state, word.date, ${ABOUT}
     FROM ${table} AS word JOIN property ON property.id = word.property_id JOIN city ON city.id = property.city_id
     WHERE word.user_id = $1 ORDER BY word.id DESC LIMIT ${PAGE_SIZE} OFFSET $2`,
    [userId, (page - 1) * PAGE_SIZE],
  );
  const [counted] = await from.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${table} WHERE user_id = $1`,
    [userId],
  );
  return { items, total: counted?.total ?? 0, page, page_size: 10 };
}

/** Call 83: a user's own comments, and their state. */
export const ownComments = (from: Queryable, userId: number, page: number): Promise<OwnComments> =>
  pageOfOwn(from, "comment", "word.title, word.text, word.reply, word.locale", userId, page);

export const ownQuestions = (from: Queryable, userId: number, page: number): Promise<OwnQuestions> =>
  pageOfOwn(from, "question", "word.text, word.answers, word.locale", userId, page);
