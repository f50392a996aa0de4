import type { FailureReason } from "#domain/payment/failure-reasons.ts";
import type { ToldWord } from "#domain/reservation/notice-words.ts";
import type { Database, Queryable } from "../../kernel/database/database.ts";
import { enqueueNotice } from "../../kernel/notify.ts";
import type { Services } from "../../services.ts";
import { type Account, post, walletOf } from "../ledger/journal.ts";
import { oweToShare, recordReturned } from "../refund/refund.ts";
import { findPayment, gatewayPartOf, type PaymentRow, setState, WRONG_AMOUNT } from "./row.ts";
import { GIVEN_UP_SECONDS, sendToCard } from "./way-back.ts";

/**
 * Late payments: money that a gateway took for a reservation that has ended or is paid already (T24, reliability rule
 * 16). It never revives a reservation. It is owed from the moment it is known; then the reconciler asks the gateway to
 * reverse it to the card, and where the gateway does not, it goes to the wallet. The callback does not wait for that.
 */

/** The lease of one attempt, seconds; afterwards its process is taken to be dead. */
const ATTEMPT_SECONDS = 60;
/** Pause before the next attempt, seconds, by the number of attempts. */
const PAUSES = [15, 30, 60, 120, 300] as const;

/** Books it as owed, in the transaction that finds out, once. */
export const oweLate = (tx: Queryable, payment: PaymentRow): Promise<void> =>
  move(tx, payment, "late_payment", { kind: "gateway_clearing" }, { kind: "refunds_payable" });

/**
 * Gives a late payment back, if it is one and no other process has claimed it. The gateway is asked outside of any
 * transaction. An attempt without an answer is looked up before a retry, so that the money goes back once.
 */
export async function returnLate({ database, gateways, log }: Services, id: number): Promise<void> {
  const begun = await begin(database, id);
  if (begun === null) return;
  const way = await sendToCard(gateways.get(begun.gateway), { ...begun, isWhole: true, reference: `payment:${id}` });
  if (way === "later" && begun.age > GIVEN_UP_SECONDS)
    log.error("late money is still owed", { attempts: begun.checks });
  await database.withTx(async (tx) => {
    const payment = await findPayment(tx, { id }, true);
    if (payment?.state !== "refunding") return;
    // A sum that the gateway does not name can only go back whole, the way it came.
    const isUnnamed = way === "wallet" && gatewayPartOf(payment) === null;
    if (way === "later" || isUnnamed)
      return setState(tx, id, "refund_due", PAUSES[Math.min(begun.checks, PAUSES.length) - 1] ?? 0);
    return end[way](tx, payment);
  });
}

/** `age`: seconds since it is owed. */
type Begun = { gateway: string; authority: string; amount: number | null; checks: number; age: number };

/** Claims the attempt when it is due, or when the lease of the last one has ended. */
async function begin(database: Database, id: number): Promise<Begun | null> {
  const [begun] = await database.query<Begun>(
    `WITH begun AS (
       UPDATE payment SET state = 'refunding', checks = checks + 1,
         next_check_at = app_now() + make_interval(secs => ${ATTEMPT_SECONDS})
       WHERE id = $1 AND state IN ('refund_due', 'refunding') AND next_check_at <= app_now()
       RETURNING id, state, gateway, authority, checks,
         CASE failure_reason WHEN '${WRONG_AMOUNT}' THEN held_amount ELSE amount - wallet_part END AS amount),
     event AS (INSERT INTO payment_event (payment_id, state, at) SELECT id, state, app_now() FROM begun)
     SELECT gateway, authority, amount, checks, (SELECT extract(epoch FROM app_now() - min(at))::float8 FROM payment_event
       WHERE payment_id = $1 AND state = 'refund_due') AS age FROM begun`,
    [id],
  );
  return begun ?? null;
}

const end = {
  async card(tx: Queryable, payment: PaymentRow): Promise<void> {
    await move(tx, payment, "late_to_card", { kind: "refunds_payable" }, { kind: "gateway_clearing" });
    await tell(tx, payment, "card");
    await setState(tx, payment.id, "reversed", null);
  },
  async wallet(tx: Queryable, payment: PaymentRow): Promise<void> {
    if (payment.shareId !== null) return oweCompanion(tx, payment, payment.shareId);
    await move(tx, payment, "late_to_wallet", { kind: "refunds_payable" }, walletOf(payment.userId));
    await tell(tx, payment, "wallet");
    await setState(tx, payment.id, "refunded", null);
  },
} as const;

/** A companion's card does not take it back: it stays owed until they name a sheba, and is in no wallet. */
async function oweCompanion(tx: Queryable, payment: PaymentRow, shareId: number): Promise<void> {
  const { id, userId, reservationId } = payment;
  const amount = gatewayPartOf(payment);
  if (amount === null || reservationId === null) throw new Error("A share's payment has no sum or no reservation");
  const cause = `late:${id}` as const;
  await oweToShare(tx, { userId, reservationId, paymentId: id, shareId, amount, cause, reason: returnReason(payment) });
  await setState(tx, id, "refunded", null);
}

const returnReason = ({ failureReason }: PaymentRow): "late_payment" | "parts_incomplete" =>
  failureReason === "parts_incomplete" ? failureReason : "late_payment";

/** A sum that the gateway does not name is in no books. */
async function move(tx: Queryable, payment: PaymentRow, kind: string, from: Account, to: Account): Promise<void> {
  const amount = gatewayPartOf(payment);
  if (amount === null) return;
  await post(tx, {
    kind,
    ref: `payment:${payment.id}`,
    reservationId: payment.reservationId,
    postings: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
}

const notices = {
  late_payment: { card: "money_reversed", wallet: "late_to_wallet" },
  paid_twice: { card: "paid_twice_to_card", wallet: "paid_twice_to_wallet" },
  wrong_amount: { card: "wrong_amount_to_card", wallet: "wrong_amount_to_wallet" },
  change_not_made: { card: "change_to_card", wallet: "change_to_wallet" },
  part_exceeds: { card: "part_to_card", wallet: "part_to_wallet" },
  // The end of the reservation has told of all parts; the wallet is told of because it was not announced.
  parts_incomplete: { card: null, wallet: "part_to_wallet" },
} as const satisfies Partial<Record<FailureReason, Record<"card" | "wallet", ToldWord | null>>>;

/** Notice words for a payment that goes back, by its failure reason; each by the money's destination. */
const noticeOf = (reason: FailureReason | null) =>
  notices[reason !== null && reason in notices ? (reason as keyof typeof notices) : "late_payment"];

async function tell(tx: Queryable, payment: PaymentRow, destination: "card" | "wallet"): Promise<void> {
  const { id, userId, reservationId, shareId } = payment;
  if (reservationId === null) return;
  const amount = gatewayPartOf(payment);
  const reason = returnReason(payment);
  const returned = { userId, reservationId, paymentId: id, shareId, destination, cause: `late:${id}`, reason } as const;
  if (amount !== null) await recordReturned(tx, { ...returned, amount });
  const word = noticeOf(payment.failureReason)[destination];
  // A companion is told by the share's own link.
  if (shareId !== null) return;
  if (word !== null) await enqueueNotice(tx, reservationId, word, amount);
}
