import { z } from "zod";
import { failureReasons } from "../payment/failure-reasons.ts";
import { paymentOutcomes } from "../payment/outcomes.ts";
import { paymentStates } from "../payment/states.ts";
import { epochSeconds, rial } from "./envelope.shapes.ts";
import { confirmationCode } from "./reservation.shapes.ts";

/** Gateways that a payment can go through. `test` exists in the demonstration only. */
export const gateways = ["zarinpal", "test"] as const;
export type GatewayName = (typeof gateways)[number];

/** Call 72. `wallet_balance` counts what the wallet holds for this reservation already; `wallet_part` is what the wallet would pay of it, `gateway_part` the rest. */
export const methodsQuery = z.strictObject({ confirmation_code: confirmationCode });
export const methodsValue = z.object({
  payable: rial,
  wallet_balance: rial,
  wallet_part: rial,
  gateway_part: rial,
  gateways: z.array(z.object({ name: z.enum(gateways), title_fa: z.string(), title_en: z.string() })),
});
export type MethodsValue = z.infer<typeof methodsValue>;

/** Call 73. */
export const startInput = z.strictObject({
  confirmation_code: confirmationCode,
  gateway: z.enum(gateways),
  use_wallet: z.boolean(),
});
/** Where the payer goes next: the gateway, or straight to the status page when the wallet paid it all. */
export const startValue = z.object({ payment_id: z.string(), redirect_address: z.string() });
export type StartValue = z.infer<typeof startValue>;

/** Call 75, and what asking the gateway again answers. */
export const paymentValue = z.object({
  payment_id: z.string(),
  /** Null: it charges the wallet. */
  confirmation_code: confirmationCode.nullable(),
  attempt: z.number().int(),
  gateway: z.enum(gateways).nullable(),
  amount: rial,
  wallet_part: rial,
  state: z.enum(paymentStates),
  ref_id: z.string().nullable(),
  /** As the gateway masks it. */
  card_masked: z.string().nullable(),
  /** A code with words in `domain/messages`, or null. */
  failure_reason: z.enum(failureReasons).nullable(),
  /** What the gateway really has, where that is another sum than was asked of it. */
  held_amount: rial.nullable(),
  created_at: epochSeconds,
  settled_at: epochSeconds.nullable(),
});
export type PaymentValue = z.infer<typeof paymentValue>;

/** The outcome for a payer who is back from the bank without a session: the payment's id stands in the address of the return. */
export const outcomeValue = z.object({
  outcome: z.enum(paymentOutcomes),
  /** Null: it charges the wallet. */
  tracking_code: z.string().nullable(),
});
export type OutcomeValue = z.infer<typeof outcomeValue>;

/** Call 74: what a gateway's redirect brings. A hint, never a fact. */
export const callbackQuery = z.object({ Authority: z.string().max(100), Status: z.string().max(20) });
