import { daysBetween } from "../calendar/arithmetic.ts";
import { tehranDate } from "../calendar/today.ts";
import type { IsoDate } from "../calendar/types.ts";
import type { CancellationPolicy } from "../contract/property.shapes.ts";
import { type PricedNight, roundToTen } from "../pricing/pricing.ts";
import { checkInInstant } from "./deadlines.ts";

export type CancellationStep = CancellationPolicy["steps"][number];

/** What a penalty is counted from: each room's policy and its nights, integer rial, extra beds included. */
export type PenaltyQuestion = {
  readonly checkIn: IsoDate;
  readonly rooms: readonly {
    readonly policy: CancellationPolicy;
    readonly nights: readonly PricedNight[];
    readonly total: number;
  }[];
};

/** What a room's penalty is a share of. */
export type PenaltyBase = CancellationPolicy["base"] | "nights_begun";
/** `base`: integer rial, of which `percent` is due. */
export type RoomPenalty = {
  readonly of: PenaltyBase;
  readonly percent: number;
  readonly base: number;
  readonly penalty: number;
};

/** `validUntil`: when it becomes dearer, epoch seconds; null when it never does. Money in integer rial. */
export type Penalty = {
  readonly penalty: number;
  readonly rooms: readonly RoomPenalty[];
  readonly validUntil: number | null;
};

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** Until when (epoch seconds, not including) a step is what a cancellation costs; null: for ever. */
export function endOfStep({ days_before, hours_before }: CancellationStep, checkIn: IsoDate): number | null {
  const noon = checkInInstant(checkIn);
  // Days are whole days of Tehran: `days_before: 6` lasts to the end of the sixth day before.
  if (days_before !== null) return startOfDay(checkIn) - (days_before - 1) * DAY_SECONDS;
  return hours_before === null ? null : noon - hours_before * HOUR_SECONDS;
}

/**
 * What cancelling now costs (provider §3.6): for each room the share of its first night, or of its whole stay, by the
 * mildest step that still holds, rounded once to ten rial; from check-in on the nights that have begun at least. It
 * never falls as time goes on.
 *
 * @param now epoch seconds.
 */
export function penaltyOf({ checkIn, rooms }: PenaltyQuestion, now: number): Penalty {
  const found = rooms.map((room) => roomPenalty(room, checkIn, now));
  const rises = found.flatMap(({ risesAt }) => risesAt);
  return {
    penalty: found.reduce((sum, { penalty }) => sum + penalty, 0),
    rooms: found.map(({ risesAt: _, ...room }) => room),
    validUntil: rises.length === 0 ? null : Math.min(...rises),
  };
}

type Room = PenaltyQuestion["rooms"][number];

/** `risesAt`: instants at which it becomes dearer. */
function roomPenalty({ policy, nights, total }: Room, checkIn: IsoDate, now: number) {
  const step = stepAt(policy, checkIn, now);
  const [first] = nights;
  const base = policy.base === "whole_stay" || first === undefined ? total : costOf(first);
  const percent = step?.percent ?? 100;
  const byPolicy = { of: policy.base, percent, base, penalty: roundToTen((base * percent) / 100) };
  const begun = nights.filter(({ date }) => checkInInstant(date) <= now).reduce((sum, night) => sum + costOf(night), 0);
  const room =
    begun > byPolicy.penalty ? { of: "nights_begun" as const, percent: 100, base: begun, penalty: begun } : byPolicy;
  return { ...room, risesAt: [...endsOf(step, checkIn), ...nightsAbove(room.penalty, nights, now)] };
}

const costOf = ({ sale, extra }: PricedNight): number => sale + extra;

const endsOf = (step: CancellationStep | undefined, checkIn: IsoDate): number[] => {
  const end = step === undefined ? null : endOfStep(step, checkIn);
  return end === null ? [] : [end];
};

/** When the first night begins with which more has begun than a penalty already is; none when no night does. */
function nightsAbove(penalty: number, nights: readonly PricedNight[], now: number): number[] {
  let begun = 0;
  for (const night of nights) {
    begun += costOf(night);
    const beginsAt = checkInInstant(night.date);
    if (beginsAt > now && begun > penalty) return [beginsAt];
  }
  return [];
}

/** The mildest step that holds at an instant; undefined when the policy says nothing of it, which costs everything. */
const stepAt = ({ steps }: CancellationPolicy, checkIn: IsoDate, now: number): CancellationStep | undefined =>
  steps.filter((step) => holds(step, checkIn, now)).toSorted((one, other) => one.percent - other.percent)[0];

function holds(step: CancellationStep, checkIn: IsoDate, now: number): boolean {
  if (step.days_before !== null) return daysBetween(tehranDate(now), checkIn) >= step.days_before;
  return step.hours_before === null || now <= checkInInstant(checkIn) - step.hours_before * HOUR_SECONDS;
}

const startOfDay = (date: IsoDate): number => checkInInstant(date) - 14 * HOUR_SECONDS;
