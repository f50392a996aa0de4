/** Every status of a reservation (R106), in the order of a reservation's life. Labels stand in `domain/messages`. */
export const reservationStatuses = [
  "in_progress",
  "under_review",
  "ready_to_pay",
  "payment_failed",
  "payment_deadline_expired",
  "expired",
  "unsuccessful",
  "successful",
  "cancelled",
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** Terminal statuses. A successful reservation can still be cancelled, so it is not terminal. */
export const terminalStatuses = ["expired", "unsuccessful", "cancelled"] as const satisfies ReservationStatus[];

export const isTerminal = (status: ReservationStatus): boolean =>
  (terminalStatuses as readonly ReservationStatus[]).includes(status);

/** Stock kept by a reservation: `held` until it is paid, `sold` once paid, null when it has ended. */
export function stockOf(status: ReservationStatus, isPaid: boolean): "held" | "sold" | null {
  if (isTerminal(status)) return null;
  return isPaid ? "sold" : "held";
}
