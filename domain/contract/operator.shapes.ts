import { z } from "zod";
import { EXCHANGE_RATE } from "../bounds.ts";
import { addCampaignInput, campaignsValue } from "./campaign.shapes.ts";
import { cancellationQuoteQuery, cancellationQuoteValue } from "./cancellation-quote.shapes.ts";
import { changeQuoteValue } from "./change.shapes.ts";
import { decisionInput } from "./decision.shapes.ts";
import { withShapes } from "./described.ts";
import { epochSeconds, isoDate, nothing, rial } from "./envelope.shapes.ts";
import { addExtraInput, extraCatalogueValue } from "./extra.shapes.ts";
import {
  exportQuery,
  exportValue,
  finishImportInput,
  importRowsInput,
  importRowsValue,
  importValue,
  startImportInput,
} from "./import.shapes.ts";
import { keptRecordInput, keptRecordValue } from "./leaving.shapes.ts";
import { operatorCalls } from "./operator.calls.ts";
import { issueInput, orderValue } from "./order.shapes.ts";
import { addedPhotoValue, addPhotoInput, orderPhotosInput, photosValue } from "./photo.shapes.ts";
import { correctNameInput } from "./reservation.shapes.ts";
import {
  bookFoundInput,
  decidedSettlementValue,
  decideSettlementInput,
  differencesValue,
  returnFoundInput,
  settlementInput,
  settlementValue,
} from "./settlement.shapes.ts";

/** Invariants of the books and the stock: each number is 0 while they hold. `ledger.sum` in rial. */
export const invariantsValue = z.object({
  ledger: z.object({ sum: z.number().int(), journals: z.number().int(), balances: z.number().int() }),
  inventory: z.object({ nights: z.number().int() }),
});
export type InvariantsValue = z.infer<typeof invariantsValue>;

/** Open alarms, oldest first, at most 100. `facts`: numbers and codes for judging an alarm, no personal data. */
export const alarmsValue = z.object({
  items: z.array(
    z.object({
      id: z.number().int(),
      kind: z.string(),
      /** Subject of the alarm: `payment:12`. */
      subject: z.string(),
      facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      raised_at: epochSeconds,
    }),
  ),
  total: z.number().int(),
});
export type AlarmsValue = z.infer<typeof alarmsValue>;

/** Kinds of items awaiting a person, in order of handling. */
export const pendingKinds = [
  "requests",
  "orders",
  "corrected_names",
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
 * Size of each queue; `oldest` is the longest-waiting item, by the number or code that its decision takes, `since` the
 * start of its wait. Questions and comments have only a day.
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

/** Queues that can be listed, by the word in the address: one kind, or two consecutive ones. */
export const queues = {
  requests: ["requests"],
  orders: ["orders", "corrected_names"],
  refunds: ["refunds_to_approve", "refunds_to_send"],
  differences: ["differences"],
  messages: ["messages"],
  alarms: ["alarms"],
  questions: ["questions"],
  comments: ["comments"],
} as const satisfies Record<string, readonly PendingKind[]>;
export type QueueName = keyof typeof queues;

/** Items that have waited for more than `older_than` seconds, at most `limit`. */
export const queueQuery = z.strictObject({
  older_than: z.number().int().min(0).max(1_000_000_000).default(0),
  limit: z.number().int().min(1).max(500).default(50),
});
/**
 * Items of a queue, longest-waiting first; `total` ignores `limit`. `id` is what the decision takes; `facts` help to
 * decide: sums in rial, codes, and the text of questions and comments.
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

/** Name of an operator, kept with all their decisions. */
export const operatorName = z
  .string()
  .max(60)
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c ._-]*[\p{L}\p{M}\p{N}])?$/u);

