import { z } from "zod";
import { epochSeconds, isoDate } from "./envelope.shapes.ts";
import { decisionInput } from "./operator.shapes.ts";
import { gateways } from "./payment.shapes.ts";

/**
 * One payment as a gateway settled it: what it took for us and owes us. `amount` in rial, more than nothing; `refunded`
 * what it has sent back of that to the card since, where the gateway says so.
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

/** So many lines fit into one request. */
export const LINES_AT_ONCE = 250;

/**
 * Compares a day's settlement with our books. Without `lines` the gateway is asked. With them: a long settlement comes in
 * parts, which are kept, and compared once the last is there.
 */
export const settlementInput = decisionInput.extend({
  day: isoDate,
  lines: z.array(settlementLine).max(LINES_AT_ONCE).nullable(),
  is_first: z.boolean(),
  is_last: z.boolean(),
});

/**
 * `unknown`: the gateway has money for a session that is in no books of ours. `wrong_amount`: another sum than ours.
 * `unbooked`: the session is ours, and the gateway's own answer does not let it be booked. `missing`: we have booked it,
 * and the settlement does not name it.
 */
export const differenceKinds = ["unknown", "wrong_amount", "unbooked", "missing"] as const;
/** `returning`: the gateway was asked to send it back, and what it answered is not known yet. */
export const differenceStates = ["open", "returning", "returned", "booked"] as const;

/** A difference between a gateway's books and ours. Rial; null where that side has none. */
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

/** `lines` were compared, `agreed` of them agree; the differences of this comparison, and all others that are open. */
export const settlementValue = z.object({
  day: isoDate,
  lines: z.number().int(),
  agreed: z.number().int(),
  differences: z.array(differenceValue),
});
export type SettlementValue = z.infer<typeof settlementValue>;

export const differencesValue = z.object({ items: z.array(differenceValue), total: z.number().int() });

/**
 * One decision of all that the settlement of a day has found. `resolve` closes its open alarms; `return` sends back the
 * money of each payment that we do not know, as one is returned by itself: with `reference` it was sent back by hand.
 */
export const decideSettlementInput = decisionInput.extend({
  decision: z.enum(["resolve", "return"]),
  reason: z.string().min(2).max(500),
  reference: z.string().min(1).max(60).nullish(),
});
/**
 * What was open of it, each with its state after the decision; empty where all was decided before. `subject` as in the
 * list of alarms.
 */
export const decidedSettlementValue = z.object({
  items: z.array(z.object({ kind: z.string(), subject: z.string(), state: z.string() })),
  total: z.number().int(),
});
export type DecidedSettlementValue = z.infer<typeof decidedSettlementValue>;

/** `reference`: it was sent back by hand, at the gateway's own panel or by a bank, and this is its number. */
export const returnFoundInput = decisionInput.extend({ reference: z.string().min(1).max(60).nullish() });
/** To which reservation it belongs. */
export const bookFoundInput = decisionInput.extend({ confirmation_code: z.string().min(1).max(64) });
