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
 * A line for each room and each purchase of its nights: its share of the first night, or all of them, under their policy,
 * and each night as a cost that begins at 14:00.
 */
export const stayPenaltyLines = ({ checkIn, rooms }: StayPrices): PenaltyLine[] =>
  rooms.flatMap((room, index) => {
    const part = rooms.length > 1 ? ({ part: { of: "room", position: index + 1 } } as const) : {};
    const { policy, nights, total, bought } = room;
    const [first] = nights;
    const firstNight = first === undefined ? 0 : costOf(first);
    if (bought === undefined) return [{ ...part, ...lineOf({ policy, checkIn }, { nights, total, firstNight }) }];
    const purchases = boughtOf(checkIn, room).map((purchase) => ({
      ...purchase,
      nights: nights.filter(({ date }) => purchase.dates.includes(date)),
    }));
    const shares = firstNightsOf(purchases.map((purchase) => purchase.nights));
    return purchases.map((purchase, at) => {
      const ofPurchase = { nights: purchase.nights, total: costOfAll(purchase.nights), firstNight: shares[at] ?? 0 };
      return { ...part, ...lineOf(purchase, ofPurchase) };
    });
  });

/**
 * Share of the first night that each purchase has, in their order, rial. The first night is that of the stay as it stands.
 * A purchase before has it for what its own first night was dearer, so that an earlier, cheaper night frees from nothing;
 * a night that was added later in the stay has none.
 */
function firstNightsOf(purchases: readonly (readonly PricedNight[])[]): number[] {
  const arrivals = purchases.map(([first], at) => {
    const isEarlier = purchases.slice(0, at).every(([other]) => !first || !other || first.date < other.date);
    return first === undefined || !isEarlier ? 0 : costOf(first);
  });
  return arrivals.map((cost, at) => Math.max(0, cost - Math.max(0, ...arrivals.slice(at + 1))));
}

function lineOf(
  { policy, checkIn }: Omit<BoughtNights, "dates">,
  { nights, total, firstNight }: Pick<RoomPrices, "nights" | "total"> & { readonly firstNight: number },
): Omit<PenaltyLine, "part"> {
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
