import { addDays } from "../calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "../calendar/constants.ts";
import { tehranInstant } from "../calendar/today.ts";
import type { IsoDate } from "../calendar/types.ts";
import type { begunBases, CancellationPolicy, EXTRA_BASE } from "../contract/cancellation.shapes.ts";
import { roundToTen } from "../pricing/pricing.ts";

export type CancellationStep = CancellationPolicy["steps"][number];

/** Parts of one reservation that are priced separately: a room, or a direction of a return flight. */
export const penaltyParts = ["room", "direction"] as const;
/** `position`: from 1, in the order of the reservation. */
export type PenaltyPart = { readonly of: (typeof penaltyParts)[number]; readonly position: number };

/** Parts that can be cancelled alone: also a traveller, with a share of each direction, and an extra. */
export const cancellableParts = [...penaltyParts, "traveller", "extra"] as const;
export type CancellablePart = { readonly of: (typeof cancellableParts)[number]; readonly position: number };

/** A part of a reservation with a policy of its own: a room, a departure, a fare. Money in integer rial. */
export type PenaltyLine = {
  /** Absent: the reservation has one part alone. */
  readonly part?: PenaltyPart;
  /** Number of the extra that it is; absent: it is of the offer itself. */
  readonly extra?: number;
  readonly policy: CancellationPolicy;
  /** Its whole price: the upper bound of a penalty. */
  readonly total: number;
  /** Base of the policy's percentages. */
  readonly base: number;
  /**
   * Origin from which its steps count back: whole days of Tehran from the day, hours from the instant, noons at the
   * place from the day. Instants are epoch seconds.
   */
  readonly anchor: {
    readonly day: IsoDate;
    readonly at: number;
    /** 12:00 of a day at the place; absent: in Tehran. */
    readonly noonOf?: (day: IsoDate) => number;
  };
  /** Costs incurred from an instant on (epoch seconds), in order: never refunded, under any policy. */
  readonly begins: readonly { readonly at: number; readonly cost: number }[];
  /** Base that these costs are reported as; absent: nights. */
  readonly begunBase?: BegunBase;
};

type BegunBase = (typeof begunBases)[number];
/** Base of a line's penalty. */
export type PenaltyBase = CancellationPolicy["base"] | BegunBase | typeof EXTRA_BASE;
/** `percent` of `base` is due; integer rial. */
export type LinePenalty = {
  readonly of: PenaltyBase;
  readonly percent: number;
  readonly base: number;
  readonly penalty: number;
};

/** `validUntil`: instant of the next rise, epoch seconds; null without one. Money in integer rial. */
export type Penalty = {
  readonly penalty: number;
  readonly lines: readonly LinePenalty[];
  readonly validUntil: number | null;
};

type Anchor = PenaltyLine["anchor"];

const NOON = 12;

/**
 * End of a step (epoch seconds); null: it never ends. The hour or the noon that a step names still belongs to it, and
 * so does the whole of a day that it names, up to but not including midnight.
 */
export function endOfStep(
  { days_before, hours_before, noon_days_before }: CancellationStep,
  anchor: Anchor,
): number | null {
  const { day, at, noonOf = (one) => tehranInstant(one, NOON) } = anchor;
  // Days are whole days of Tehran: `days_before: 6` lasts to the end of the sixth day before.
  if (days_before !== null) return tehranInstant(day) - (days_before - 1) * DAY_SECONDS;
  if (hours_before !== null) return at - hours_before * HOUR_SECONDS;
  return noon_days_before === undefined ? null : noonOf(addDays(day, -noon_days_before));
}

/**
 * Penalty for cancelling now: for each line a share of its base by the mildest step that still holds,
 * rounded once to ten rial, and at least the costs already incurred. It never falls over time.
 *
 * @param now epoch seconds.
 */
export function penaltyOf(lines: readonly PenaltyLine[], now: number): Penalty {
  const found = lines.map((line) => linePenalty(line, now));
  const rises = found.flatMap(({ risesAt }) => risesAt);
  return {
    penalty: found.reduce((sum, { penalty }) => sum + penalty, 0),
    lines: found.map(({ risesAt: _, ...line }) => line),
    validUntil: rises.length === 0 ? null : Math.min(...rises),
  };
}

/** Penalty and refund of each part of a reservation, rial; empty when it has only one part. */
export function penaltiesByPart(
  lines: readonly PenaltyLine[],
  now: number,
): (PenaltyPart & { penalty: number; refundable: number; isOver: boolean })[] {
  const groups = Map.groupBy(
    lines.filter(({ part }) => part !== undefined),
    ({ part }) => part?.position ?? 0,
  );
  return [...groups.values()].flatMap((group) => {
    const part = group[0]?.part;
    const { penalty } = penaltyOf(group, now);
    const refundable = totalOf(group) - penalty;
    return part === undefined ? [] : [{ ...part, penalty, refundable, isOver: isOver(group, now) }];
  });
}

/** Lines of one part; all lines without a part. An extra of a direction is a line of both. */
export const linesOfPart = (lines: readonly PenaltyLine[], part?: CancellablePart): PenaltyLine[] =>
  lines.filter((line) => part === undefined || isOfPart(line, part));

const isOfPart = (line: PenaltyLine, { of, position }: CancellablePart): boolean =>
  of === "extra" ? line.extra === position : line.part?.of === of && line.part.position === position;

/** Whole price of some lines, rial. */
export const totalOf = (lines: readonly PenaltyLine[]): number => lines.reduce((sum, { total }) => sum + total, 0);

/** True when all that some lines are of has begun: a flight has left, the last night has. */
export const isOver = (lines: readonly PenaltyLine[], now: number): boolean =>
  lines.every(({ begins }) => begins.length > 0 && begins.every(({ at }) => at <= now));

/** `risesAt`: instants at which the penalty rises. */
function linePenalty({ policy, extra, base, anchor, begins, begunBase = "nights_begun" }: PenaltyLine, now: number) {
  const step = stepAt(policy, anchor, now);
  const percent = step?.percent ?? 100;
  const byPolicy = {
    of: extra === undefined ? policy.base : ("extra" as const),
    percent,
    base,
    penalty: roundToTen((base * percent) / 100),
  };
  const begun = begins.filter(({ at }) => at <= now).reduce((sum, { cost }) => sum + cost, 0);
  const line = begun > byPolicy.penalty ? { of: begunBase, percent: 100, base: begun, penalty: begun } : byPolicy;
  return { ...line, risesAt: [...endsOf(step, anchor), ...beginsAbove(line.penalty, begins, now)] };
}

const endsOf = (step: CancellationStep | undefined, anchor: Anchor): number[] => {
  const end = step === undefined ? null : endOfStep(step, anchor);
  return end === null ? [] : [end];
};

/** First instant at which the incurred costs exceed the penalty; none when that never happens. */
function beginsAbove(penalty: number, begins: PenaltyLine["begins"], now: number): number[] {
  let begun = 0;
  for (const { at, cost } of begins) {
    begun += cost;
    if (at > now && begun > penalty) return [at];
  }
  return [];
}

/** Mildest step in effect at an instant; undefined when the policy has none, which costs everything. */
const stepAt = ({ steps }: CancellationPolicy, anchor: Anchor, now: number): CancellationStep | undefined =>
  steps.filter((step) => holds(step, anchor, now)).toSorted((one, other) => one.percent - other.percent)[0];

function holds(step: CancellationStep, anchor: Anchor, now: number): boolean {
  const end = endOfStep(step, anchor);
  if (end === null) return true;
  return step.days_before === null ? now <= end : now < end;
}
