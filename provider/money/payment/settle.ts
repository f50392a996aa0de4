import type { FailureReason } from "#domain/payment/failure-reasons.ts";
import { SESSION_SECONDS } from "#domain/payment/states.ts";
import { isClosed } from "../../identity/user/account.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { faultPoint } from "../../kernel/fault-points.ts";
import { enqueueShareNotice } from "../../kernel/notify.ts";
import type { Services } from "../../services.ts";
import { type Journal, post, type SiteAccount, walletOf } from "../ledger/journal.ts";
import type { Payable, PayingServices } from "../payables.ts";
import type { Unverified, Verdict } from "./gateway.ts";
import { lockWallet, releaseInWallet } from "./hold.ts";
import { oweLate } from "./late.ts";
import { standingOfParts, takePart } from "./parts.ts";
import { findPayment, isSettled, type PaymentRow, setState, WRONG_AMOUNT } from "./row.ts";
import { askGateway, keepWrongAmount, watchWrongAmount } from "./wrong-amount.ts";

/**
 * Pause before the reconciler's next check, seconds, by the number of checks: back-off for a gateway that does not
 * answer.
 */
const PAUSES = [30, 30, 60, 120, 300] as const;

/**
 * Verifies a payment at its gateway and books the result, once: the one path for the callback, a repeated callback
 * and the reconciler. The gateway is asked outside of any transaction, with our own
 * amount; then everything that follows is one transaction under the payment's lock.
 *
 * @param isGivenUp the payer is said to be back without having paid: unpaid now means failed. Should that be a lie, or
 * the payer pay after all, the bank's later yes is booked all the same.
 * @param listed what the gateway lists as paid for it, where it does.
 * @returns the payment as it is then; null when there is none.
 */
export async function settle(
  services: Services,
  gatewayName: string,
  authority: string,
  isGivenUp: boolean,
  listed?: Unverified,
): Promise<PaymentRow | null> {
  const { database, gateways } = services;
  const found = await findPayment(database, { gateway: gatewayName, authority });
  const gateway = gateways.get(gatewayName);
  if (found === null || gateway === undefined || isSettled(found.state)) return found;
  faultPoint("before:gateway.verify");
  const verdict = await askGateway(gateway, found, listed);
  faultPoint("after:gateway.verify");
  await database.withTx(async (tx) => {
    const { payment, reservation } = await lockPayment(tx, services, found);
    if (payment === null || isSettled(payment.state)) return;
    if (verdict.kind === "wrong_amount") await keepWrongAmount(services, tx, { payment, reservation }, verdict);
    else if (payment.failureReason === WRONG_AMOUNT) await watchWrongAmount(tx, payment, verdict);
    else await apply(tx, services, payment, reservation, verdict, isGivenUp);
    faultPoint("after:verify.before-commit");
  });
  faultPoint("after:commit.before-reply");
  const now = await findPayment(database, { id: found.id });
  // The sum that the gateway really holds is known only now: it is verified at once, so that it can be reversed.
  const isKnown = found.heldAmount === null && now !== null && (now.heldAmount ?? 0) > 0 && !isSettled(now.state);
  return isKnown ? settle(services, gatewayName, authority, isGivenUp) : now;
}

type PlainVerdict = Exclude<Verdict, { kind: "wrong_amount" }>;

/**
 * Locks a payment, and before it the reservation that it pays (`kernel/database/transaction.ts`). The reservation is brought up to date, which may
 * release what the payment holds, so that it is read after that.
 */
export async function lockPayment(
  tx: Queryable,
  services: PayingServices,
  { id, reservationId, changeId }: Pick<PaymentRow, "id" | "reservationId" | "changeId">,
): Promise<{ payment: PaymentRow | null; reservation: Payable | null }> {
  if (reservationId === null) return { payment: await findPayment(tx, { id }, true), reservation: null };
  const [, , reservation] = await Promise.all([
    tx.query("SELECT id FROM reservation WHERE id = $1 FOR NO KEY UPDATE", [reservationId], "lock_paid_reservation"),
    tx.query("SELECT id FROM payment WHERE id = $1 FOR NO KEY UPDATE", [id], "lock_payment"),
    services.payables.lock(tx, services, reservationId, changeId),
  ]);
  return { payment: await findPayment(tx, { id }), reservation };
}

async function apply(
  tx: Queryable,
  services: PayingServices,
  payment: PaymentRow,
  reservation: Payable | null,
  verdict: PlainVerdict,
  isGivenUp: boolean,
): Promise<void> {
  if (verdict.kind === "paid") return book(tx, services, payment, reservation, verdict.refId, verdict.cardMasked);
  if (payment.state === "failed") return;
  const [asked] = await tx.query<{ age: number; checks: number }>(
    `UPDATE payment SET checks = checks + 1 WHERE id = $1
     RETURNING extract(epoch FROM app_now() - created_at)::float8 AS age, checks`,
    [payment.id],
  );
  const { age, checks } = asked ?? { age: 0, checks: 1 };
  const pause = PAUSES[Math.min(checks, PAUSES.length) - 1] ?? PAUSES[0];
  if (verdict.kind === "unknown") return setState(tx, payment.id, "unknown", pause);
  // Unpaid, and the payer may be at the bank's page still.
  if (!isGivenUp && age < SESSION_SECONDS) {
    // Its wallet hold lasts until then.
    return setState(tx, payment.id, "requested", Math.min(pause, SESSION_SECONDS - age));
  }
  await fail(tx, services, payment, reservation, isGivenUp ? "payment_left" : "payment_failed");
}

