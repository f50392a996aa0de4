import { isRefusal } from "../../kernel/envelope.ts";
import type { Payable, Payables } from "../../money/payables.ts";
import { about } from "./change.ts";
import { lockPayable, movePaymentDeadline, reservationPaid, reservationPaymentFailed } from "./paid.ts";
import { lockStockOf, productOf } from "./product.ts";
import { findReservation, type UpToDate } from "./row.ts";
import { lockReservation } from "./up-to-date.ts";

/** A locked reservation as money sees it: this module alone makes one. */
type Locked = UpToDate & Payable;
/** Statuses in which a verified payment is taken; after the deadline, what began before it. */
const isPayable = (status: UpToDate["status"]): boolean =>
  status === "ready_to_pay" || status === "payment_failed" || status === "payment_deadline_expired";
const asPayable = (row: UpToDate): Locked => ({
  ...row,
  due: row.total - row.paid,
  isOpen: row.paid === 0 && isPayable(row.status),
  deadlineAt: row.paymentDeadlineAt,
});
const rowOf = (payable: Payable): UpToDate => payable as Locked;

/** Reservations as the debts that payments settle. */
export const reservationPayables: Payables = {
  async lock(tx, services, id) {
    const row = await lockReservation(tx, services, { id });
    return row && asPayable(row);
  },
  async lockOpen(tx, services, code, userId) {
    const row = await lockPayable(tx, services, code, userId);
    return isRefusal(row) ? row : asPayable(row);
  },
  newsRefusal: (payable) => about(rowOf(payable), "times_changed"),
  lockStock: (tx, { products }, payable) => lockStockOf(tx, products, [payable]),
  paid: (tx, services, payable, actor) => reservationPaid(tx, services, payable.id, rowOf(payable), actor),
  moveDeadline: (tx, { id }, deadline) => movePaymentDeadline(tx, id, deadline),
  failed: (tx, services, payable, reason) => reservationPaymentFailed(tx, services, payable.id, reason, rowOf(payable)),
  creditor: async (tx, { products }, { id, kind }) => productOf(products, kind).payableAccount(tx, id),
  async describe(from, { products }, id) {
    const row = await findReservation(from, { id });
    return row && { kind: row.kind, summary: productOf(products, row.kind).summary(row.offer) };
  },
};
