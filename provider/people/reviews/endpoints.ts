import { accountCalls } from "#domain/contract/account.calls.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { reviewCalls } from "#domain/contract/review.calls.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { type Asked, type Endpoint, effect, endpoint } from "../../kernel/http/endpoint.ts";
import { idOf } from "../../kernel/http/path-id.ts";
import { decider, type Principal, signedIn } from "../../kernel/http/principal.ts";
import type { Services } from "../../services.ts";
import { authorOf } from "./author.ts";
import { answerComment, answerQuestion, decideComment } from "./decision.ts";
import { eligibilityOf } from "./eligibility.ts";
import { ownComments, ownQuestions } from "./own-words.ts";
import { type Writing, writeComment, writeQuestion } from "./writing.ts";

/** Calls 40, 41, 43 and 83, and part of 87: comments and questions of travellers. */

/** The property of a path; null when there is none of that number. */
async function propertyIdOf(from: Queryable, text: string | undefined): Promise<number | null> {
  const id = idOf(text);
  const found = id === null ? [] : await from.query("SELECT id FROM property WHERE id::bigint = $1", [id]);
  return found.length === 1 ? id : null;
}

async function writingOf(
  { principal, params, locale }: Pick<Asked<undefined>, "principal" | "params" | "locale">,
  tx: Queryable,
  { vault, atlas }: Services,
): Promise<Writing | Refusal> {
  const propertyId = await propertyIdOf(tx, params.property_id);
  if (propertyId === null) return refuse("not_found");
  const { userId } = signedIn(principal);
  return { userId, propertyId, locale, author: await authorOf(tx, vault, atlas.current().cityOfId, userId) };
}

const eligibility = endpoint({
  call: reviewCalls.commentEligibility,
  async answer({ principal, params }, { database }) {
    const propertyId = await propertyIdOf(database, params.property_id);
    if (propertyId === null) return refuse("not_found");
    return eligibilityOf(database, signedIn(principal).userId, propertyId);
  },
});

const comment = effect({
  call: reviewCalls.comment,
  async effect(asked, tx, services) {
    const writing = await writingOf(asked, tx, services);
    return isRefusal(writing) ? writing : writeComment(tx, writing, asked.body);
  },
});

const ask = effect({
  call: reviewCalls.ask,
  async effect(asked, tx, services) {
    const writing = await writingOf(asked, tx, services);
    return isRefusal(writing) ? writing : writeQuestion(tx, writing, asked.body.text);
  },
});

const comments = endpoint({
  call: accountCalls.comments,
  answer: ({ principal, query }, { database }) => ownComments(database, signedIn(principal).userId, query.page),
});

const questions = endpoint({
  call: accountCalls.questions,
  answer: ({ principal, query }, { database }) => ownQuestions(database, signedIn(principal).userId, query.page),
});

const deciding = (principal: Principal, { reason }: { reason?: string | null | undefined }) => ({
  operator: decider(principal),
  reason,
});

const publish = effect({
  call: operatorCalls.publishComment,
  async effect({ body, params, principal }, tx) {
    const id = idOf(params.id);
    return id === null ? refuse("not_found") : decideComment(tx, id, "published", deciding(principal, body));
  },
});

const reject = effect({
  call: operatorCalls.rejectComment,
  async effect({ body, params, principal }, tx) {
    const id = idOf(params.id);
    return id === null ? refuse("not_found") : decideComment(tx, id, "rejected", deciding(principal, body));
  },
});

const reply = effect({
  call: operatorCalls.answerComment,
  async effect({ body, params }, tx) {
    const id = idOf(params.id);
    return id === null ? refuse("not_found") : answerComment(tx, id, body.text);
  },
});

const answer = effect({
  call: operatorCalls.answerQuestion,
  async effect({ body, params, principal }, tx) {
    const id = idOf(params.id);
    return id === null ? refuse("not_found") : answerQuestion(tx, id, body.text, deciding(principal, body));
  },
});

export const wordEndpoints: readonly Endpoint[] = [
  eligibility,
  comment,
  ask,
  comments,
  questions,
  publish,
  reject,
  reply,
  answer,
];
