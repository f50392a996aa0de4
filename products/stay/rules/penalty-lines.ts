import type { IsoDate } from "#domain/calendar/types.ts";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { PricedNight } from "#domain/pricing/pricing.ts";
import { type PenaltyLine, penaltyOf } from "#domain/reservation/penalty.ts";
import { checkInInstant } from "./instants.ts";

/** Facts of a stay that determine its penalty: each room's policy and its nights, integer rial, extra beds included. */
export type StayPrices = {
  readonly checkIn: IsoDate;
  readonly rooms: readonly {
    readonly policy: CancellationPolicy;
    readonly nights: readonly PricedNight[];
    readonly total: number;
  }[];
};

const costOf = ({ sale, extra }: PricedNight): number => sale + extra;

/**
 * One line for each room: its first night or all of it under its policy, and each night as a cost that begins at 14:00.
 */
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

/** A sample night: whether a policy is free at an instant does not depend on the price. */
const SAMPLE = 1000;

/**
 * True when a stay under this policy can still be cancelled without a fee.
 *
 * @param now epoch seconds.
 */
export function isFreeToCancel(policy: CancellationPolicy, checkIn: IsoDate, now: number): boolean {
  const nights = [{ date: checkIn, rack: SAMPLE, sale: SAMPLE, extra: 0 }];
  return penaltyOf(stayPenaltyLines({ checkIn, rooms: [{ policy, nights, total: SAMPLE }] }), now).penalty === 0;
}
