import type { z } from "zod";
import { COMMENT, QUESTION } from "#domain/bounds.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { commentInput, pendingValue } from "#domain/contract/review.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { openForm } from "../../kernel/http/form.ts";
import { TODAY } from "../../kernel/today.ts";
import type { Author } from "./author.ts";
import { ineligibilityOf } from "./eligibility.ts";

/** The author, property and language of a comment or question. */
export type Writing = { userId: number; propertyId: number; locale: Locale; author: Author };

type Pending = z.infer<typeof pendingValue>;

const TITLE_MAX = 100;
/** Maximum number of one user's unreviewed questions. */
const MAX_WAITING = 20;

/** Stores a comment for an operator to review; one of each stay (R148, R149). */
export async function writeComment(
  tx: Queryable,
  { userId, propertyId, locale, author }: Writing,
  input: z.output<typeof commentInput>,
): Promise<Pending | Refusal> {
  const form = openForm();
  const optional = [["max", { max: COMMENT.max }]] as const;
  const words = {
    title: form.read("title", input.title, [["max", { max: TITLE_MAX }]]),
    positive: form.read("positive", input.positive, optional),
    negative: form.read("negative", input.negative, optional),
    text: form.read("text", input.text, ["required", ["min", { min: COMMENT.min }], ["max", { max: COMMENT.max }]]),
  };
  if (form.faults.length > 0) return refuse("invalid_input", form.faults);
  const ineligible = await ineligibilityOf(tx, userId, propertyId, input.confirmation_code);
  if (ineligible !== null) return refuse("invalid_input", [{ name: "confirmation_code", code: ineligible }]);
  const [inserted] = await tx.query<{ id: number }>(
    `INSERT INTO comment (id, property_id, user_id, confirmation_code, author_fa, author_en, type, scores,
       title, positive, negative, text, locale, status, date)
     SELECT nextval('comment_number')::int, $1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12, 'pending', ${TODAY}
     ON CONFLICT (confirmation_code) DO NOTHING RETURNING id`,
    [
      propertyId,
      userId,
      input.confirmation_code,
      author.fa,
      author.en,
      input.type,
      JSON.stringify(input.scores),
      words.title,
      words.positive,
      words.negative,
      words.text,
      locale,
    ],
  );
  // A concurrent request has stored one for this stay.
  if (inserted === undefined)
    return refuse("invalid_input", [{ name: "confirmation_code", code: "already_commented" }]);
  return { id: inserted.id, state: "pending" };
}

/** Stores a question for an operator to review (R147). */
export async function writeQuestion(
  tx: Queryable,
  { userId, propertyId, locale, author }: Writing,
  text: string,
): Promise<Pending | Refusal> {
  const form = openForm();
  const question = form.read("text", text, [
    "required",
    ["min", { min: QUESTION.min }],
    ["max", { max: QUESTION.max }],
  ]);
  if (form.faults.length > 0) return refuse("invalid_input", form.faults);
  await tx.query("SELECT id FROM user_account WHERE id = $1 FOR NO KEY UPDATE", [userId]);
  const waiting = await tx.query("SELECT id FROM question WHERE user_id = $1 AND status = 'pending'", [userId]);
  if (waiting.length >= MAX_WAITING) return refuse("too_many_requests", [], { retry_after: DAY_SECONDS });
  const [inserted] = await tx.query<{ id: number }>(
    `INSERT INTO question (id, property_id, user_id, author_fa, author_en, text, locale, status, date, answers)
     SELECT nextval('question_number')::int, $1, $2, $3, $4, $5, $6, 'pending', ${TODAY}, '[]'::jsonb RETURNING id`,
    [propertyId, userId, author.fa, author.en, question, locale],
  );
  if (inserted === undefined) throw new Error("The question was not inserted");
  return { id: inserted.id, state: "pending" };
}
