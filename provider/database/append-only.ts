/**
 * Tables that are only ever added to: books and histories. Triggers refuse UPDATE, DELETE and TRUNCATE on them to every
 * role (migration 0019), and the role that the provider runs as in production has no such right at all.
 */
export const APPEND_ONLY = [
  "ledger_journal",
  "ledger_posting",
  "payment_event",
  "refund_event",
  "reservation_event",
  "settlement_decision",
  "word_decision",
] as const;
