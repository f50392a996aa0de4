import { type Penalty, type PenaltyBase, type PenaltyLine, penaltyOf } from "../reservation/penalty.ts";

/**
 * Cost of cancelling now and the next change, as one sentence says it: the same on a card, a rate, a checkout, a
 * payment, a voucher and in the cancellation dialog. Money in integer rial.
 */
export type CancellationSentence = {
  /** `non_refundable`: nothing would be refunded. */
  readonly kind: "free" | "charged" | "non_refundable";
  /** Amount that would be kept. */
  readonly penalty: number;
  /** Amount that would be refunded; absent in answers of a provider of the previous version. */
  readonly refund?: number | undefined;
  /** Base and percentage of the penalty, if the same for every part; null where the parts differ. */
  readonly share: { readonly of: PenaltyBase; readonly percent: number } | null;
  /** Instant from which it costs more, epoch seconds, at midnight of Tehran if the policy counts days; null: never. */
  readonly until: number | null;
  /** State after `until`; null without a change. */
  readonly after: "dearer" | "non_refundable" | null;
  /** Amount that would be kept after `until`; null without a change, absent in answers of the previous version. */
  readonly next?: number | null | undefined;
};

const NON_REFUNDABLE = { share: null, until: null, after: null, next: null } as const;

/**
 * Builds the sentence for a reservation, as if it were paid.
 *
 * @param lines all its parts, not empty.
 * @param now epoch seconds.
 */
export function cancellationSentence(lines: readonly PenaltyLine[], now: number): CancellationSentence {
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const current = penaltyOf(lines, now);
  const { penalty, validUntil: until } = current;
  if (penalty >= total) return { kind: "non_refundable", penalty, refund: 0, ...NON_REFUNDABLE };
  // The hour that a step names still belongs to it.
  const next = until === null ? null : penaltyOf(lines, until + 1);
  return {
    kind: penalty === 0 ? "free" : "charged",
    penalty,
    refund: total - penalty,
    share: penalty === 0 ? null : shareOf(current),
    until,
    after: next === null ? null : next.penalty >= total ? "non_refundable" : "dearer",
    next: next?.penalty ?? null,
  };
}

/** True when the whole fare of a flight is kept and only its taxes are refunded. */
export const isTaxesOnly = ({ share }: Pick<CancellationSentence, "share">): boolean =>
  share?.of === "fare" && share.percent === 100;

/** Base and percentage of the fee, if the same for every part; null where the parts differ. */
export function shareOf({ lines }: Penalty): CancellationSentence["share"] {
  const [first] = lines;
  const isSame = lines.every(({ of, percent }) => of === first?.of && percent === first.percent);
  return first !== undefined && isSame ? { of: first.of, percent: first.percent } : null;
}
