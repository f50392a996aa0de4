import { z } from "zod";
import { transactionTypes } from "../wallet.ts";
import { epochSeconds, isoDate, pageOf, rial } from "./envelope.shapes.ts";
import { gateways } from "./payment.shapes.ts";
import { confirmationCode } from "./reservation.shapes.ts";

/** What a wallet keeps aside for a payment that is not finished. `until`: null while only the bank's answer ends it. */
export const walletHold = z.object({
  confirmation_code: confirmationCode,
  tracking_code: z.string(),
  amount: rial,
  until: epochSeconds.nullable(),
});
/** Call 77. Rial. What the wallet holds for a payment under way is part of the balance, and not available. */
export const balanceValue = z.object({
  balance: rial,
  available: rial,
  profit_counter: rial,
  holds: z.array(walletHold),
});
export type BalanceValue = z.infer<typeof balanceValue>;

export const transactionsQuery = z.strictObject({
  type: z.enum(transactionTypes).optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  page: z.number().int().min(1).max(1000).optional(),
});
/** Signed rial: what came in is positive. */
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

/** Call 78: answers as starting a payment does. */
export const chargeInput = z.strictObject({ amount: z.number().int(), gateway: z.enum(gateways) });
