/** Kinds of wallet entries, as shown to the owner. */
export const transactionTypes = [
  "charge",
  "hold",
  "capture",
  "release",
  "refund",
  "profit",
  "withdrawal",
  "adjustment",
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** Every movement of a user's money, as shown to them, including on their card. */
export const movementKinds = ["payment", "top_up", "refund", "withdrawal", "profit", "adjustment", "hold"] as const;
export type MovementKind = (typeof movementKinds)[number];

/** `returned`: a withdrawal that failed. `held`: for an unfinished payment. */
export const movementStates = ["done", "on_its_way", "returned", "held"] as const;
export type MovementState = (typeof movementStates)[number];

/** Kinds of lines on a receipt. `replacement`: what a change put in place of what was paid for. */
export const receiptLines = [
  "reservation",
  "top_up",
  "paid",
  "penalty",
  "replacement",
  "refund",
  "withdrawal",
  "profit",
  "adjustment",
] as const;
