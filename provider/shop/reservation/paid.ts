import type { FailureReason } from "#domain/payment/failure-reasons.ts";
import type { Actor } from "#domain/reservation/transitions.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { change, notOpen, recordEvent } from "./change.ts";
import type { CatchingUp } from "./product.ts";
import type { UpToDate } from "./row.ts";
import { lockReservation } from "./up-to-date.ts";

/** Operations of payments on reservations, each within the payment's own transaction. */

/**
 * Locks a user's reservation to begin a payment for it. Refused as `not_found` when it is not theirs, as
 * `deadline_passed` when its deadline is over by the database's clock, as `ended_by_supplier` when its supplier has ended
 * it, as `not_open` when it is not to be paid otherwise.
 */
export async function lockPayable(
  tx: Queryable,
  services: CatchingUp,
  confirmationCode: string,
  userId: number,
): Promise<UpToDate | Refusal> {
  const row = await lockReservation(tx, services, { code: confirmationCode, userId });
  if (row === null) return refuse("not_found");
  const { status, paymentDeadlineAt } = row;
  if ((status !== "ready_to_pay" && status !== "payment_failed") || paymentDeadlineAt === null) return notOpen(row);
  return row;
}

/**
 * Applies a verified payment for the whole of it (T10, T12, T23). Otherwise (T24) returns the reason: it has ended, or
 * is paid already; only its history changes, no stock is taken, and the caller returns the whole sum.
 *
 * @param locked the reservation, where the caller has locked it.
 *
 * @param actor the payer, where no gateway took part: the wallet alone pays by its user's own hand.
 */
export async function reservationPaid(
  tx: Queryable,
  services: CatchingUp,
  reservationId: number,
  locked?: UpToDate,
  actor?: Actor,
): Promise<"applied" | "late_payment" | "paid_twice"> {
  const row = locked ?? (await lockReservation(tx, services, { id: reservationId }));
  if (row === null) throw new Error("A payment was verified for no reservation");
  if (!isRefusal(await change(tx, services.products, row, "pay", actor && { actor }))) return "applied";
  const reason = row.paid > 0 && row.endedAt === null ? "paid_twice" : "late_payment";
  await recordEvent(tx, row.id, { from: row.status, to: row.status, actor: "gateway", reason });
  return reason;
}

/**
 * A payment failed (T11, T13). Nothing happens to a reservation that is not being paid: a gateway may say no after the
 * end, or twice.
 *
 * @param locked the reservation, where the caller has locked it.
 */
export async function reservationPaymentFailed(
  tx: Queryable,
  services: CatchingUp,
  reservationId: number,
  reason: FailureReason,
  locked?: UpToDate,
): Promise<void> {
  const row = locked ?? (await lockReservation(tx, services, { id: reservationId }));
  if (row === null) throw new Error("A payment failed for no reservation");
  await change(tx, services.products, row, "payment_failure", { reason });
}

/** Sets the deadline of a locked reservation that is being paid, epoch seconds. Its length stays for the extension. */
export const movePaymentDeadline = (tx: Queryable, reservationId: number, deadline: number): Promise<unknown> =>
  tx.query(
    `UPDATE reservation SET payment_deadline_at = to_timestamp($2::float8), timer_at = to_timestamp($2::float8),
       version = version + 1
     WHERE id = $1 AND status IN ('ready_to_pay', 'payment_failed')`,
    [reservationId, deadline],
    "move_payment_deadline",
  );
