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
  "orders",
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

/** What can be listed of it, by the word in the address: one kind, or two that follow one another. */
export const queues = {
  requests: ["requests"],
  orders: ["orders"],
  refunds: ["refunds_to_approve", "refunds_to_send"],
  differences: ["differences"],
  messages: ["messages"],
  alarms: ["alarms"],
  questions: ["questions"],
  comments: ["comments"],
} as const satisfies Record<string, readonly PendingKind[]>;
export type QueueName = keyof typeof queues;

/** What has waited for more than `older_than` seconds, `limit` at most. */
export const queueQuery = z.strictObject({
  older_than: z.number().int().min(0).max(1_000_000_000).default(0),
  limit: z.number().int().min(1).max(500).default(50),
});
/**
 * What waits in a queue, the longest first; `total` counts what `limit` leaves out too. `id` is what its decision takes,
 * `facts` help to judge: sums in rial, codes, and of words about places the words.
 */
export const queueValue = z.object({
  items: z.array(
    z.object({
      kind: z.enum(pendingKinds),
      id: z.string(),
      since: epochSeconds,
      facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  ),
  total: z.number().int(),
  now: epochSeconds,
});
export type QueueValue = z.infer<typeof queueValue>;

/** What an operator is called: kept with all that they decide. */
export const operatorName = z
  .string()
  .max(60)
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c ._-]*[\p{L}\p{M}\p{N}])?$/u);

/**
 * Call 87: the operator's name, kept in the history, and the reason where one is required. An operator's own token has
 * the name; with the installation's it must be said.
 */
export const decisionInput = z.strictObject({
  operator: z.string().min(1).max(60).nullish(),
  reason: z.string().max(500).nullish(),
});
/** What was done about an alarm is said in words: it is all that is kept of it. */
export const resolveAlarmInput = decisionInput.extend({ reason: z.string().min(2).max(500) });
/** A departure is cancelled with a reason: its people ask for it. */
export const cancelDepartureInput = decisionInput.extend({ reason: z.string().min(2).max(500) });
/** A flight is cancelled or moved with a reason. Instants, epoch seconds. */
export const cancelFlightInput = decisionInput.extend({ reason: z.string().min(2).max(500) });
export const retimeFlightInput = cancelFlightInput.extend({ departs_at: epochSeconds, arrives_at: epochSeconds });
/**
 * A cancellation for its traveller. Without `amount` it costs what it would cost them now. With it, rial, just that
 * goes back to the wallet, and `reason` must be given: the only way once the stay is over.
 */
export const cancelReserveInput = decisionInput.extend({ amount: rial.nullish() });
/** What the supplier said is kept with the act. */
export const supplierCancelInput = decisionInput.extend({ reason: z.string().min(2).max(500) });
/** The bank's reference of a payout. */
export const sentInput = decisionInput.extend({ reference: z.string().min(1).max(60) });
export const answerInput = decisionInput.extend({ text: z.string().min(2).max(2000) });
/** The state after it. */
export const decidedValue = z.object({ state: z.string() });

/** A key's name says nothing about the key. Null: of texts from before keys had names. */
const keyName = z.string().nullable();
/**
 * Under which keys personal data lies: how many texts of each column. `current` seals; `known` open, the current one
 * among them.
 */
export const keysValue = z.object({
  current: z.string(),
  known: z.array(z.string()),
  texts: z.array(z.object({ column: z.string(), key: keyName, count: z.number().int() })),
});
export type KeysValue = z.infer<typeof keysValue>;

/** Where a rotation goes on: a sealed column by its place among them, after a primary key of its table. */
const rotationPlace = z.strictObject({
  column: z.number().int().min(0).max(100),
  after: z.array(z.string().max(300)).min(1).max(3).nullable(),
});
/** Seals some texts under the current key; from the beginning without `from`. */
export const rotateKeysInput = decisionInput.extend({ from: rotationPlace.nullish() });
/**
 * `sealed` now; `changed` meanwhile by others, who seal with a key of theirs; `locked` by a booking under way; `unreadable`: no
 * known key opens them. `next`: where to go on, null at the end.
 */
export const rotatedValue = z.object({
  sealed: z.number().int(),
  changed: z.number().int(),
  locked: z.number().int(),
  unreadable: z.number().int(),
  next: rotationPlace.nullable(),
});
export type RotatedValue = z.infer<typeof rotatedValue>;

/** A new operator, by the name under which decisions are kept. */
export const addOperatorInput = decisionInput.extend({ name: operatorName });
/** The token is answered this once; only its digest is kept. */
export const addedOperatorValue = z.object({ name: z.string(), token: z.string() });

/** Everyone who has or had a token, the first added first. `last_used_at` to the minute. */
export const operatorsValue = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      created_at: epochSeconds,
      revoked_at: epochSeconds.nullable(),
      last_used_at: epochSeconds.nullable(),
    }),
  ),
});
export type OperatorsValue = z.infer<typeof operatorsValue>;

/** Acts of one operator, or of all without `operator`, at `since` (epoch seconds) or later; `limit` at most. */
export const actsQuery = z.strictObject({
  operator: operatorName.optional(),
  since: epochSeconds.min(0).max(100_000_000_000).optional(),
  limit: z.number().int().min(1).max(500).default(50),
});
/**
 * What operators have changed, the latest first; `total` counts what `limit` leaves out too. `call` is the call of the
 * contract, `subject` the number or code of its path. `is_proved`: the name was proved by a token of its own.
 */
export const actsValue = z.object({
  items: z.array(
    z.object({
      id: z.number().int(),
      at: epochSeconds,
      operator: z.string(),
      is_proved: z.boolean(),
      call: z.string(),
      subject: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  total: z.number().int(),
});
export type ActsValue = z.infer<typeof actsValue>;
