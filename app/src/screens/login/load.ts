import { ourAddress } from "#app/src/our-address.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import type { OutcomeValue } from "#domain/contract/payment.shapes.ts";

export type LoginData = {
  /** Page that the visitor came from and returns to: a path of this site. */
  returnTo: string;
  /** The outcome of the payment that the visitor is back from the bank with. */
  payment: OutcomeValue | null;
};

/** Asks for the outcome of the payment in a return's address; null where there is none. */
async function outcomeAt(address: string, { client }: LoadContext): Promise<OutcomeValue | null> {
  const payment_id = new URLSearchParams(address.split("?")[1]).get("payment");
  if (!payment_id) return null;
  const result = await client.call(paymentCalls.outcome, { params: { payment_id } });
  return result.ok ? result.value : null;
}

export async function loadLogin(context: LoadContext): Promise<Loaded<LoginData>> {
  const returnTo = ourAddress(context.request.query.get("return_to") ?? "") ?? addressOf("home");
  return { kind: "ready", data: { returnTo, payment: await outcomeAt(returnTo, context) } };
}
