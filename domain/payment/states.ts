/** What a payment goes through (reliability rule 12). */
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

/** The payer was sent to the bank, and as far as the bank has said nothing was paid. */
export const unfinishedStates = ["created", "requested"] as const satisfies readonly PaymentState[];
/** The gateway was asked and the result is unknown: until it is known, another payment is refused. */
export const unansweredStates = ["returned", "verifying", "unknown"] as const satisfies readonly PaymentState[];
/** Money came too late and is on its way back, or back. */
export const lateStates = [
  "refund_due",
  "refunding",
  "refunded",
  "reversed",
] as const satisfies readonly PaymentState[];

const isOneOf = (states: readonly PaymentState[]) => (state: PaymentState) => states.includes(state);
export const isUnanswered = isOneOf(unansweredStates);
export const isLate = isOneOf(lateStates);
/** The bank has more to say of it. */
export const isOpen = isOneOf([...unfinishedStates, ...unansweredStates]);

/** How long a payer may be at the bank, seconds: a session that is unpaid after it has failed. */
export const SESSION_SECONDS = 1_200;
