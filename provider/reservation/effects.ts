import {
  extendedDeadline,
  GRACE_SECONDS,
  HOLD_SECONDS,
  PAYMENT_SECONDS,
  paymentDeadline,
  reviewDue,
} from "#domain/reservation/deadlines.ts";
import { penaltyOf } from "#domain/reservation/penalty.ts";
import type { Effect } from "#domain/reservation/transitions.ts";
import type { Queryable } from "../database/database.ts";
import { type Refusal, refuse } from "../envelope.ts";
import { enqueue } from "../outbox/outbox.ts";
import { releaseHoldsOf } from "../payment/hold.ts";
import type { Destination } from "../refund/refund.ts";
import { newPropertyCode } from "./codes.ts";
import { giveBack } from "./give-back.ts";
import { enqueueNotice } from "./notice.ts";
import type { ReservationRow } from "./row.ts";
import { moveStock } from "./stock.ts";

/** What a transition may be told beside its trigger. */
export type Telling = {
  reason?: string | null;
  operator?: string;
  /** Where money that comes back is to go; to the wallet when nobody said. */
  destination?: Destination;
  /** What an operator names to go back, rial. */
  refund?: number;
  /** What the property calls the booking. */
  propertyConfirmationCode?: string;
};

/** Columns to set with the status; those that end in `_at` are instants in epoch seconds. */
export type Columns = Readonly<Record<string, string | number | boolean | null>>;

type Do = (tx: Queryable, row: ReservationRow, telling: Telling) => Promise<Columns | Refusal> | Columns | Refusal;

const nothing: Columns = {};

/** What each effect of the table does: within the transaction that changes the status, or not at all. */
export const doEffect: Readonly<Record<Effect, Do>> = {
  // A reservation is made by `hold.ts`, which holds its rooms before there is a row.
  hold_rooms: () => nothing,
  start_hold: (_, { now }) => ({ hold_expires_at: now + HOLD_SECONDS, timer_at: now + HOLD_SECONDS }),

  async release_rooms(tx, row) {
    await moveStock(tx, row.id, row.paid > 0 ? "release_sold" : "release_held");
    return nothing;
  },
  async sell_rooms(tx, row) {
    await moveStock(tx, row.id, "sell");
    return nothing;
  },

  start_review(_, { now }) {
    const due = reviewDue(now);
    return { submitted_at: now, review_due_at: due, timer_at: due };
  },
  start_payment(_, { now, checkIn, isOnRequest, submittedAt }) {
    const seconds = PAYMENT_SECONDS[isOnRequest ? "on_request" : "online"];
    const deadline = paymentDeadline(now, seconds, checkIn);
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
  extend_payment(_, { now, paymentDeadlineAt, paymentSeconds, checkIn }) {
    const deadline = extendedDeadline(now, paymentDeadlineAt ?? now, paymentSeconds ?? 0, checkIn);
    if (deadline === null) return refuse("deadline_passed");
    return { is_extended: true, extended_at: now, payment_deadline_at: deadline, timer_at: deadline };
  },

  record_payment: (_, { now, total }) => ({ paid: total, paid_at: now, timer_at: null }),
  async order_issue(tx, { id, isOnRequest }) {
    // What was asked of the property is issued by the property: an operator says so.
    if (!isOnRequest) await enqueue(tx, { kind: "issue", payload: { reservation_id: id } });
    return nothing;
  },
  record_issue: (_, { now }, { propertyConfirmationCode }) => ({
    issued_at: now,
    property_confirmation_code: propertyConfirmationCode ?? newPropertyCode(),
  }),
  async record_end(tx, { id, now }) {
    await releaseHoldsOf(tx, id);
    return { ended_at: now, timer_at: null };
  },

  async refund_all(tx, row, { reason }) {
    await giveBack(tx, row, { penalty: 0, destination: { to: "wallet" }, reason: reason ?? "not_issued" });
    return nothing;
  },
  async refund_less_penalty(tx, row, { reason, destination }) {
    const { penalty } = penaltyOf(row.offer, row.now);
    const owed = Math.min(penalty, row.paid);
    await giveBack(tx, row, {
      penalty: owed,
      destination: destination ?? { to: "wallet" },
      reason: reason ?? "cancelled",
    });
    return { penalty: owed };
  },
  async refund_amount(tx, row, { reason, refund, destination }) {
    if (refund === undefined || reason == null) throw new Error("An amount and a reason must be named");
    const penalty = row.paid - refund;
    await giveBack(tx, row, { penalty, destination: destination ?? { to: "wallet" }, reason });
    return { penalty };
  },

  tell_ready_to_pay: (tx, row) => told(tx, row, "ready_to_pay"),
  tell_rejected: (tx, row) => told(tx, row, "reservation_rejected"),
  tell_issued: (tx, row) => told(tx, row, "voucher_issued"),
  tell_cancelled: (tx, row) => told(tx, row, "reservation_cancelled"),
  tell_money_returned: (tx, row) => told(tx, row, "money_returned"),
};

async function told(
  tx: Queryable,
  { id }: ReservationRow,
  word: Parameters<typeof enqueueNotice>[2],
): Promise<Columns> {
  await enqueueNotice(tx, id, word);
  return nothing;
}
