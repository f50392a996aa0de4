import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { sumText } from "#domain/text/sum-text.ts";
import { accountOf, isClosed } from "../../identity/user/account.ts";
import { raiseAlarm } from "../../kernel/alarm/alarm.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { enqueueNotice } from "../../kernel/notify.ts";
import { enqueueSms } from "../../kernel/outbox/sms.ts";
import type { Services } from "../../services.ts";
import type { Payable } from "../payables.ts";
import type { PaymentGateway, Unverified, Verdict, WrongAmount } from "./gateway.ts";
import { releaseInWallet } from "./hold.ts";
import { oweLate } from "./late.ts";
import { gatewayPartOf, type PaymentRow, setState, WRONG_AMOUNT } from "./row.ts";

/**
 * A gateway that holds another sum than we asked for. It pays nothing: an alarm is raised, the traveller gets an SMS,
 * and what the gateway really holds goes back. It is verified first, with its own sum, because only what is verified
 * can be sent back; from then on it goes the way of late money.
 */

/** Time for which the gateway is polled about a sum that we cannot take: by then it has returned it by itself. */
const WATCHED_SECONDS = 72 * HOUR_SECONDS;
const PAUSE_SECONDS = 300;

/**
 * Asks for the outcome of a session: with our sum, and once it is known that the gateway holds another one, with that.
 *
 * @param listed the gateway's list entry of this session as paid, if any.
 */
export async function askGateway(gateway: PaymentGateway, payment: PaymentRow, listed?: Unverified): Promise<Verdict> {
  const { authority, heldAmount } = payment;
  if (authority === null) return { kind: "unknown" };
  const ours = payment.amount - payment.walletPart;
  const verdict = await gateway.verify(authority, heldAmount ?? ours);
  if (verdict.kind === "paid" && heldAmount !== null) {
    return { kind: "wrong_amount", held: heldAmount, said: null, taken: verdict };
  }
  // The gateway answers "not paid" to the verification, and lists the session as paid with another sum.
  if (verdict.kind === "unpaid" && listed !== undefined && listed.amount !== ours) return found(listed);
  if (verdict.kind !== "wrong_amount" || verdict.held !== null || verdict.taken !== null) return verdict;
  const paid = listed ?? (await gateway.unverified()).find((one) => one.authority === authority);
  return paid === undefined ? verdict : found(paid);
}

const found = ({ amount, said }: Unverified): WrongAmount => ({
  kind: "wrong_amount",
  held: amount,
  said,
  taken: null,
});

/** Writes down that the gateway holds another sum, in the transaction that has locked both. */
export async function keepWrongAmount(
  services: Services,
  tx: Queryable,
  { payment, reservation }: { payment: PaymentRow; reservation: Payable | null },
  { held, said, taken }: WrongAmount,
): Promise<void> {
  const { id, userId, walletPart, gateway } = payment;
  const ours = payment.amount - walletPart;
  // A list that names our own sum where verifying refuses it contradicts itself: then the sum is not known.
  const sum = held === ours ? null : held;
  await raiseAlarm(tx, services.log, {
    kind: "wrong_amount",
    subject: `payment:${id}`,
    facts: { gateway, asked: ours, held: sum, said },
  });
  if (payment.failureReason !== WRONG_AMOUNT) {
    if (reservation !== null && payment.part === null)
      await services.payables.failed(tx, services, reservation, WRONG_AMOUNT);
    if (payment.isHeld) await releaseInWallet(tx, userId, walletPart);
    await tell(services, tx, payment, sum);
  }
  const columns = { failure_reason: WRONG_AMOUNT, held_amount: sum, is_held: false };
  if (taken !== null) {
    await oweLate(tx, { ...payment, failureReason: WRONG_AMOUNT, heldAmount: sum });
    return setState(tx, id, "refund_due", 0, { ...columns, ref_id: taken.refId, card_masked: taken.cardMasked });
  }
  await setState(tx, id, "failed", sum === 0 ? null : await nextCheck(tx, payment), columns);
}

/**
 * A payment whose gateway holds another sum, and does not let us take it now: watched until it has gone back by itself.
 */
export async function watchWrongAmount(tx: Queryable, payment: PaymentRow, verdict: Verdict): Promise<void> {
  await setState(tx, payment.id, "failed", verdict.kind === "unpaid" ? null : await nextCheck(tx, payment));
}

async function nextCheck(tx: Queryable, { id }: PaymentRow): Promise<number | null> {
  const [{ age } = { age: 0 }] = await tx.query<{ age: number }>(
    "SELECT extract(epoch FROM app_now() - created_at)::float8 AS age FROM payment WHERE id = $1",
    [id],
  );
  return age > WATCHED_SECONDS ? null : PAUSE_SECONDS;
}

async function tell(services: Services, tx: Queryable, payment: PaymentRow, held: number | null): Promise<void> {
  if (held === 0) return;
  const asked = gatewayPartOf({ ...payment, failureReason: null });
  if (payment.reservationId !== null) {
    return enqueueNotice(tx, payment.reservationId, "wrong_amount", held, asked);
  }
  if (await isClosed(tx, payment.userId)) return;
  const owner = await accountOf(tx, services.vault, payment.userId);
  const money = (sum: number | null) => sumText(sum, owner.locale);
  await enqueueSms(tx, services, owner, "wrong_amount_charge", { asked: money(asked), held: money(held) });
}
