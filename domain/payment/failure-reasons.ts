/** Reasons why a payment settles nothing: the gateway took no money, or returns what it took. */
export const failureReasons = [
  /** The bank refused, or the payer never returned. */
  "payment_failed",
  /** The payer returned from the bank without having paid. */
  "payment_left",
  /** The gateway opened no session. */
  "gateway_away",
  /** The gateway holds a different sum than requested. */
  "wrong_amount",
  /** Its reservation had ended. */
  "late_payment",
  /** Its reservation was paid already. */
  "paid_twice",
  /** Its part was more than what was missing. */
  "part_exceeds",
  /** The reservation ended before all parts were paid. */
  "parts_incomplete",
  /** The change that it was to pay was not held any more, or could not be made. */
  "change_not_made",
  /** The owner of the wallet had deleted the account. */
  "account_closed",
] as const;
export type FailureReason = (typeof failureReasons)[number];
