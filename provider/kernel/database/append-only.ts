/**
 * Tables that are only ever added to: books and histories. Triggers refuse UPDATE, DELETE and TRUNCATE on them to every
 * role (migration 0019), and the role that the provider runs as in production has no such right at all.
 */
export const APPEND_ONLY = [
  "cancelled_part",
  "ledger_journal",
  "ledger_posting",
  "operator_act",
  "own_change",
  "payment_event",
  "refund_event",
  "reservation_event",
  "settlement_decision",
  "word_decision",
] as const;

/** Of these the words that people typed may be taken away, when their account is deleted (migration 0041). */
export const LOSES_REASONS = ["refund_event", "reservation_event"] as const;
