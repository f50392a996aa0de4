import { isRefusal, refuse } from "../../kernel/envelope.ts";
import type { Payable, Payables } from "../../money/payables.ts";
import { payExtras } from "../extra/books.ts";
import { extrasIn } from "../extra/extras.ts";
import { about } from "./change.ts";
import { heldChangeFailed, lockForChange, makeHeldChange } from "./change-by-card.ts";
import { findHeldChange, type HeldChange } from "./held-change.ts";
import { includedIn } from "./included.ts";
import { lockPayable, movePaymentDeadline, reservationPaid, reservationPaymentFailed } from "./paid.ts";
import { lockStockOf, productOf } from "./product.ts";
import { findReservation, type Reservation, type UpToDate } from "./row.ts";
import { lockReservation, lockWhole } from "./up-to-date.ts";

/** A locked reservation as the money room sees it. Only this module makes one, so a `Payable` can be cast back to it. */
type Locked = UpToDate & Payable;
/** A change that the reservation holds until a card has paid for it, locked with the reservation. */
type LockedChange = UpToDate<Reservation> & Payable & { readonly held: HeldChange };
/** Statuses in which a verified payment is accepted; after the deadline only one that began before it. */
const isPayable = (status: UpToDate["status"]): boolean =>
  status === "ready_to_pay" || status === "payment_failed" || status === "payment_deadline_expired";
const asPayable = (row: UpToDate): Locked => ({
  ...row,
  due: row.total - row.paid,
  isOpen: row.paid === 0 && isPayable(row.status),
  deadlineAt: row.paymentDeadlineAt,
});
const asChange = (row: UpToDate<Reservation>, held: HeldChange): LockedChange => ({
  ...row,
  held,
  due: held.due,
  isOpen: held.state === "held" && row.now < held.endsAt,
  deadlineAt: held.endsAt,
  lastPayAt: held.endsAt,
});
const rowOf = (payable: Payable): UpToDate => payable as Locked;
const changeOf = (payable: Payable): LockedChange | null => ("held" in payable ? (payable as LockedChange) : null);

/** Reservations, and changes that they hold, as the debts that payments settle. */
export const reservationPayables: Payables = {
  async lock(tx, services, id, changeId = null) {
    if (changeId === null) {
      const row = await lockReservation(tx, services, { id });
      return row && asPayable(row);
    }
    const row = await lockWhole(tx, services, { id });
    const held = row && (await findHeldChange(tx, row.id, { id: changeId }));
    return held && asChange(row, held);
  },
  async lockOpen(tx, services, code, userId) {
    const row = await lockPayable(tx, services, code, userId);
    return isRefusal(row) ? row : asPayable(row);
  },
  async lockOpenChange(tx, services, { code, userId, changeId }) {
    const row = await lockWhole(tx, services, { code, userId });
    const held = row && (await findHeldChange(tx, row.id, { publicId: changeId }));
    if (row === null || held === null) return refuse("not_found");
    const payable = asChange(row, held);
    return payable.isOpen ? { ...payable, changeId: held.id } : about(row, "change_hold_over");
  },
  newsRefusal: (payable) => about(rowOf(payable), "times_changed"),
  lockStock(tx, services, payable) {
    const change = changeOf(payable);
    return change ? lockForChange(tx, services, change, change.held) : lockStockOf(tx, services.products, [payable]);
  },
  paid(tx, services, payable, actor) {
    const change = changeOf(payable);
    return change
      ? makeHeldChange(tx, services, change, change.held)
      : reservationPaid(tx, services, payable.id, rowOf(payable), actor);
  },
  moveDeadline: (tx, { id }, deadline) => movePaymentDeadline(tx, id, deadline),
  failed(tx, services, payable, reason) {
    const change = changeOf(payable);
    return change
      ? heldChangeFailed(tx, services, change, change.held)
      : reservationPaymentFailed(tx, services, payable.id, reason, rowOf(payable));
  },
  creditor: async (tx, { products }, { id, kind }) => productOf(products, kind).payableAccount(tx, id),
  async booked(tx, { products }, payable) {
    const { id, kind, offer } = rowOf(payable);
    // The payment of the whole has paid them, before any change.
    if (changeOf(payable) !== null || extrasIn(offer).length === 0) return;
    await payExtras(tx, { reservationId: id, offer, creditor: await productOf(products, kind).payableAccount(tx, id) });
  },
  async describe(from, { products }, id) {
    const row = await findReservation(from, { id });
    return row && { kind: row.kind, summary: productOf(products, row.kind).summary(row.offer) };
  },
  includes: includedIn,
};
