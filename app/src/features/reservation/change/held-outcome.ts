import type { HeldChangeValue } from "#domain/contract/change.shapes.ts";
import { isLate } from "#domain/payment/states.ts";

/**
 * Result of a change that a card was to pay. `owed`, `reversed`, `refunded`: it was not made, and where its money is;
 * `failed`: nothing was paid; `over`: its time ended while its page was looked at.
 */
export const heldOutcomes = ["made", "owed", "reversed", "refunded", "failed", "over"] as const;
export type HeldOutcomeKind = (typeof heldOutcomes)[number];

/** Time after the hold in which its result is told, seconds; money that is on its way is told until it is there. */
const TOLD_SECONDS = 900;

/** Null while it is held, and where nothing of it is to be told. */
export function outcomeOf(
  { state, ends_at, payment }: HeldChangeValue,
  { now, isOver }: { now: number; isOver: boolean },
): HeldOutcomeKind | null {
  if (state === "held") return null;
  const isNew = now < ends_at + TOLD_SECONDS;
  if (state === "made") return isNew ? "made" : null;
  if (payment !== null && isLate(payment.state)) {
    if (payment.state === "reversed" || payment.state === "refunded") return isNew ? payment.state : null;
    return "owed";
  }
  if (payment?.state === "failed") return isNew ? "failed" : null;
  return isOver ? "over" : null;
}
