import { z } from "zod";
import { decisionInput } from "./decision.shapes.ts";
import { epochSeconds, isoDate } from "./envelope.shapes.ts";
import { gateways } from "./payment.shapes.ts";

/**
 * One payment as a gateway settled it: what it collected for us and owes us. `amount` in rial, positive; `refunded` the
 * part since refunded to the card, if the gateway reports it.
 */
export const settlementLine = z.strictObject({
  authority: z.string().min(10).max(100),
  ref_id: z.string().min(1).max(60),
  amount: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  refunded: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullish(),
  card_masked: z.string().max(30).nullable(),
  paid_at: epochSeconds,
});
export type SettlementLine = z.infer<typeof settlementLine>;

/** Maximum number of lines in one request. */
export const LINES_AT_ONCE = 250;

/**
 * Reconciles a day's settlement with our books. Without `lines` the gateway is asked. A long settlement is sent in
 * parts, which are stored, and compared once the last has arrived.
 */
export const settlementInput = decisionInput.extend({
  day: isoDate,
  lines: z.array(settlementLine).max(LINES_AT_ONCE).nullable(),
  is_first: z.boolean(),
  is_last: z.boolean(),
});

/**
 * `unknown`: the gateway has money for a session that is not in our books. `wrong_amount`: the sum differs from ours.
 * `unbooked`: the session is ours, and the gateway's own answer prevents booking it. `missing`: we have booked it, and
 * the settlement does not list it.
 */
export const differenceKinds = ["unknown", "wrong_amount", "unbooked", "missing"] as const;
/** `returning`: the gateway was asked to return it, and the result is not known yet. */
export const differenceStates = ["open", "returning", "returned", "booked"] as const;

/** A difference between a gateway's books and ours. Rial; null for a side without the payment. */
export const differenceValue = z.object({
  id: z.number().int(),
  gateway: z.enum(gateways),
  authority: z.string(),
  kind: z.enum(differenceKinds),
  state: z.enum(differenceStates),
  amount: z.number().int().nullable(),
  our_amount: z.number().int().nullable(),
  ref_id: z.string().nullable(),
  card_masked: z.string().nullable(),
  paid_at: epochSeconds.nullable(),
  found_at: epochSeconds,
});
export type DifferenceValue = z.infer<typeof differenceValue>;

/** `lines` were compared, `agreed` of them match; the differences of this comparison, and all others still open. */
export const settlementValue = z.object({
  day: isoDate,
  lines: z.number().int(),
  agreed: z.number().int(),
  differences: z.array(differenceValue),
});
export type SettlementValue = z.infer<typeof settlementValue>;

export const differencesValue = z.object({ items: z.array(differenceValue), total: z.number().int() });

/**
 * One decision on everything found in a day's settlement. `resolve` closes its open alarms; `return` returns the money
 * of each unknown payment, as the call for a single one does: with `reference` it was returned by hand.
 */
export const decideSettlementInput = decisionInput.extend({
  decision: z.enum(["resolve", "return"]),
  reason: z.string().min(2).max(500),
  reference: z.string().min(1).max(60).nullish(),
});
/**
 * Items of it that were open, each with its state after the decision; empty if all were decided before. `subject` as in
 * the list of alarms.
 */
export const decidedSettlementValue = z.object({
  items: z.array(z.object({ kind: z.string(), subject: z.string(), state: z.string() })),
  total: z.number().int(),
});
export type DecidedSettlementValue = z.infer<typeof decidedSettlementValue>;

/** `reference`: number of a return made by hand, at the gateway's own panel or by a bank. */
export const returnFoundInput = decisionInput.extend({ reference: z.string().min(1).max(60).nullish() });
/** Reservation that the money belongs to. */
export const bookFoundInput = decisionInput.extend({ confirmation_code: z.string().min(1).max(64) });
