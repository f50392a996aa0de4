import type { PaymentState } from "#domain/payment/states.ts";
import { arrayLiteral, type Database } from "../../kernel/database/database.ts";
import { errorFields } from "../../kernel/log.ts";
import { runConcurrently } from "../../kernel/run-concurrently.ts";
import type { Services } from "../../services.ts";
import { reconcileCardLegs } from "../refund/card-leg.ts";
import type { PaymentGateway, Unverified } from "./gateway.ts";
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
  changeId: number | null;
  state: PaymentState;
  gateway: string | null;
  authority: string | null;
};

/**
 * The reconciler: asks gateways about every payment whose time has come, ends those that never
 * reached one, gives back what is owed, sends the cards' legs of refunds, settles what a gateway took and is not verified, and keeps what a gateway
 * took for a session that is in no books of ours. Sixteen at once, each under a lease: a gateway that hangs on one
 * delays no other. Returns how many it looked at.
 */
export async function reconcilePayments(services: Services, stopping?: AbortSignal): Promise<number> {
  const leased: Listed[] = [];
  const looked = await Promise.all([
    reconcileDue(services, stopping),
    reconcileCardLegs(services, stopping),
    ...[...services.gateways.values()].map(async (gateway) => {
      const listed = (await gateway.unverified()).map((one) => ({ gateway, one }));
      return settleListed(services, listed, (taken) => leased.push(taken), stopping);
    }),
  ]);
  // Only the list tells what a gateway holds, so sessions that were being asked about meanwhile are checked once more.
  await settleListed(services, leased, () => {}, stopping);
  return looked.reduce((sum, one) => sum + one, 0);
}

/** Each payment that is due is looked at once in a run, however soon it is due again. */
async function reconcileDue(services: Services, stopping?: AbortSignal): Promise<number> {
  const { database } = services;
  const seen: number[] = [];
  return runConcurrently(
    async (most) => {
      const due = await take(database, seen, most);
      seen.push(...due.map(({ id }) => id));
      return due;
    },
    (due) => underLease(services, due.id, () => look(services, due)),
    stopping,
  );
}

/** Does the work under a lease, and ends it. */
async function underLease(services: Services, id: number, work: () => Promise<unknown>): Promise<void> {
  await attempt(services, work);
  await attempt(services, () =>
    services.database.query("UPDATE payment SET leased_until = NULL WHERE id = $1", [id], "end_lease"),
  );
}

const IS_FREE = "(leased_until IS NULL OR leased_until < clock_timestamp())";

/** Leases run by the machine's clock; due times by the product's clock, which tests and the demonstration advance. */
const take = (database: Database, seen: readonly number[], most: number): Promise<Due[]> =>
  database.query<Due>(
    `UPDATE payment SET leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
     WHERE id IN (
       SELECT id FROM payment
       WHERE next_check_at <= app_now() AND ${IS_FREE}
         AND id <> ALL ($1::bigint[])
       ORDER BY next_check_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id, reservation_id AS "reservationId", change_id AS "changeId", state, gateway, authority`,
    [arrayLiteral(seen), most],
    "take_payments",
  );

async function look(
  services: Services,
  { id, reservationId, changeId, state, gateway, authority }: Due,
): Promise<unknown> {
  if (isSettled(state)) return returnLate(services, id);
  if (gateway !== null && authority !== null) return settle(services, gateway, authority, false);
  return services.database.withTx(async (tx) => {
    const { payment, reservation } = await lockPayment(tx, services, { id, reservationId, changeId });
    if (payment?.state === "created") await fail(tx, services, payment, reservation, "gateway_away");
  });
}

/** A session that a gateway lists as paid and never verified. */
type Listed = { readonly gateway: PaymentGateway; readonly one: Unverified };

/**
 * Settles listed sessions that are ours, and records those that belong to nothing we know. Uses the same lease as due
 * payments; `onLeased` gets a session that is being asked about at the moment, and nothing more is asked about it.
 */
function settleListed(
  services: Services,
  listed: readonly Listed[],
  onLeased: (listed: Listed) => unknown,
  stopping?: AbortSignal,
): Promise<number> {
  const waiting = [...listed];
  const settleOne = async (each: Listed) => {
    const { gateway, one } = each;
    const [found] = await services.database.query<{ id: number; isTaken: boolean }>(
      TAKE_LISTED,
      [gateway.name, one.authority],
      "take_listed_payment",
    );
    if (found === undefined) return keepUnknown(services, gateway.name, one);
    if (!found.isTaken) return onLeased(each);
    return underLease(services, found.id, () => settle(services, gateway.name, one.authority, false, one));
  };
  return runConcurrently(
    (most) => waiting.splice(0, most),
    (each) => attempt(services, () => settleOne(each)),
    stopping,
  );
}

const TAKE_LISTED = `
  WITH taken AS (
    UPDATE payment SET leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    WHERE gateway = $1 AND authority = $2 AND ${IS_FREE} RETURNING id)
  SELECT id, EXISTS (SELECT FROM taken) AS "isTaken" FROM payment WHERE gateway = $1 AND authority = $2`;

async function attempt({ log }: Services, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => log.error("a payment could not be settled", errorFields(error)));
}
