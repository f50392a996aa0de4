/** The kinds of wallet entries, as its owner sees them (provider §3.3). */
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

/** Everything that moves a user's money, as they see it: their card's part of it too. */
export const movementKinds = ["payment", "top_up", "refund", "withdrawal", "profit", "adjustment", "hold"] as const;
export type MovementKind = (typeof movementKinds)[number];

/** `returned`: it was to leave the wallet, and did not. `held`: for a payment that is not finished. */
export const movementStates = ["done", "on_its_way", "returned", "held"] as const;
export type MovementState = (typeof movementStates)[number];

/** What a receipt lists. */
export const receiptLines = [
  "reservation",
  "top_up",
  "paid",
  "penalty",
  "refund",
  "withdrawal",
  "profit",
  "adjustment",
] as const;
