/** What moves the money of a wallet, as its owner is told (provider §3.3). */
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