/** The reason states what was done about the alarm: it is the only record. */
export const resolveAlarmInput = decisionInput.extend({ reason: z.string().min(2).max(500) });
/** A departure is cancelled with a reason, because its travellers ask for it. */
export const cancelDepartureInput = decisionInput.extend({ reason: z.string().min(2).max(500) });
/** Rial for one unit of a currency, for a day in Tehran: today where it names none. */
export const setExchangeRateInput = decisionInput.extend({
  rial: z.number().int().min(EXCHANGE_RATE.min).max(EXCHANGE_RATE.max),
  day: isoDate.nullish(),
});
/** A flight is cancelled or moved with a reason. Instants, epoch seconds. */
export const cancelFlightInput = decisionInput.extend({ reason: z.string().min(2).max(500) });
export const retimeFlightInput = cancelFlightInput.extend({ departs_at: epochSeconds, arrives_at: epochSeconds });
/**
 * A cancellation on behalf of the traveller. Without `amount` the current fee applies. With it, rial, exactly that goes
 * back to the wallet, and `reason` is required: the only way once the stay is over.
 */
export const cancelReserveInput = decisionInput.extend({ amount: rial.nullish() });
/** Call 49d on behalf of the traveller, by the same rule. */
export const correctReserveNameInput = decisionInput.extend(correctNameInput.shape);
/**
 * Call 54b on behalf of the traveller. `wish`: the query of the product's call 53b. Without `quote_id` nothing is changed, and
 * the cost is told.
 */
export const changeReserveInput = decisionInput.extend({
  wish: z.record(z.string().max(40), z.union([z.string().max(2000), z.number()])),
  quote_id: z.string().max(200).optional(),
});
/** Call 54 of a part on behalf of the traveller, the same way. */
export const cancelPartInput = decisionInput.extend({
  part: cancellationQuoteQuery.shape.part.unwrap(),
  quote_id: z.string().max(200).optional(),
});
/** The supplier's own words, kept with the act. */
export const supplierCancelInput = decisionInput.extend({ reason: z.string().min(2).max(500) });
/** The bank's reference of a payout. */
export const sentInput = decisionInput.extend({ reference: z.string().min(1).max(60) });
export const answerInput = decisionInput.extend({ text: z.string().min(2).max(2000) });
/** The state after it. */
export const decidedValue = z.object({ state: z.string() });
/**
 * `quote`: what the change costs, where its number was not sent; what is in the traveller's wallet is left out. `pay_until`:
 * it is held until then, for its traveller to pay.
 */
export const changedReserveValue = decidedValue.extend({
  quote: changeQuoteValue.omit({ wallet: true }).optional(),
  pay_until: epochSeconds.optional(),
});
export type ChangedReserveValue = z.infer<typeof changedReserveValue>;
/** `quote`: what cancelling the part costs, where its number was not sent. */
export const cancelledPartValue = decidedValue.extend({ quote: cancellationQuoteValue.optional() });
export type CancelledPartValue = z.infer<typeof cancelledPartValue>;

/** A key's name reveals nothing about the key. Null: texts sealed before keys had names. */
const keyName = z.string().nullable();
/**
 * Keys of sealed personal data: number of texts of each column by key. `current` seals; `known` keys open, the current
 * one included.
 */
export const keysValue = z.object({
  current: z.string(),
  known: z.array(z.string()),
  texts: z.array(z.object({ column: z.string(), key: keyName, count: z.number().int() })),
});
export type KeysValue = z.infer<typeof keysValue>;

/** Cursor of a rotation: a sealed column by its index, and the primary key of the last row done in its table. */
const rotationPlace = z.strictObject({
  column: z.number().int().min(0).max(100),
  after: z.array(z.string().max(300)).min(1).max(3).nullable(),
});
/** Seals a batch of texts under the current key; without `from`, from the beginning. */
export const rotateKeysInput = decisionInput.extend({ from: rotationPlace.nullish() });
/**
 * `sealed` in this call; `changed` meanwhile by others, who seal with their own key; `locked` by a booking under way;
 * `unreadable`: no known key opens them. `next`: cursor for the next call, null at the end.
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
/** The token is shown only once; only its digest is kept. */
export const addedOperatorValue = z.object({ name: z.string(), token: z.string() });

