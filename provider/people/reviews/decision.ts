import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { notifyAsker, notifyAuthor } from "../../kernel/notify.ts";
import { TODAY } from "../../kernel/today.ts";
import { countRating } from "./rating.ts";

/** The operator who decides, and the reason where one is required. */
export type Decider = { operator: string; reason?: string | null | undefined };

const note = (
  tx: Queryable,
  kind: "comment" | "question",
  id: number,
  state: "published" | "rejected",
  { operator, reason }: Decider,
) =>
  tx.query(
    "INSERT INTO word_decision (kind, target_id, state, operator, reason, at) VALUES ($1, $2, $3, $4, $5, app_now())",
    [kind, id, state, operator, reason ?? null],
  );

/** Publishes or rejects a comment, and recounts the rating. A decision may be changed; repeating it changes nothing. */
export async function decideComment(
  tx: Queryable,
  id: number,
  state: "published" | "rejected",
  decider: Decider,
): Promise<{ state: string } | Refusal> {
  const [changed] = await tx.query<{ property_id: number }>(
    "UPDATE comment SET status = $2 WHERE id = $1 AND status <> $2 RETURNING property_id",
    [id, state],
  );
  if (changed === undefined) {
    const known = await tx.query("SELECT id FROM comment WHERE id = $1", [id]);
    return known.length === 1 ? { state } : refuse("not_found");
  }
  await countRating(tx, changed.property_id);
  await note(tx, "comment", id, state, decider);
  return { state };
}

/** Answers a question, which publishes it. */
export async function answerQuestion(
  tx: Queryable,
  id: number,
  text: string,
  decider: Decider,
): Promise<{ state: string } | Refusal> {
  const answered = await tx.query(
    `UPDATE question SET status = 'published', answers = answers || jsonb_build_array(jsonb_build_object(
       'by_fa', 'پشتیبانی شمسه', 'by_en', 'Shamseh support', 'text', $2::text,
       'date', to_char(${TODAY}, 'YYYY-MM-DD')))
     WHERE id = $1 RETURNING id`,
    [id, text],
  );
  if (answered.length === 0) return refuse("not_found");
  await note(tx, "question", id, "published", decider);
  await notifyAsker(tx, id);
  return { state: "published" };
}

/**
 * Writes a property's answer under a published comment, in place of an earlier one. The comment's author is notified of
 * the first alone: later ones are corrections.
 */
export async function answerComment(tx: Queryable, id: number, text: string): Promise<{ state: string } | Refusal> {
  const [known] = await tx.query<{ status: string; answered: boolean }>(
    "SELECT status, reply IS NOT NULL AS answered FROM comment WHERE id = $1 FOR UPDATE",
    [id],
  );
  if (known === undefined) return refuse("not_found");
  if (known.status !== "published") return refuse("comment_not_published");
  await tx.query(
    `UPDATE comment SET reply = $2, reply_date = greatest(date, ${TODAY}) WHERE id = $1 AND reply IS DISTINCT FROM $2`,
    [id, text],
  );
  if (!known.answered) await notifyAuthor(tx, id);
  return { state: "answered" };
}
