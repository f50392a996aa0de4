import type { PaymentState } from "#domain/payment/states.ts";
import { workAtOnce } from "../base/at-once.ts";
import { arrayLiteral, type Database } from "../database/database.ts";
import { errorFields } from "../log.ts";
import { reconcileCardLegs } from "../refund/card-leg.ts";
import type { Services } from "../services.ts";
import type { PaymentGateway } from "./gateway.ts";
import { returnLate } from "./late.ts";
import { isSettled } from "./row.ts";
import { fail, lockPayment, settle } from "./settle.ts";
import { keepUnknown } from "./unknown.ts";

/**
 * Longer than a gateway is waited for twice; a process that dies in the middle delays its payments by this much. Should
 * one take longer, nothing is booked twice: that is kept by the payment's lock.
 */
const LEASE_SECONDS = 20;

type Due = {
  id: number;
  reservationId: number | null;
  state: PaymentState;
  gateway: string | null;
  authority: string | null;
};

/**
 * The reconciler (reliability rule 15): asks gateways about every payment whose time has come, ends those that never
 * reached one, gives back what is owed, sends the cards' legs of refunds, settles what a gateway took and is not verified, and keeps what a gateway
 * took for a session that is in no books of ours. Sixteen at once, each under a lease: a gateway that hangs on one
 * delays no other. Returns how many it looked at.
 */
export async function reconcilePayments(services: Services, stopping?: AbortSignal): Promise<number> {
  const looked = await Promise.all([
    reconcileDue(services, stopping),
    reconcileCardLegs(services, stopping),
    ...[...services.gateways.values()].map((gateway) => reconcileUnverified(services, gateway, stopping)),
  ]);
  return looked.reduce((sum, one) => sum + one, 0);
}

/** Each payment that is due is looked at once in a run, however soon it is due again. */
async function reconcileDue(services: Services, stopping?: AbortSignal): Promise<number> {
  const { database } = services;
  const seen: number[] = [];
  return workAtOnce(
    async (most) => {
      const due = await take(database, seen, most);
      seen.push(...due.map(({ id }) => id));
      return due;
    },
    async (due) => {
      await attempt(services, () => look(services, due));
      await attempt(services, () =>
        database.query("UPDATE payment SET leased_until = NULL WHERE id = $1", [due.id], "end_lease"),
      );
    },
    stopping,
  );
}

/** Leases run by the machine's clock; due times by the product's clock, which tests and the demonstration advance. */
const take = (database: Database, seen: readonly number[], most: number): Promise<Due[]> =>
  database.query<Due>(
    `UPDATE payment SET leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
     WHERE id IN (
       SELECT id FROM payment
       WHERE next_check_at <= app_now() AND (leased_until IS NULL OR leased_until < clock_timestamp())
         AND id <> ALL ($1::bigint[])
       ORDER BY next_check_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id, reservation_id AS "reservationId", state, gateway, authority`,
    [arrayLiteral(seen), most],
    "take_payments",
  );

async function look(services: Services, { id, reservationId, state, gateway, authority }: Due): Promise<unknown> {
  if (isSettled(state)) return returnLate(services, id);
  if (gateway !== null && authority !== null) return settle(services, gateway, authority, false);
  const { database, products } = services;
  return database.withTx(async (tx) => {
    const { payment, reservation } = await lockPayment(tx, products, { id, reservationId });
    if (payment?.state === "created") await fail(tx, products, payment, reservation, "gateway_away");
  });
}

/** What a gateway lists as paid and never verified: settled where it is ours, kept where it is of nothing we know. */
async function reconcileUnverified(
  services: Services,
  gateway: PaymentGateway,
  stopping?: AbortSignal,
): Promise<number> {
  const waiting = [...(await gateway.unverified())];
  return workAtOnce(
    (most) => waiting.splice(0, most),
    (listed) =>
      attempt(services, async () => {
        const settled = await settle(services, gateway.name, listed.authority, false, listed);
        if (settled === null) await keepUnknown(services, gateway.name, listed);
      }),
    stopping,
  );
}

async function attempt({ log }: Services, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => log.error("a payment could not be settled", errorFields(error)));
}
