import {
  extendedDeadline,
  GRACE_SECONDS,
  HOLD_SECONDS,
  PAYMENT_SECONDS,
  paymentDeadline,
  reviewDue,
} from "#domain/reservation/deadlines.ts";
import { endingWords, lapseWords, type ToldWord } from "#domain/reservation/notice-words.ts";
import { penaltyOf } from "#domain/reservation/penalty.ts";
import type { Reason } from "#domain/reservation/reasons.ts";
import type { Effect } from "#domain/reservation/transitions.ts";
import { resolveAlarm } from "../../kernel/alarm/alarm.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { enqueueNotice } from "../../kernel/notify.ts";
import { enqueue } from "../../kernel/outbox/outbox.ts";
import { releaseHoldsOf } from "../../money/payment/hold.ts";
import { giveBackParts } from "../../money/payment/parts-back.ts";
import type { Destination } from "../../money/refund/refund.ts";
import type { Services } from "../../services.ts";
import { payDiscount } from "../campaign/books.ts";
import { discountAmount } from "../campaign/discounted.ts";
import { giveUseBack } from "../campaign/use.ts";
import { giveBack } from "./give-back.ts";
import { enqueueReminder } from "./notice.ts";
import type { Product } from "./product.ts";
import type { ReservationRow } from "./row.ts";
import type { Issued } from "./supplier.ts";

/** Details of a trigger: its reason, the decider, and where money goes. */
export type ChangeDetails = {
  reason?: Reason | null;
  operator?: string;
  /** Destination of returned money; by default the card that paid, where one of these gateways can. */
  destination?: Destination | undefined;
  gateways?: Services["gateways"];
  /** Refund named by an operator, rial. */
  refund?: number;
  /** Documents that its supplier issues. */
  issued?: Issued;
};

/** Columns to set with the status; those that end in `_at` are instants in epoch seconds. */
export type Columns = Readonly<Record<string, string | number | boolean | null>>;

type Do = (
  tx: Queryable,
  row: ReservationRow,
  details: ChangeDetails,
  product: Product,
) => Promise<Columns | Refusal> | Columns | Refusal | Writing;

/** An effect that sets no column: its statements go out with the one that changes the status, before it. */
export class Writing {
  readonly isDone: Promise<unknown>;
  constructor(isDone: Promise<unknown>) {
    this.isDone = isDone;
  }
}

const nothing: Columns = {};

