import type { FailureReason } from "../payment/failure-reasons.ts";

/**
 * Recorded reasons for the state of a reservation or a refund. Each has words in both languages (`RECORDED_WORDS`),
 * enforced by the compiler.
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
  | "room_cancelled"
  | "direction_cancelled"
  | "traveller_cancelled"
  | "extra_cancelled"
  | "dates_changed"
  | "booking_changed"
  | "name_corrected"
  | "card_refused";

declare const typed: unique symbol;
/** A reason typed by a person: shown unchanged. */
export type TypedReason = string & { readonly [typed]: true };

/** Trims a typed reason; null when nothing is left. */
export const typedReason = (text: string | null | undefined): TypedReason | null =>
  (text?.trim() || null) as TypedReason | null;

export type Reason = RecordedReason | TypedReason;
