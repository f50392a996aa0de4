import type { Query } from "#app/src/routes.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { OwnCommentsValue, OwnQuestionsValue } from "#domain/contract/account.shapes.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { CommentInput, EligibilityValue } from "#domain/contract/property.shapes.ts";
import type { Client } from "./client.ts";

/** What travellers write about places (R146–R149). `key` is one for one intent. */
export const wordsApi = (client: Client) => ({
  eligibility: (property_id: number) =>
    client.call<EligibilityValue>(propertyCalls.commentEligibility, { params: { property_id } }),
  comment: (property_id: number, body: CommentInput, idempotencyKey: string) =>
    client.call<unknown>(propertyCalls.comment, { params: { property_id }, body, idempotencyKey }),
  ask: (property_id: number, text: string, idempotencyKey: string) =>
    client.call<unknown>(propertyCalls.ask, { params: { property_id }, body: { text }, idempotencyKey }),
  comments: (query: Query) => client.call<OwnCommentsValue>(accountCalls.comments, { query }),
  questions: (query: Query) => client.call<OwnQuestionsValue>(accountCalls.questions, { query }),
});
