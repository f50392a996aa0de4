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
