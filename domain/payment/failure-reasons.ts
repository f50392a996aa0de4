/** Why a payment pays nothing: the gateway took nothing, or what it took goes back. */
export const failureReasons = [
  /** The payer left the bank, or the bank said no. */
  "payment_failed",
  /** The gateway opened no session. */
  "gateway_away",
  /** The gateway holds another sum than was asked for. */
  "wrong_amount",
  /** Its reservation had ended, or was paid already. */
  "late_payment",
  /** The owner of the wallet had deleted the account. */
  "account_closed",
] as const;
export type FailureReason = (typeof failureReasons)[number];
