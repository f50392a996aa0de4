import type { FailureReason } from "./failure-reasons.ts";
import { isLate, isOpen, type PaymentState } from "./states.ts";

/** Outcomes shown to the payer right after the bank: `left` took nothing, `returned` is refunded. */
export const paymentOutcomes = ["paid", "asking", "returned", "left", "failed"] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export function outcomeOf(state: PaymentState, reason: FailureReason | null): PaymentOutcome {
  if (state === "verified") return "paid";
  if (isOpen(state)) return "asking";
  if (isLate(state)) return "returned";
  return reason === "payment_left" ? "left" : "failed";
}
