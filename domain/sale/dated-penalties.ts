import { type PenaltyLine, penaltyOf } from "../reservation/penalty.ts";

/** Cost of cancelling until an instant (epoch seconds), integer rial; the last entry has none. */
export type DatedPenalty = { until: number | null; amount: number };

/** Upper bound: reservations have a handful of parts with a handful of steps each. */
const MAX_STEPS = 24;

/**
 * Cost of cancelling from now on: each amount until the instant at which it rises.
 *
 * @param now epoch seconds.
 */
export function datedPenalties(lines: readonly PenaltyLine[], now: number): DatedPenalty[] {
  const steps: DatedPenalty[] = [];
  for (let at: number | null = now; at !== null && steps.length < MAX_STEPS; ) {
    const { penalty, validUntil } = penaltyOf(lines, at);
    const last = steps.at(-1);
    if (last?.amount === penalty) last.until = validUntil;
    else steps.push({ until: validUntil, amount: penalty });
    // The hour that a step names still belongs to it.
    at = validUntil === null ? null : validUntil + 1;
  }
  return steps;
}
