import { z } from "zod";
import { commentSorts, commentTypes } from "../enums/enums.ts";
import { withShapes } from "./described.ts";
import { isoDate, nothing, pageNumber, pageOf } from "./envelope.shapes.ts";
import { facetValue } from "./facet.shapes.ts";
import { rating } from "./property-card.shapes.ts";
import { reviewCalls } from "./review.calls.ts";

const page = pageNumber.default(1);
const score = z.number().int().min(1).max(5);

export const scoreNames = ["cleanliness", "location", "staff", "facilities", "food", "value"] as const;
export const comment = z.object({
  id: z.number().int(),
  /** Initial and city, never a whole name: "م. از شیراز". */
  author_fa: z.string(),
  author_en: z.string(),
  type: z.enum(commentTypes),
  scores: z.record(z.enum(scoreNames), z.number().int().min(1).max(5)),
  title: z.string(),
  positive: z.string(),
  negative: z.string(),
  text: z.string(),
  /** Language of the text. */
  locale: z.enum(["fa", "en"]),
  /** The property's reply and its day; the day is null for replies from before days were kept. */
  reply: z.string().nullable(),
  reply_date: isoDate.nullable(),
  date: isoDate,
});
export type Comment = z.infer<typeof comment>;
export const commentsQuery = z.strictObject({
  type: z.enum(commentTypes).default("all"),
  sort: z.enum(commentSorts).default("newest"),
  page,
});
export const questionsQuery = z.strictObject({ page });

export const commentsValue = pageOf(comment).extend({
  summary: rating.extend({ by_score: z.record(z.string(), z.number()), by_type: z.array(facetValue) }),
  type: z.enum(commentTypes),
  sort: z.enum(commentSorts),
});
export type CommentsValue = z.infer<typeof commentsValue>;

export const question = z.object({
  id: z.number().int(),
  author_fa: z.string(),
  author_en: z.string(),
  text: z.string(),
  locale: z.enum(["fa", "en"]),
  date: isoDate,
  answers: z.array(z.object({ by_fa: z.string(), by_en: z.string(), text: z.string(), date: isoDate })),
});
export const questionsValue = pageOf(question);
export type QuestionsValue = z.infer<typeof questionsValue>;

/**
 * Reasons why a user may not comment (R149): no completed stay, the last one too long ago, or each already commented
 * on.
 */
export const ineligibilities = ["no_stay", "too_long_ago", "already_commented"] as const;
/** Call 40. */
export const eligibilityValue = z.object({
  eligible: z.boolean(),
  reason: z.enum(ineligibilities).nullable(),
  /** The stay to comment on. */
  confirmation_code: z.string().nullable(),
});
export type EligibilityValue = z.infer<typeof eligibilityValue>;
/** Call 41. `all` is a filter and no type of trip. */
export const commentInput = z.strictObject({
  confirmation_code: z.string().max(64),
  type: z.enum(["family", "business", "with_friends", "single"]),
  scores: z.strictObject({
    cleanliness: score,
    location: score,
    staff: score,
    facilities: score,
    food: score,
    value: score,
  }),
  title: z.string().max(200),
  positive: z.string().max(2000),
  negative: z.string().max(2000),
  text: z.string().max(2000),
});
export type CommentInput = z.infer<typeof commentInput>;
/** Call 43. */
export const questionInput = z.strictObject({ text: z.string().max(500) });
/** Submitted text that awaits an operator's review. */
export const pendingValue = z.object({ id: z.number().int(), state: z.literal("pending") });

/** Calls of this area with their shapes. */
export const reviewContract = withShapes(reviewCalls, {
  comments: [commentsQuery, commentsValue],
  questions: [questionsQuery, questionsValue],
  commentEligibility: [nothing, eligibilityValue],
  comment: [commentInput, pendingValue],
  ask: [questionInput, pendingValue],
});
