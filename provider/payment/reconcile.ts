import type { PaymentState } from "#domain/contract/payment.shapes.ts";
import { errorFields } from "../log.ts";
import type { Services } from "../services.ts";
import { returnLate } from "./late.ts";
import { findPayment, isSettled } from "./row.ts";
import { fail, settle } from "./settle.ts";

const BATCH = 50;

type Due = { id: number; state: PaymentState; gateway: string | null; authority: string | null };

/**
 * The reconciler (reliability rule 15): asks gateways about every payment whose time has come, ends those that never
 * reached one, gives back what is owed, and settles what a gateway took and nobody has verified. Returns how many it
 * looked at.
 */
export async function reconcilePayments(services: Services): Promise<number> {
  const { database, gateways, log } = services;
  let looked = 0;
  const attempt = async (work: () => Promise<unknown>) => {
    looked += 1;
    await work().catch((error: unknown) => log.error("a payment could not be settled", errorFields(error)));
  };
  const due = await database.query<Due>(
    `SELECT id, state, gateway, authority FROM payment WHERE next_check_at <= app_now() ORDER BY next_check_at LIMIT ${BATCH}`,
  );
  for (const { id, state, gateway, authority } of due) {
    if (isSettled(state)) await attempt(() => returnLate(services, id));
    else if (gateway !== null && authority !== null) await attempt(() => settle(services, gateway, authority, false));
    else
      await attempt(() =>
        database.withTx(async (tx) => {
          const payment = await findPayment(tx, { id }, true);
          if (payment?.state === "created") await fail(tx, payment, "gateway_away");
        }),
      );
  }
  for (const gateway of gateways.values()) {
    for (const authority of await gateway.unverified()) {
      await attempt(() => settle(services, gateway.name, authority, false));
    }
  }
  return looked;
}
