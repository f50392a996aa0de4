import { z } from "zod";
import { refundDestinations } from "../refund/legs.ts";
import { movementKinds, movementStates, receiptLines, transactionTypes } from "../wallet.ts";
import { withShapes } from "./described.ts";
import { epochSeconds, isoDate, nothing, pageNumber, pageOf, rial } from "./envelope.shapes.ts";
import { reservedExtra } from "./extra.shapes.ts";
import { gateways, startValue } from "./payment.shapes.ts";
import { legalValue } from "./profile.shapes.ts";
import { confirmationCode, reservationSummary } from "./reservation.shapes.ts";
import { walletCalls } from "./wallet.calls.ts";

/** Amount that a wallet reserves for an unfinished payment. `until`: null while only the bank's answer ends it. */
export const walletHold = z.object({
  confirmation_code: confirmationCode,
  tracking_code: z.string(),
  amount: rial,
  until: epochSeconds.nullable(),
});
/** Call 77. Rial. Amounts held for payments under way are part of the balance, and not available. */
export const balanceValue = z.object({
  balance: rial,
  available: rial,
  profit_counter: rial,
  holds: z.array(walletHold),
  /** The top-up card with the largest refundable amount, and that amount; null without any. */
  top_up: z.object({ number: z.string().nullable(), amount: rial }).nullable(),
});
export type BalanceValue = z.infer<typeof balanceValue>;

export const transactionsQuery = z.strictObject({
  type: z.enum(transactionTypes).optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  page: pageNumber.optional(),
});
/** Signed rial: money received is positive. */
export const walletTransaction = z.object({
  id: z.string(),
  type: z.enum(transactionTypes),
  amount: z.number().int(),
  balance_after: rial,
  /** The reservation it belongs to, or null. */
  confirmation_code: z.string().nullable(),
  at: epochSeconds,
});
export const transactionsValue = pageOf(walletTransaction);
export type TransactionsValue = z.infer<typeof transactionsValue>;

/** Call 78: the same answer as starting a payment. */
export const chargeInput = z.strictObject({ amount: z.number().int(), gateway: z.enum(gateways) });

/** In addresses of receipts: 128 bits, random or a keyed hash. */
const receiptNumber = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
const page = pageNumber.optional();

/** Route of a part of a movement: the card, a bank account or the wallet. */
export const movementPart = z.object({
  by: z.enum(refundDestinations),
  amount: rial,
  /** The card or the IBAN, masked; null for the wallet, and when unknown. */
  number: z.string().nullable(),
  /** Time by which it arrives; null if it arrived at once. */
  due_at: epochSeconds.nullable(),
  /** Null while on its way. */
  sent_at: epochSeconds.nullable(),
});

/** A movement or a hold of a user's money. `amount` is signed rial: money received is positive. */
export const movement = z.object({
  /** Code of its receipt; null before any movement. */
  number: receiptNumber.nullable(),
  kind: z.enum(movementKinds),
  state: z.enum(movementStates),
  amount: z.number().int(),
  parts: z.array(movementPart),
  confirmation_code: confirmationCode.nullable(),
  tracking_code: z.string().nullable(),
  at: epochSeconds,
  /** Time until which it is held; null otherwise, and while only the bank's answer ends it. */
  until: epochSeconds.nullable(),
  /** Its number among the parts of one sum; absent for all else. */
  part_number: z.number().int().optional(),
  /** It is the difference of a change of the reservation, paid or refunded; absent for all else. */
  is_change: z.literal(true).optional(),
});
export type MovementValue = z.infer<typeof movement>;
export const movementsQuery = z.strictObject({ kind: z.enum(movementKinds).optional(), page });
export const movementsValue = pageOf(movement);
export type MovementsValue = z.infer<typeof movementsValue>;

const includedExtra = z.object({
  ...reservedExtra.pick({ title_fa: true, title_en: true, provider_fa: true, provider_en: true }).shape,
  amount: rial,
});
const includedDiscount = z.object({ code: z.string(), amount: z.number().int().negative() });
export type Included = z.infer<typeof includedExtra> | z.infer<typeof includedDiscount>;

/** The receipt of a movement, for its owner alone. */
export const receiptValue = movement.extend({
  number: receiptNumber,
  /** The receipt's printed number: fifteen digits, unique to this receipt. */
  reference: z.string().regex(/^\d{15}$/),
  customer: z.object({
    name_fa: z.string().nullable(),
    name_en: z.string().nullable(),
    mobile: z.string(),
    /** Company that it is made out to; null if the profile names none. */
    company: legalValue.pick({ company_name: true, legal_id: true, economic_code: true }).nullable(),
  }),
  /** The reservation paid for or refunded; null for the wallet's own movements. */
  reservation: z.object({ kind: z.string(), summary: reservationSummary }).nullable(),
  /** They add up to the absolute amount of the movement. */
  lines: z.array(z.object({ what: z.enum(receiptLines), amount: z.number().int() })),
  /**
   * Extras, each with its provider, and the discount (below zero) within the first line; the rest of it is the booking's
   * own price. Absent in answers of the previous version, and where there are none.
   */
  includes: z.array(z.union([includedExtra, includedDiscount])).optional(),
  vat: z.object({ percent: z.number().int(), amount: rial }),
});
export type ReceiptValue = z.infer<typeof receiptValue>;

/** Calls of this area with their shapes. */
export const walletContract = withShapes(walletCalls, {
  balance: [nothing, balanceValue],
  transactions: [transactionsQuery, transactionsValue],
  movements: [movementsQuery, movementsValue],
  receipt: [nothing, receiptValue],
  charge: [chargeInput, startValue],
});
