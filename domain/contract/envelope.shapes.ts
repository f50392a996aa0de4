import { z } from "zod";
import { PAGE } from "../bounds.ts";
import type { LocalDateTime } from "../calendar/local-date-time.ts";
import type { IsoDate } from "../calendar/types.ts";

/** Reasons of refusals. Screens branch on these, never on sentences. */
export const reasons = [
  "invalid_input",
  "not_found",
  "not_built",
  "client_token_missing",
  "unauthorized",
  "idempotency_key_missing",
  "idempotency_key_reused",
  "foreign_origin",
  "body_too_large",
  "unsupported_media_type",
  "too_many_requests",
  "blocked",
  "sold_out",
  "price_changed",
  "terms_changed",
  "quote_expired",
  "departure_closed",
  "offer_expired",
  "seat_taken",
  "too_many_holds",
  "guests_missing",
  "not_open",
  "deadline_passed",
  "ended_by_supplier",
  "times_changed",
  "already_extended",
  "payment_extension_expired",
  "cancellation_changed",
  "change_changed",
  "change_begun",
  "change_on_request",
  "change_hold_over",
  "another_traveller",
  "stay_over",
  "discount_code_unknown",
  "discount_code_not_begun",
  "discount_code_ended",
  "discount_code_other_product",
  "discount_code_other_days",
  "discount_code_least_sum",
  "discount_code_used",
  "discount_code_spent",
  "discount_code_first_only",
  "extras_changed",
  "wallet_insufficient",
  "payment_under_way",
  "gateway_away",
  "nothing_to_settle",
  "nothing_to_refund",
  "refund_open",
  "installation_token_needed",
  "account_in_use",
  "comment_not_published",
  "unavailable",
  "internal",
] as const;
export type Reason = (typeof reasons)[number];

/** One fault of one field: `code` is a message id of `domain/messages`, `params` fill its placeholders. */
export const fieldError = z.object({
  name: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});
export type FieldError = z.infer<typeof fieldError>;

/** The envelope of every JSON answer. `message` is in the caller's language; `value` is null on failure. */
export const envelope = <T extends z.ZodType>(value: T) =>
  z.object({
    code: z.number().int(),
    reason: z.enum(reasons).nullable(),
    message: z.string(),
    errors: z.array(fieldError),
    value,
  });

export type Envelope<T> = {
  code: number;
  reason: Reason | null;
  message: string;
  errors: FieldError[];
  value: T;
};

/** A page of a list: ten items at most (R200). */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.number().int(), page: z.number().int(), page_size: z.literal(10) });
/** Requested page of a list, counted from 1. */
export const pageNumber = z.number().int().min(PAGE.min).max(PAGE.max);

/** A date without a time: Gregorian `YYYY-MM-DD`. */
// zod infers `string` from a regular expression; the type is narrower.
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/) as unknown as z.ZodType<IsoDate, IsoDate>;
/** Date and time by the clock of a place: `2026-12-01T08:30`. */
export const localDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/) as unknown as z.ZodType<
  LocalDateTime,
  LocalDateTime
>;
/** Integer rial. */
export const rial = z.number().int().nonnegative();
/** Seconds since 1970-01-01 UTC. */
export const epochSeconds = z.number().int();

/** Empty input: the query or body of a call that takes none. */
export const nothing = z.strictObject({});
/** Empty output of a call made for its effect. */
export const done = z.object({});
