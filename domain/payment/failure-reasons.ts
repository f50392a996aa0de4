/** Why a payment pays nothing: the gateway took nothing, or what it took goes back. */
export const failureReasons = [
  /** The bank said no, or the payer never came back. */
  "payment_failed",
  /** The payer came back from the bank without having paid. */
  "payment_left",
  /** The gateway opened no session. */
  "gateway_away",
  /** The gateway holds another sum than was asked for. */
  "wrong_amount",
  /** Its reservation had ended. */
  "late_payment",
  /** Its reservation was paid already. */
  "paid_twice",
  /** The owner of the wallet had deleted the account. */
  "account_closed",
] as const;
export type FailureReason = (typeof failureReasons)[number];
