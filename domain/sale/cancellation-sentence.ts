import { type Penalty, type PenaltyBase, type PenaltyLine, penaltyOf } from "../reservation/penalty.ts";

/**
 * What cancelling costs now and what follows, as one sentence says it: the same on a card, a rate, a checkout, a
 * payment, a voucher and in the dialog that cancels. Money in integer rial.
 */
export type CancellationSentence = {
  /** `non_refundable`: nothing would be given back. */
  readonly kind: "free" | "charged" | "non_refundable";
  /** What would be kept. */
  readonly penalty: number;
  /** What would be given back; absent in what a provider of the version before says. */
  readonly refund?: number | undefined;
  /** What it is a share of, where it is the same share for every part; null where the parts differ. */
  readonly share: { readonly of: PenaltyBase; readonly percent: number } | null;
  /** When it becomes dearer, epoch seconds, at midnight of Tehran where the policy counts days; null: never. */
  readonly until: number | null;
  /** What follows then; null where nothing does. */
  readonly after: "dearer" | "non_refundable" | null;
};

const NON_REFUNDABLE = { share: null, until: null, after: null } as const;

/**
 * The sentence about a reservation that is paid, or would be.
 *
 * @param lines all its parts, not empty.
 * @param now epoch seconds.
 */
export function cancellationSentence(lines: readonly PenaltyLine[], now: number): CancellationSentence {
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const current = penaltyOf(lines, now);
  const { penalty, validUntil: until } = current;
  if (penalty >= total) return { kind: "non_refundable", penalty, refund: 0, ...NON_REFUNDABLE };
  // An hour that a step names still belongs to it.
  const next = until === null ? null : penaltyOf(lines, until + 1);
  return {
    kind: penalty === 0 ? "free" : "charged",
    penalty,
    refund: total - penalty,
    share: penalty === 0 ? null : shareOf(current),
    until,
    after: next === null ? null : next.penalty >= total ? "non_refundable" : "dearer",
  };
}

/** Whether the whole fare of a flight is kept, and its taxes alone are given back. */
export const isTaxesOnly = ({ share }: Pick<CancellationSentence, "share">): boolean =>
  share?.of === "fare" && share.percent === 100;

/** What the fee is a share of, where it is the same share for every part; null where the parts differ. */
export function shareOf({ lines }: Penalty): CancellationSentence["share"] {
  const [first] = lines;
  const isSame = lines.every(({ of, percent }) => of === first?.of && percent === first.percent);
  return first !== undefined && isSame ? { of: first.of, percent: first.percent } : null;
}
