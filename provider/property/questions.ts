import { and, count, desc, eq } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/calendar/constants.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { QuestionsValue } from "#domain/contract/property.shapes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { refuse } from "../envelope.ts";
import { endpoint } from "../http/endpoint.ts";
import { readProperty } from "./one-property.ts";
import { question } from "./schema.ts";

/** Call 42: published questions with their answers, newest first. */
export const questions = endpoint({
  call: propertyCalls.questions,
  async answer({ query, params }, { database }) {
    const property = await readProperty(database, params.property_id);
    if (property === null) return refuse("not_found");
    const published = and(eq(question.propertyId, property.id), eq(question.status, "published"));
    const [rows, [counted]] = await Promise.all([
      database.orm
        .select()
        .from(question)
        .where(published)
        .orderBy(desc(question.date), desc(question.id))
        .limit(PAGE_SIZE)
        .offset((query.page - 1) * PAGE_SIZE),
      database.orm.select({ total: count() }).from(question).where(published),
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
      page: query.page,
      page_size: PAGE_SIZE,
    } satisfies QuestionsValue;
  },
});
