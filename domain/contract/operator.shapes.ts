import { z } from "zod";
import { epochSeconds, rial } from "./envelope.shapes.ts";

/** What must always hold of the books and the stock: each number is 0 when it does. `ledger.sum` in rial. */
export const invariantsValue = z.object({
  ledger: z.object({ sum: z.number().int(), journals: z.number().int(), balances: z.number().int() }),
  inventory: z.object({ nights: z.number().int() }),
});
export type InvariantsValue = z.infer<typeof invariantsValue>;

/**
 * Alarms that are open, the oldest first, 100 at most. `facts`: numbers and codes that help to judge one, nothing
 * personal.
 */
export const alarmsValue = z.object({
  items: z.array(
    z.object({
      id: z.number().int(),
      kind: z.string(),
      /** What it is about: `payment:12`. */
      subject: z.string(),
      facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      raised_at: epochSeconds,
    }),
  ),
  total: z.number().int(),
});
export type AlarmsValue = z.infer<typeof alarmsValue>;

/** What waits for a person, in the order in which it is dealt with. */
export const pendingKinds = [
  "requests",
  "refunds_to_approve",
  "refunds_to_send",
  "differences",
  "messages",
  "alarms",
  "questions",
  "comments",
] as const;
export type PendingKind = (typeof pendingKinds)[number];
/**
 * How much of each waits; `oldest` is what has waited longest, by the number or code that its decision takes, and `since`
 * when it began to. Of questions and comments only the day is known.
 */
export const pendingValue = z.object({
  queues: z.array(
    z.object({
      kind: z.enum(pendingKinds),
      count: z.number().int(),
      oldest: z.string().nullable(),
      since: epochSeconds.nullable(),
    }),
  ),
  now: epochSeconds,
});
export type PendingValue = z.infer<typeof pendingValue>;

/** Call 87: the operator's name, kept in the history, and the reason where one is required. */
export const decisionInput = z.strictObject({
  operator: z.string().min(1).max(60),
  reason: z.string().max(500).nullish(),
});
/** What was done about an alarm is said in words: it is all that is kept of it. */
export const resolveAlarmInput = decisionInput.extend({ reason: z.string().min(2).max(500) });
/** A departure is cancelled with a reason: its people ask for it. */
export const cancelDepartureInput = decisionInput.extend({ reason: z.string().min(2).max(500) });
/** A flight is cancelled or moved with a reason. Instants, epoch seconds. */
export const cancelFlightInput = decisionInput.extend({ reason: z.string().min(2).max(500) });
export const retimeFlightInput = cancelFlightInput.extend({ departs_at: epochSeconds, arrives_at: epochSeconds });
/** What the property calls its own booking. */
export const issueInput = decisionInput.extend({ property_confirmation_code: z.string().min(1).max(60) });
/**
 * A cancellation for its traveller. Without `amount` it costs what it would cost them now. With it, rial, just that
 * goes back to the wallet, and `reason` must be given: the only way once the stay is over.
 */
export const cancelReserveInput = decisionInput.extend({ amount: rial.nullish() });
/** The bank's reference of a payout. */
export const sentInput = decisionInput.extend({ reference: z.string().min(1).max(60) });
export const answerInput = decisionInput.extend({ text: z.string().min(2).max(2000) });
/** The state after it. */
export const decidedValue = z.object({ state: z.string() });
