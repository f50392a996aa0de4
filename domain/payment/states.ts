/** States of a payment. */
export const paymentStates = [
  "created",
  "requested",
  "returned",
  "verifying",
  "verified",
  "failed",
  "unknown",
  "refund_due",
  "refunding",
  "refunded",
  "reversed",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The payer was sent to the bank, which has not reported a payment so far. */
export const unfinishedStates = ["created", "requested"] as const satisfies readonly PaymentState[];
/** The gateway was asked and the result is unknown: until it is known, another payment is refused. */
export const unansweredStates = ["returned", "verifying", "unknown"] as const satisfies readonly PaymentState[];
/** Money that arrived too late is being returned, or was. */
export const lateStates = [
  "refund_due",
  "refunding",
  "refunded",
  "reversed",
] as const satisfies readonly PaymentState[];

const isOneOf = (states: readonly PaymentState[]) => (state: PaymentState) => states.includes(state);
export const isUnanswered = isOneOf(unansweredStates);
export const isLate = isOneOf(lateStates);
/** The bank's answer is still pending. */
export const isOpen = isOneOf([...unfinishedStates, ...unansweredStates]);

/** Lifetime of a session at the bank, seconds: unpaid after it, the session has failed. */
export const SESSION_SECONDS = 1_200;