/** Implementation of each effect of the table: within the transaction that changes the status, or not at all. */
export const doEffect: Readonly<Record<Effect, Do>> = {
  // A reservation is made by `hold.ts`, which holds its stock before there is a row.
  hold_stock: () => nothing,
  start_hold: (_, { now }) => ({ hold_expires_at: now + HOLD_SECONDS, timer_at: now + HOLD_SECONDS }),

  release_stock: (tx, row, _, { stock }) =>
    new Writing(stock.move(tx, row.id, row.paid > 0 ? "release_sold" : "release_held")),
  sell_stock: (tx, row, _, { stock }) => new Writing(stock.move(tx, row.id, "sell")),

  start_review(_, { now }) {
    const due = reviewDue(now);
    return { submitted_at: now, review_due_at: due, timer_at: due };
  },
  start_payment(_, { now, lastPayAt, isOnRequest, submittedAt }) {
    const seconds = PAYMENT_SECONDS[isOnRequest ? "on_request" : "online"];
    const deadline = paymentDeadline(now, seconds, lastPayAt);
    if (deadline === null) return refuse("deadline_passed");
    return {
      submitted_at: submittedAt ?? now,
      confirmed_at: now,
      payment_seconds: seconds,
      payment_deadline_at: deadline,
      timer_at: deadline,
    };
  },
  start_grace: (_, { paymentDeadlineAt, now }) => ({ timer_at: (paymentDeadlineAt ?? now) + GRACE_SECONDS }),
  extend_payment(_, { now, paymentDeadlineAt, paymentSeconds, lastPayAt }) {
    const deadline = extendedDeadline(now, paymentDeadlineAt ?? now, paymentSeconds ?? 0, lastPayAt);
    if (deadline === null) return refuse("deadline_passed");
    return { is_extended: true, extended_at: now, payment_deadline_at: deadline, timer_at: deadline };
  },

  record_payment(tx, { id, now, total, offer }, _, product) {
    const columns = { paid: total, paid_at: now, timer_at: null };
    const amount = discountAmount(offer);
    if (amount === 0) return columns;
    const paying = async () => {
      await payDiscount(tx, { reservationId: id, amount, creditor: await product.payableAccount(tx, id) });
      return columns;
    };
    return paying();
  },
  order_issue: (tx, { id }) => new Writing(enqueue(tx, { kind: "issue", payload: { reservation_id: id } })),
  async record_issue(tx, { id, now, offer }, { issued }, product) {
    if (issued === undefined) throw new Error("Nothing is issued without what its supplier calls it");
    const refused = await product.onIssue?.(tx, id, issued);
    if (refused !== undefined) return refused;
    await enqueueReminder(tx, { id, now }, product.begins(offer));
    await resolveAlarm(tx, "late_issue", `reservation:${id}`, "issued");
    return { issued_at: now, supplier_confirmation_code: issued.code };
  },
  async record_end(tx, { id, now, paid, issueDueAt, offer }) {
    if (paid === 0) await giveUseBack(tx, id, offer);
    await releaseHoldsOf(tx, id);
    if (paid === 0) await giveBackParts(tx, id);
    if (issueDueAt !== null) await resolveAlarm(tx, "late_issue", `reservation:${id}`, "ended");
    return { ended_at: now, timer_at: null };
  },

  async refund_all(tx, row, { reason, destination, gateways }, product) {
    await giveBack(tx, row, product, { penalty: 0, destination, gateways, reason: reason ?? "not_issued" });
    return nothing;
  },
  async refund_less_penalty(tx, row, { reason, destination, gateways }, product) {
    const { penalty } = penaltyOf(product.penaltyLines(row.offer), row.now);
    const owed = Math.min(penalty, row.paid);
    await giveBack(tx, row, product, { penalty: owed, destination, gateways, reason: reason ?? "cancelled" });
    return { penalty: owed };
  },
  async refund_amount(tx, row, { reason, refund, destination, gateways }, product) {
    if (refund === undefined || reason == null) throw new Error("An amount and a reason must be named");
    const penalty = row.paid - refund;
    await giveBack(tx, row, product, { penalty, destination, gateways, reason });
    return { penalty };
  },

  notify_ready_to_pay: (tx, row) => notify(tx, row, "ready_to_pay"),
  notify_deadline_passed: (tx, row) => notify(tx, row, "payment_deadline_expired"),
  notify_expired: (tx, row, { reason }) => notify(tx, row, lapseOf(reason)),
  notify_rejected: (tx, row) => notify(tx, row, "reservation_rejected"),
  notify_issued: (tx, row) => notify(tx, row, "voucher_issued"),
  notify_cancelled: (tx, row, { reason }) => notify(tx, row, noticeOf(reason) ?? "reservation_cancelled"),
  notify_money_returned: (tx, row, { reason }) => notify(tx, row, noticeOf(reason) ?? "money_returned"),
};

/** Notice word for a lapsed booking that was never paid, by the reason of its end. */
const lapseOf = (reason: Reason | null | undefined): ToldWord =>
  lapseWords.find((word) => word === reason) ?? "reservation_expired";

/** A reason with an SMS of its own, which says more than that it ended. */
const noticeOf = (reason: string | null | undefined): ToldWord | undefined =>
  endingWords.find((word) => word === reason);

const notify = (tx: Queryable, { id }: ReservationRow, word: Parameters<typeof enqueueNotice>[2]): Writing =>
  new Writing(enqueueNotice(tx, id, word));
