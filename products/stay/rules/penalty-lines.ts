import type { IsoDate } from "#domain/calendar/types.ts";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { PricedNight } from "#domain/pricing/pricing.ts";
import { type PenaltyLine, penaltyOf } from "#domain/reservation/penalty.ts";
import { checkInInstant } from "./instants.ts";

/**
 * Nights of a room that were bought before its dates were changed: they keep their policy, and the arrival of that time,
 * from which its steps count back.
 */
export type BoughtNights = {
  readonly dates: readonly IsoDate[];
  readonly policy: CancellationPolicy;
  readonly checkIn: IsoDate;
};

/** A room's policy and its nights, integer rial, extra beds included. */
type RoomPrices = {
  readonly policy: CancellationPolicy;
  readonly nights: readonly PricedNight[];
  readonly total: number;
  readonly bought?: readonly BoughtNights[];
};

/** Facts of a stay that determine its penalty. */
export type StayPrices = { readonly checkIn: IsoDate; readonly rooms: readonly RoomPrices[] };

const costOf = ({ sale, extra }: PricedNight): number => sale + extra;
const costOfAll = (nights: readonly PricedNight[]): number => nights.reduce((sum, night) => sum + costOf(night), 0);

/** Nights of a room by what they were bought under: those of before in their order, then the rest. */
export function boughtOf(checkIn: IsoDate, { policy, nights, bought = [] }: RoomPrices): readonly BoughtNights[] {
  const before = new Set(bought.flatMap(({ dates }) => dates));
  const rest = nights.map(({ date }) => date).filter((date) => !before.has(date));
  return [...bought, { dates: rest, policy, checkIn }].filter(({ dates }) => dates.length > 0);
}

/**
 * A line for each room and each purchase of its nights: the first night or all of them under their policy, and each
 * night as a cost that begins at 14:00. The first night is the stay's as it stands, under what it was bought under.
 */
export const stayPenaltyLines = ({ checkIn, rooms }: StayPrices): PenaltyLine[] =>
  rooms.flatMap((room, index) => {
    const part = rooms.length > 1 ? ({ part: { of: "room", position: index + 1 } } as const) : {};
    const { policy, nights, total, bought } = room;
    const [first] = nights;
    if (bought === undefined) return [{ ...part, ...lineOf({ policy, checkIn }, { nights, total, first }) }];
    return boughtOf(checkIn, room).map((purchase) => {
      const ofPurchase = nights.filter(({ date }) => purchase.dates.includes(date));
      return { ...part, ...lineOf(purchase, { nights: ofPurchase, total: costOfAll(ofPurchase), first }) };
    });
  });

function lineOf(
  { policy, checkIn }: Omit<BoughtNights, "dates">,
  { nights, total, first }: Pick<RoomPrices, "nights" | "total"> & { readonly first: PricedNight | undefined },
): Omit<PenaltyLine, "part"> {
  const firstNight = first !== undefined && nights.includes(first) ? costOf(first) : 0;
  return {
    policy,
    total,
    base: policy.base === "first_night" ? firstNight : total,
    anchor: { day: checkIn, at: checkInInstant(checkIn) },
    begins: nights.map((night) => ({ at: checkInInstant(night.date), cost: costOf(night) })),
  };
}

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
