import type { Query } from "#domain/addresses/query.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { CommentInput } from "#domain/contract/property.shapes.ts";
import type { Client } from "./client.ts";

/** What travellers write about places (R146–R149). `key` is one for one intent. */
export const wordsApi = (client: Client) => ({
  eligibility: (property_id: number) => client.call(propertyCalls.commentEligibility, { params: { property_id } }),
  comment: (property_id: number, body: CommentInput, idempotencyKey: string) =>
    client.call(propertyCalls.comment, { params: { property_id }, body, idempotencyKey }),
  ask: (property_id: number, text: string, idempotencyKey: string) =>
    client.call(propertyCalls.ask, { params: { property_id }, body: { text }, idempotencyKey }),
  comments: (query: Query) => client.call(accountCalls.comments, { query }),
  questions: (query: Query) => client.call(accountCalls.questions, { query }),
});
