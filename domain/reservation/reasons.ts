import type { FailureReason } from "../payment/failure-reasons.ts";

/**
 * Why a reservation or a refund is in the state that it is in, as the code records it. Each has words in both languages
 * (`RECORDED_WORDS`), or does not compile.
 */
export type RecordedReason =
  | FailureReason
  | "payment_deadline_expired"
  | "payment_extension_expired"
  | "review_expired"
  | "not_issued"
  | "group_not_reached"
  | "departure_cancelled"
  | "flight_cancelled"
  | "flight_retimed"
  | "supplier_cancelled"
  | "cancelled"
  | "card_refused";

declare const typed: unique symbol;
/** What a person typed as a reason: shown as it is. */
export type TypedReason = string & { readonly [typed]: true };

/** What a person typed, without the space around it; null where that is nothing. */
export const typedReason = (text: string | null | undefined): TypedReason | null =>
  (text?.trim() || null) as TypedReason | null;

export type Reason = RecordedReason | TypedReason;
