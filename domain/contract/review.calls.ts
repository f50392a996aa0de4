import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as review from "./review.shapes.ts";

/** Comments on accommodation and questions about it: read by anyone, written by guests. */
export const reviewCalls = {
  comments: call<typeof review.commentsQuery, typeof review.commentsValue>()({
    name: "property.comments",
    method: "GET",
    path: "property/v2/{property_id}/comments",
    who: "anyone",
    source: "ours",
  }),
  questions: call<typeof review.questionsQuery, typeof review.questionsValue>()({
    name: "property.questions",
    method: "GET",
    path: "property/v2/{property_id}/questions",
    who: "anyone",
    source: "ours",
  }),
  commentEligibility: call<typeof envelope.nothing, typeof review.eligibilityValue>()({
    name: "property.commentEligibility",
    method: "GET",
    path: "property/v2/{property_id}/comment-eligibility",
    who: "user",
    source: "ours",
  }),
  comment: call<typeof review.commentInput, typeof review.pendingValue>()({
    name: "property.comment",
    method: "POST",
    path: "property/v2/{property_id}/comments",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
  ask: call<typeof review.questionInput, typeof review.pendingValue>()({
    name: "property.ask",
    method: "POST",
    path: "property/v2/{property_id}/questions",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
};
