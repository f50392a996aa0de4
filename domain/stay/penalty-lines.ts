import type { IsoDate } from "../calendar/types.ts";
import type { CancellationPolicy } from "../contract/property.shapes.ts";
import type { PricedNight } from "../pricing/pricing.ts";
import { type PenaltyLine, penaltyOf } from "../reservation/penalty.ts";
import { checkInInstant } from "./instants.ts";

/** What of a stay a penalty follows from: each room's policy and its nights, integer rial, extra beds included. */
export type StayPrices = {
  readonly checkIn: IsoDate;
  readonly rooms: readonly {
    readonly policy: CancellationPolicy;
    readonly nights: readonly PricedNight[];
    readonly total: number;
  }[];
};

const costOf = ({ sale, extra }: PricedNight): number => sale + extra;

/** One line for each room: its first night or the whole of it by its policy, and each night as one that begins at 14:00. */
export const stayPenaltyLines = ({ checkIn, rooms }: StayPrices): PenaltyLine[] =>
  rooms.map(({ policy, nights, total }, index) => {
    const [first] = nights;
    return {
      ...(rooms.length > 1 && { part: { of: "room", position: index + 1 } }),
      policy,
      total,
      base: policy.base === "first_night" && first !== undefined ? costOf(first) : total,
      anchor: { day: checkIn, at: checkInInstant(checkIn) },
      begins: nights.map((night) => ({ at: checkInInstant(night.date), cost: costOf(night) })),
    };
  });

/** A night that stands for any: whether a policy is free at an instant does not depend on what it costs. */
const SAMPLE = 1000;

/**
 * Whether a stay under this policy can still be cancelled without a fee.
 *
 * @param now epoch seconds.
 */
export function isFreeToCancel(policy: CancellationPolicy, checkIn: IsoDate, now: number): boolean {
  const nights = [{ date: checkIn, rack: SAMPLE, sale: SAMPLE, extra: 0 }];
  return penaltyOf(stayPenaltyLines({ checkIn, rooms: [{ policy, nights, total: SAMPLE }] }), now).penalty === 0;
}