/** Ends a payment without money. Should the bank say yes after all, it is booked then. */
export async function fail(
  tx: Queryable,
  services: PayingServices,
  payment: PaymentRow,
  reservation: Payable | null,
  reason: FailureReason,
): Promise<void> {
  // A part leaves the reservation to be paid as it was.
  if (reservation !== null && payment.part === null) await services.payables.failed(tx, services, reservation, reason);
  if (payment.isHeld) await releaseInWallet(tx, payment.userId, payment.walletPart);
  await setState(tx, payment.id, "failed", null, { failure_reason: reason, is_held: false });
}

/** The gateway has the money: books it to the reservation or wallet, or as owed to the payer. */
async function book(
  tx: Queryable,
  services: PayingServices,
  payment: PaymentRow,
  reservation: Payable | null,
  refId: string,
  cardMasked: string | null,
): Promise<void> {
  const { id, userId, amount, walletPart } = payment;
  const columns = { ref_id: refId, card_masked: cardMasked, is_held: false };
  if (reservation === null) {
    // Its owner has deleted the account since: it goes back the way it came.
    if (await isClosed(tx, userId, "locked")) return giveBack(tx, payment, columns, "account_closed");
    await post(tx, {
      kind: "charge",
      ref: `payment:${id}`,
      postings: [
        { account: walletOf(userId), amount },
        { account: { kind: "gateway_clearing" }, amount: -amount },
      ],
    });
    return setState(tx, id, "verified", null, columns);
  }
  if (payment.part !== null && reservation.isOpen) return bookPart(tx, services, payment, reservation, columns);
  // Its session was given up, and parts of the sum are paid since.
  const isGivenUp = payment.state === "failed" && payment.changeId === null && reservation.isOpen;
  if (isGivenUp && (await standingOfParts(tx, reservation.id)).paid > 0)
    return giveBack(tx, payment, columns, "part_exceeds");
  const paid = (await isCovered(tx, services, payment, reservation))
    ? await services.payables.paid(tx, services, reservation)
    : "late_payment";
  if (payment.isHeld) await releaseInWallet(tx, userId, walletPart);
  if (paid === "applied") {
    await bookPaid(tx, `payment:${id}`, payment, await services.payables.creditor(tx, services, reservation));
    await services.payables.booked(tx, services, reservation);
    return setState(tx, id, "verified", null, { ...columns, failure_reason: null });
  }
  await giveBack(tx, payment, columns, paid);
}

/** Takes a part that the gateway has verified; one that comes too late for what is missing goes back. */
async function bookPart(
  tx: Queryable,
  services: PayingServices,
  payment: PaymentRow,
  reservation: Payable,
  columns: Parameters<typeof setState>[4],
): Promise<void> {
  await services.payables.lockStock(tx, services, reservation);
  const isPaid = await isCovered(tx, services, payment, reservation);
  if (payment.isHeld) await releaseInWallet(tx, payment.userId, payment.walletPart);
  const taken = isPaid ? await takePart(tx, services, payment, reservation) : ({ reason: "late_payment" } as const);
  if ("reason" in taken) return giveBack(tx, payment, columns, taken.reason);
  await setState(tx, payment.id, "verified", null, { ...columns, part: taken.part, failure_reason: null });
  if (payment.shareId !== null) await enqueueShareNotice(tx, reservation.id, payment.shareId, payment.amount);
}

/** Records the money that the gateway took as owed to its payer: the reconciler sends it back. */
async function giveBack(
  tx: Queryable,
  payment: PaymentRow,
  columns: Parameters<typeof setState>[4],
  reason: FailureReason,
): Promise<void> {
  await oweLate(tx, payment);
  await setState(tx, payment.id, "refund_due", 0, { ...columns, failure_reason: reason });
}

/**
 * True when the wallet still has its part: the hold was released when the payment failed, and the money may be spent
 * since. Without the whole of it nothing is paid. The reservation's stock is locked first, because wallets are locked
 * last.
 */
async function isCovered(
  tx: Queryable,
  services: PayingServices,
  payment: PaymentRow,
  reservation: Payable,
): Promise<boolean> {
  if (payment.isHeld || payment.walletPart === 0) return true;
  await services.payables.lockStock(tx, services, reservation);
  return (await lockWallet(tx, payment.userId)) >= payment.walletPart;
}

/**
 * Books the money for a reservation that is paid with it: the wallet's part out of the wallet, the rest from the
 * gateway.
 */
export async function bookPaid(
  tx: Queryable,
  ref: Journal["ref"],
  payment: Pick<PaymentRow, "userId" | "reservationId" | "changeId" | "amount" | "walletPart">,
  creditor: SiteAccount,
): Promise<void> {
  const { userId, reservationId, changeId, amount, walletPart } = payment;
  if (reservationId === null) throw new Error("A payment of no reservation");
  await post(tx, {
    kind: changeId === null ? "payment" : "change",
    ref,
    reservationId,
    postings: [
      { account: walletOf(userId), amount: -walletPart },
      { account: { kind: "gateway_clearing" }, amount: walletPart - amount },
      { account: { kind: creditor }, amount },
    ],
  });
}
