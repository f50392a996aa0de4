import type { RecordedReason } from "./reasons.ts";
import type { ReservationStatus } from "./statuses.ts";

/** Actors that move a reservation. */
export const actors = ["user", "operator", "system", "gateway", "supplier"] as const;
export type Actor = (typeof actors)[number];

/** Events that can happen to a reservation. */
export const triggers = [
  "create",
  "submit",
  "cancel",
  "accept",
  "reject",
  "pay",
  "payment_failure",
  "extend",
  "issue",
  "issue_failure",
  "cancel_for_amount",
  "supplier_cancel",
  "time_over",
] as const;
export type Trigger = (typeof triggers)[number];

/** Facts that decide a reservation's next step, beside its status. */
export type Facts = {
  /** It is paid. */
  isPaid: boolean;
  /** It requires the property's confirmation of some room first. */
  isOnRequest: boolean;
  /** Its payment deadline has been extended once. */
  isExtended: boolean;
  /** The stay or journey is over: nothing is refunded any more. */
  isOver: boolean;
};

/** Conditions of transitions on the facts, by name. */
export const guards = {
  always: () => true,
  unpaid: ({ isPaid }) => !isPaid,
  paid: ({ isPaid }) => isPaid,
  unpaid_on_request: ({ isPaid, isOnRequest }) => !isPaid && isOnRequest,
  unpaid_online: ({ isPaid, isOnRequest }) => !isPaid && !isOnRequest,
  not_extended: ({ isExtended }) => !isExtended,
  extended: ({ isExtended }) => isExtended,
  not_over: ({ isOver }) => !isOver,
} as const satisfies Record<string, (facts: Facts) => boolean>;
export type Guard = keyof typeof guards;

/** Effects of a transition beside the change of status, by name; the provider has one function for each. */
export const effects = [
  "hold_stock",
  "release_stock",
  "sell_stock",
  "start_hold",
  "start_review",
  "start_payment",
  "start_grace",
  "extend_payment",
  "record_payment",
  "order_issue",
  "record_issue",
  "record_end",
  "refund_all",
  "refund_less_penalty",
  "refund_amount",
  "notify_ready_to_pay",
  "notify_deadline_passed",
  "notify_expired",
  "notify_rejected",
  "notify_issued",
  "notify_cancelled",
  "notify_money_returned",
] as const;
export type Effect = (typeof effects)[number];

export type Transition = {
  readonly id: string;
  /** Null: the reservation does not exist yet. */
  readonly from: readonly (ReservationStatus | null)[];
  readonly to: ReservationStatus;
  readonly trigger: Trigger;
  readonly actor: Actor;
  readonly guard: Guard;
  readonly effects: readonly Effect[];
  /** Reason recorded with the event when the trigger brings none. */
  readonly reason?: RecordedReason;
};

const payable = ["ready_to_pay", "payment_failed"] as const;

/**
 * Every allowed transition; a pair that is not listed is refused. Money verified after the end (T24) causes none: it is
 * refunded in full and the payer notified, so it has no row.
 */
export const transitions = [
  row("T1", [null], "in_progress", "create", "user", "always", ["hold_stock", "start_hold"]),
  row("T2", ["in_progress"], "under_review", "submit", "user", "unpaid_on_request", ["start_review"]),
  row("T3", ["in_progress"], "ready_to_pay", "submit", "user", "unpaid_online", ["start_payment"]),
  row("T4", ["in_progress"], "expired", "time_over", "system", "unpaid", ["release_stock", "record_end"]),
  row("T5", ["in_progress"], "cancelled", "cancel", "user", "unpaid", ["release_stock", "record_end"]),
  row("T6", ["under_review"], "ready_to_pay", "accept", "operator", "always", ["start_payment", "notify_ready_to_pay"]),
  row("T7", ["under_review"], "unsuccessful", "reject", "operator", "always", [
    "release_stock",
    "record_end",
    "notify_rejected",
  ]),
  row(
    "T8",
    ["under_review"],
    "expired",
    "time_over",
    "system",
    "always",
    ["release_stock", "record_end", "notify_expired"],
    "review_expired",
  ),
  row("T9", ["under_review"], "cancelled", "cancel", "user", "always", ["release_stock", "record_end"]),
  row("T10", ["ready_to_pay"], "in_progress", "pay", "gateway", "always", [
    "sell_stock",
    "record_payment",
    "order_issue",
  ]),
  row("T11", ["ready_to_pay"], "payment_failed", "payment_failure", "gateway", "always", []),
  row("T12", ["payment_failed"], "in_progress", "pay", "gateway", "always", [
    "sell_stock",
    "record_payment",
    "order_issue",
  ]),
  row("T13", ["payment_failed"], "payment_failed", "payment_failure", "gateway", "always", []),
  row("T14", payable, "payment_deadline_expired", "time_over", "system", "not_extended", [
    "start_grace",
    "notify_deadline_passed",
  ]),
  row("T15", payable, "ready_to_pay", "extend", "user", "not_extended", ["extend_payment"]),
  row("T16", ["payment_deadline_expired"], "ready_to_pay", "extend", "user", "not_extended", ["extend_payment"]),
  row(
    "T17",
    ["payment_deadline_expired"],
    "expired",
    "time_over",
    "system",
    "always",
    ["release_stock", "record_end", "notify_expired"],
    "payment_deadline_expired",
  ),
  row(
    "T18",
    payable,
    "expired",
    "time_over",
    "system",
    "extended",
    ["release_stock", "record_end", "notify_expired"],
    "payment_extension_expired",
  ),
  row("T19", [...payable, "payment_deadline_expired"], "cancelled", "cancel", "user", "always", [
    "release_stock",
    "record_end",
  ]),
  row("T20", ["in_progress"], "successful", "issue", "supplier", "paid", ["record_issue", "notify_issued"]),
  row("T21", ["in_progress"], "unsuccessful", "issue_failure", "supplier", "paid", [
    "release_stock",
    "record_end",
    "refund_all",
    "notify_money_returned",
  ]),
  row("T22", ["successful"], "cancelled", "cancel", "user", "not_over", [
    "release_stock",
    "record_end",
    "refund_less_penalty",
    "notify_cancelled",
  ]),
  // The operator names the amount to refund and the reason is kept: the only way once the stay is over.
  row("T22", ["successful"], "cancelled", "cancel_for_amount", "operator", "always", [
    "release_stock",
    "record_end",
    "refund_amount",
    "notify_cancelled",
  ]),
  row("T22", ["successful"], "cancelled", "supplier_cancel", "supplier", "not_over", [
    "release_stock",
    "record_end",
    "refund_all",
    "notify_cancelled",
  ]),
  row("T23", ["payment_deadline_expired"], "in_progress", "pay", "gateway", "always", [
    "sell_stock",
    "record_payment",
    "order_issue",
  ]),
] as const satisfies readonly Transition[];

/** The transition that a trigger causes from a status, or null: it is refused there. */
export const transitionOf = (status: ReservationStatus | null, trigger: Trigger, facts: Facts): Transition | null =>
  transitions.find(
    (transition: Transition) =>
      transition.trigger === trigger && transition.from.includes(status) && guards[transition.guard](facts),
  ) ?? null;

function row(
  id: string,
  from: Transition["from"],
  to: ReservationStatus,
  trigger: Trigger,
  actor: Actor,
  guard: Guard,
  does: readonly Effect[],
  reason?: RecordedReason,
): Transition {
  return { id, from, to, trigger, actor, guard, effects: does, ...(reason && { reason }) };
}
