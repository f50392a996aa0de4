import { z } from "zod";
import { foreignCurrencies } from "../payment/exchange.ts";
import { failureReasons } from "../payment/failure-reasons.ts";
import { paymentOutcomes } from "../payment/outcomes.ts";
import { shareStates } from "../payment/shares.ts";
import { paymentStates } from "../payment/states.ts";
import { withShapes } from "./described.ts";
import { epochSeconds, isoDate, nothing, rial } from "./envelope.shapes.ts";
import { paymentCalls } from "./payment.calls.ts";
import { confirmationCode } from "./reservation.shapes.ts";

/** Gateways that a payment can go through. `test` exists in the demonstration only. */
export const gateways = ["zarinpal", "test"] as const;
export type GatewayName = (typeof gateways)[number];

/** A share as its booker sees it. `name`: as the companion wrote it; null until they pay. */
const ownShare = z.object({
  share_id: z.string(),
  amount: rial,
  state: z.enum(shareStates),
  name: z.string().nullable(),
  /** Last part of the address that its companion pays at. */
  share_token: z.string(),
});
export type OwnShareValue = z.infer<typeof ownShare>;

/** Gateways that can be paid at, with their names. */
export const gatewayTitles = z.array(z.object({ name: z.enum(gateways), title_fa: z.string(), title_en: z.string() }));

/**
 * Call 72. `wallet_balance` includes the amount already held for this reservation; `wallet_part` is what the wallet
 * would pay, `gateway_part` the rest.
 */
const partValue = z.object({
  payment_id: z.string(),
  part: z.number().int(),
  amount: rial,
  wallet_part: rial,
  card_masked: z.string().nullable(),
  is_paid: z.boolean(),
  /** The companion who paid it, where it is a share's; absent in answers of the previous version. */
  share_id: z.string().nullable().optional(),
});
const partsValue = z.object({
  items: z.array(partValue),
  paid: rial,
  missing: rial,
  /** Bounds of the next part; null while sessions at the bank take all that is missing. */
  next: z.object({ min: rial, max: rial }).nullable(),
  /** Parts that are left, at most. */
  left: z.number().int(),
  /** Deadline that a first part of at least `first` gives; null where it gives no more time. */
  lengthens: z.object({ first: rial, until: epochSeconds }).nullable(),
  /** Shares that companions pay or have paid. Absent in answers of the previous version. */
  shares: z.array(ownShare).optional(),
});
export type PartsValue = z.infer<typeof partsValue>;
export const methodsQuery = z.strictObject({
  confirmation_code: confirmationCode,
  /** A held change of it: its difference is to be paid. */
  change_id: z.string().max(50).optional(),
});
export const methodsValue = z.object({
  payable: rial,
  wallet_balance: rial,
  wallet_part: rial,
  gateway_part: rial,
  /**
   * Parts that were paid or are at the bank, and what the next one may be; null where it can be paid in one go alone.
   * Absent in answers of the previous version.
   */
  parts: partsValue.nullable().optional(),
  gateways: gatewayTitles,
});
export type MethodsValue = z.infer<typeof methodsValue>;

/** Cards that a gateway takes: of Iranian banks alone, or those issued abroad too. */
export const cardsTaken = ["iranian", "any"] as const;
export type CardsTaken = (typeof cardsTaken)[number];

/** Rial for one unit of a currency by the company's word, and the day in Tehran that it was set for. */
const exchangeRate = z.object({ currency: z.enum(foreignCurrencies), rial: rial.positive(), day: isoDate });

/**
 * Which cards the gateways take, and rates for sums beside toman: the newest of each currency, none that is older than
 * `RATE_DAYS`. Every payment is in rial.
 */
export const termsValue = z.object({ cards: z.enum(cardsTaken), rates: z.array(exchangeRate) });
export type TermsValue = z.infer<typeof termsValue>;

/** Call 73. */
export const startInput = z.strictObject({
  confirmation_code: confirmationCode,
  gateway: z.enum(gateways),
  use_wallet: z.boolean(),
  /** Pays so much of what is due, rial; without it all of it. */
  part: rial.positive().optional(),
  /** Pays the difference of a held change of the reservation. */
  change_id: z.string().max(50).optional(),
});
/** The payer's next address: the gateway, or the status page when the wallet paid it all. */
export const startValue = z.object({ payment_id: z.string(), redirect_address: z.string() });
export type StartValue = z.infer<typeof startValue>;

/** `is_left`: the payer is back and has not paid. Should the bank say yes after all, the money is taken all the same. */
export const checkInput = z.strictObject({ is_left: z.boolean().optional() });

/** Call 75, and the answer after asking the gateway again. */
export const paymentValue = z.object({
  payment_id: z.string(),
  /** Null: a wallet top-up. */
  confirmation_code: confirmationCode.nullable(),
  attempt: z.number().int(),
  /** Its number among the parts of one sum; null: it pays the whole. Absent in answers of the previous version. */
  part: z.number().int().nullable().optional(),
  /** The held change whose difference it pays; null: none. Absent in answers of the previous version. */
  change_id: z.string().nullable().optional(),
  gateway: z.enum(gateways).nullable(),
  amount: rial,
  wallet_part: rial,
  state: z.enum(paymentStates),
  ref_id: z.string().nullable(),
  /** As masked by the gateway. */
  card_masked: z.string().nullable(),
  /** A code of `domain/messages`, or null. */
  failure_reason: z.enum(failureReasons).nullable(),
  /** Amount that the gateway actually has, if it differs from the requested one. */
  held_amount: rial.nullable(),
  created_at: epochSeconds,
  settled_at: epochSeconds.nullable(),
});
export type PaymentValue = z.infer<typeof paymentValue>;

/**
 * Outcome for a payer who returns from the bank without a session: the address of the return carries the payment's id.
 */
export const outcomeValue = z.object({
  outcome: z.enum(paymentOutcomes),
  /** Null: a wallet top-up. */
  tracking_code: z.string().nullable(),
});
export type OutcomeValue = z.infer<typeof outcomeValue>;

/** Call 74: parameters of a gateway's redirect. A hint, never proof. */
export const callbackQuery = z.object({ Authority: z.string().max(100), Status: z.string().max(20) });

/** Calls of this area with their shapes. */
export const paymentContract = withShapes(paymentCalls, {
  methods: [methodsQuery, methodsValue],
  terms: [nothing, termsValue],
  start: [startInput, startValue],
  details: [nothing, paymentValue],
  outcome: [nothing, outcomeValue],
  check: [checkInput, paymentValue],
  retry: [nothing, startValue],
});
