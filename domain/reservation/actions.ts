import type { ReservationStatus } from "./statuses.ts";
import { type Facts, type Trigger, transitionOf } from "./transitions.ts";

/** Actions that screens offer to a reservation's owner. */
export const reservationActions = ["save_guests", "submit", "pay", "extend", "cancel", "voucher"] as const;
export type ReservationAction = (typeof reservationActions)[number];

const triggerOf: Partial<Record<ReservationAction, Trigger>> = { submit: "submit", extend: "extend", cancel: "cancel" };

/**
 * Returns the actions open now, by the same table that the calls enforce. Payment after the deadline is not offered,
 * though money already on its way is accepted during the grace period (T23). Travellers may change until the
 * reservation is submitted.
 */
export const openActions = (status: ReservationStatus, facts: Facts): ReservationAction[] =>
  reservationActions.filter((action) => isOpen(action, status, facts));

function isOpen(action: ReservationAction, status: ReservationStatus, facts: Facts): boolean {
  switch (action) {
    case "save_guests":
      return status === "in_progress" && !facts.isPaid;
    case "pay":
      return status === "ready_to_pay" || status === "payment_failed";
    case "voucher":
      return status === "successful";
    default: {
      const trigger = triggerOf[action];
      return trigger !== undefined && transitionOf(status, trigger, facts) !== null;
    }
  }
}
