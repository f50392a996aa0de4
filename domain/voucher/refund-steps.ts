import { endOfStep, type PenaltyLine, penaltyOf } from "../reservation/penalty.ts";

/** From `from` on (epoch seconds) cancelling costs `penalty`, integer rial, until the next step begins. */
export type RefundStep = { readonly from: number; readonly penalty: number };

/**
 * Cost of cancelling at every instant from `from` to before `until`, as rising steps: the first begins at `from`, and
 * each is dearer than the one before. The sums come from `penaltyOf`, asked at each instant at which a policy can
 * change its answer.
 *
 * @param lines all parts of the reservation.
 * @param from epoch seconds.
 * @param until end, epoch seconds, after `from`: from then on nothing can be cancelled.
 */
export function refundSteps(lines: readonly PenaltyLine[], from: number, until: number): RefundStep[] {
  const steps: RefundStep[] = [];
  for (const instant of [from, ...turnsOf(lines)].toSorted((one, other) => one - other)) {
    if (instant < from || instant >= until) continue;
    const { penalty } = penaltyOf(lines, instant);
    if (penalty !== steps.at(-1)?.penalty) steps.push({ from: instant, penalty });
  }
  return steps;
}

/**
 * First second at which an answer can differ from the second before: the hour that a step names still belongs to it.
 */
const turnsOf = (lines: readonly PenaltyLine[]): number[] =>
  lines.flatMap(({ policy, anchor, begins }) => [
    ...begins.map(({ at }) => at),
    ...policy.steps.flatMap((step) => {
      const end = endOfStep(step, anchor);
      return end === null ? [] : [end, end + 1];
    }),
  ]);