/** All current and former operators, in the order added. `last_used_at` to the minute. */
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

/** Acts of one operator, or of all without `operator`, since `since` (epoch seconds); at most `limit`. */
export const actsQuery = z.strictObject({
  operator: operatorName.optional(),
  since: epochSeconds.min(0).max(100_000_000_000).optional(),
  limit: z.number().int().min(1).max(500).default(50),
});
/**
 * Changes made by operators, latest first; `total` ignores `limit`. `call` is the call of the contract, `subject` the
 * number or code in its path. `is_proved`: the name was proved by the operator's own token.
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

/** Calls of this area with their shapes. */
export const operatorContract = withShapes(operatorCalls, {
  invariants: [nothing, invariantsValue],
  retryMessage: [decisionInput, decidedValue],
  photos: [nothing, photosValue],
  addPhoto: [addPhotoInput, addedPhotoValue],
  orderPhotos: [orderPhotosInput, photosValue],
  removePhoto: [decisionInput, decidedValue],
  pending: [nothing, pendingValue],
  operators: [nothing, operatorsValue],
  acts: [actsQuery, actsValue],
  addOperator: [addOperatorInput, addedOperatorValue],
  revokeOperator: [decisionInput, decidedValue],
  keys: [nothing, keysValue],
  rotateKeys: [rotateKeysInput, rotatedValue],
  queue: [queueQuery, queueValue],
  alarms: [nothing, alarmsValue],
  resolveAlarm: [resolveAlarmInput, decidedValue],
  differences: [nothing, differencesValue],
  compareSettlement: [settlementInput, settlementValue],
  decideSettlement: [decideSettlementInput, decidedSettlementValue],
  returnFound: [returnFoundInput, decidedValue],
  bookFound: [bookFoundInput, decidedValue],
  startImport: [startImportInput, importValue],
  importRows: [importRowsInput, importRowsValue],
  finishImport: [finishImportInput, importValue],
  importState: [nothing, importValue],
  exportInventory: [exportQuery, exportValue],
  campaigns: [nothing, campaignsValue],
  addCampaign: [addCampaignInput, decidedValue],
  endCampaign: [decisionInput, decidedValue],
  extras: [nothing, extraCatalogueValue],
  addExtra: [addExtraInput, decidedValue],
  endExtra: [decisionInput, decidedValue],
  guaranteeDeparture: [decisionInput, decidedValue],
  setExchangeRate: [setExchangeRateInput, decidedValue],
  cancelDeparture: [cancelDepartureInput, decidedValue],
  cancelFlight: [cancelFlightInput, decidedValue],
  retimeFlight: [retimeFlightInput, decidedValue],
  acceptReserve: [decisionInput, decidedValue],
  rejectReserve: [decisionInput, decidedValue],
  issueReserve: [issueInput, decidedValue],
  readOrder: [decisionInput, orderValue],
  failReserve: [decisionInput, decidedValue],
  cancelReserve: [cancelReserveInput, decidedValue],
  correctReserveName: [correctReserveNameInput, decidedValue],
  changeReserve: [changeReserveInput, changedReserveValue],
  cancelReservePart: [cancelPartInput, cancelledPartValue],
  supplierCancelReserve: [supplierCancelInput, decidedValue],
  approveRefund: [decisionInput, decidedValue],
  rejectRefund: [decisionInput, decidedValue],
  refundSent: [sentInput, decidedValue],
  publishComment: [decisionInput, decidedValue],
  rejectComment: [decisionInput, decidedValue],
  answerComment: [answerInput, decidedValue],
  keptRecord: [keptRecordInput, keptRecordValue],
  answerQuestion: [answerInput, decidedValue],
});
