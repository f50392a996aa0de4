import { and, count, desc, eq } from "drizzle-orm";
import { reviewCalls } from "#domain/contract/review.calls.ts";
import type { QuestionsValue } from "#domain/contract/review.shapes.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import type { Services } from "#provider/services.ts";
import { knownProperty } from "./one-property.ts";
import { question } from "./schema.ts";

/** Call 42: published questions with their answers, newest first. */
export const questions = endpoint({
  call: reviewCalls.questions,
  async answer({ query: { page }, params }, services) {
    const property = await knownProperty(services, params.property_id);
    if (property === null) return refuse("not_found");
    return property.answer(`questions ${page}`, () => readQuestions(services, property.id, page));
  },
});

async function readQuestions(
  { database: { orm } }: Pick<Services, "database">,
  propertyId: number,
  page: number,
): Promise<QuestionsValue> {
  const published = and(eq(question.propertyId, propertyId), eq(question.status, "published"));
  const [rows, [counted]] = await Promise.all([
    orm
      .select()
      .from(question)
      .where(published)
      .orderBy(desc(question.date), desc(question.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    orm.select({ total: count() }).from(question).where(published),
  ]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      author_fa: row.authorFa,
      author_en: row.authorEn,
      text: row.text,
      locale: localeOf(row.locale),
      date: row.date,
      answers: row.answers,
    })),
    total: Number(counted?.total ?? 0),
    page,
    page_size: PAGE_SIZE,
  };
}
