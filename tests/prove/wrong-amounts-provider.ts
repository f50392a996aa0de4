import type { Hono } from "hono";
import type { AlarmsValue } from "#domain/contract/operator.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import type { DatabaseTarget } from "#provider/kernel/database/target.ts";
import { createBank } from "#provider/money/bank/bank.ts";
import { openBooks } from "#provider/money/bank/books.ts";
import { reconcilePayments } from "#provider/money/payment/reconcile.ts";
import { zarinpal } from "#provider/money/payment/zarinpal.ts";
import type { Services } from "#provider/services.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf, newKey } from "#tests/support/client.ts";
import { testServices } from "#tests/support/services.ts";
import { wait } from "#tests/support/stay.ts";
import { type PayingProvider, payWrongAmounts, type WrongAmounts } from "./wrong-amounts.ts";

const BASE = "http://bank.test";

/** A provider and its bank, for the proof of wrong amounts. */
export function wrongAmountsProvider(provider: { services: Services; app: Hono }, bank: Hono): PayingProvider {
  const { services, app } = provider;
  const { make, submitted } = bookingAt(provider);
  return {
    database: services.database,
    async startPayment() {
      const { user, reservation } = await submitted(await make());
      const body = { confirmation_code: reservation.confirmation_code, gateway: "test", use_wallet: false };
      const { value } = await user.post<StartValue>("payment/v2/start", body, newKey());
      return { ...value, amount: reservation.totals.payable };
    },
    bank: async (path, init) => bank.request(path, init),
    comeBack: async (authority) => app.request(`/payment/v2/callback/test?Authority=${authority}&Status=OK`),
    // Each stay's clock was set back to noon: payments are due only once that time has passed.
    async reconcile() {
      await wait(services.database, 60);
      await reconcilePayments(services);
    },
    alarms: async () =>
      (
        await callerOf(app, { Authorization: `Bearer ${services.settings.operatorToken}` }).get<AlarmsValue>(
          "operator/v2/alarms",
        )
      ).value,
  };
}

/** The ten ways at a separate provider, over a database with only the small world. */
export async function payWrongAmountsAt(place: DatabaseTarget): Promise<WrongAmounts> {
  const books = openBooks(":memory:", () => FROZEN_NOW);
  const bank = createBank(books);
  const line = async (address: string | URL | Request, init?: RequestInit): Promise<Response> =>
    bank.request(String(address).slice(BASE.length), init);
  const gateway = zarinpal({ name: "test", base: BASE, merchantId: "test", fetch: line });
  const services = { ...(await testServices(place)), gateways: new Map([["test", gateway]]) };
  try {
    return await payWrongAmounts(wrongAmountsProvider({ services, app: createApp(services) }, bank));
  } finally {
    await services.database.close();
    books.close();
  }
}
