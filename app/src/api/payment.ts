import { paymentCalls } from "#domain/contract/payment.calls.ts";
import type { GatewayName } from "#domain/contract/payment.shapes.ts";
import type { Client } from "./client.ts";

export type PaymentChoice = { confirmation_code: string; gateway: GatewayName; use_wallet: boolean };

/** Paying for a reservation: the wallet first, the rest through a gateway. `key` is one for one intent. */
export const paymentApi = (client: Client) => ({
  methods: (confirmation_code: string) => client.call(paymentCalls.methods, { query: { confirmation_code } }),
  start: (body: PaymentChoice, idempotencyKey: string) => client.call(paymentCalls.start, { body, idempotencyKey }),
  /** Asks the bank what became of it. */
  check: (payment_id: string) => client.call(paymentCalls.check, { params: { payment_id } }),
});
