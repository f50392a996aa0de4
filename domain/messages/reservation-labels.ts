import type { wordStates } from "../contract/account.shapes.ts";
import type { RefundState } from "../contract/refund.shapes.ts";
import type { ReservationStatus } from "../reservation/statuses.ts";
import type { Actor } from "../reservation/transitions.ts";
import type { MovementKind, MovementState, TransactionType } from "../wallet.ts";
import type { Label } from "./labels.ts";

/** Label of money on its way to a person: the same in the wallet and among refunds. */
const UNDER_WAY = ["در حال واریز", "Being paid"] as const satisfies Label;

/** Labels shared by both lists of the wallet page: the wallet's movements and all payments. */
const MONEY = {
  topUp: ["شارژ کیف پول", "Top-up"],
  payment: ["پرداخت رزرو", "Booking payment"],
  hold: ["مسدودی برای پرداخت", "On hold for a payment"],
  refund: ["بازگشت وجه", "Refund"],
  profit: ["پاداش رزرو", "Reward"],
  withdrawal: ["برداشت به حساب بانکی", "Withdrawal to a bank account"],
  adjustment: ["اصلاح", "Adjustment"],
} as const satisfies Record<string, Label>;

/** States of a reservation, its money and a traveller's own texts (R106; refund and wallet are our own). */
export const RESERVATION_LABELS = {
  reservationStatuses: {
    in_progress: ["در حال انجام", "In progress"],
    under_review: ["در حال بررسی", "Under review"],
    ready_to_pay: ["آمادهٔ پرداخت (تأییدشده)", "Ready to pay (confirmed)"],
    payment_failed: ["پرداخت ناموفق", "Payment failed"],
    payment_deadline_expired: ["مهلت پرداخت به پایان رسیده", "Payment deadline expired"],
    expired: ["منقضی‌شده", "Expired"],
    unsuccessful: ["ناموفق", "Unsuccessful"],
    successful: ["موفق", "Successful"],
    cancelled: ["لغوشده", "Cancelled"],
  } satisfies Record<ReservationStatus, Label>,
  actors: {
    user: ["مسافر", "Traveller"],
    operator: ["پشتیبانی", "Support"],
    system: ["سامانه", "System"],
    gateway: ["درگاه پرداخت", "Payment gateway"],
    supplier: ["اقامتگاه", "Property"],
  } satisfies Record<Actor, Label>,
  refundStates: {
    requested: ["درخواست‌شده", "Requested"],
    approved: ["تأییدشده", "Approved"],
    paying: UNDER_WAY,
    paid: ["واریزشده", "Paid"],
    rejected: ["ردشده", "Rejected"],
    withdrawn: ["لغوشده", "Cancelled"],
  } satisfies Record<RefundState, Label>,
  transactionTypes: {
    charge: MONEY.topUp,
    hold: MONEY.hold,
    capture: MONEY.payment,
    release: ["آزادسازی مبلغ مسدود", "Hold released"],
    refund: MONEY.refund,
    profit: MONEY.profit,
    withdrawal: MONEY.withdrawal,
    adjustment: MONEY.adjustment,
  } satisfies Record<TransactionType, Label>,
  movementKinds: {
    payment: MONEY.payment,
    top_up: MONEY.topUp,
    refund: MONEY.refund,
    withdrawal: MONEY.withdrawal,
    profit: MONEY.profit,
    adjustment: MONEY.adjustment,
    hold: MONEY.hold,
  } satisfies Record<MovementKind, Label>,
  movementStates: {
    done: ["انجام‌شده", "Paid"],
    on_its_way: UNDER_WAY,
    returned: ["به کیف پول برگشت", "Refunded to the wallet"],
    held: ["مسدود", "On hold"],
  } satisfies Record<MovementState, Label>,
  wordStates: {
    pending: ["در انتظار بررسی", "Awaiting review"],
    published: ["منتشرشده", "Published"],
    rejected: ["منتشرنشده", "Not published"],
  } satisfies Record<(typeof wordStates)[number], Label>,
} as const;
