import { INFANT_UNTIL } from "../bounds.ts";
import type { IsoDate } from "../calendar/types.ts";
import type { Party } from "../rooms.ts";

/**
 * A property's charges for children, by completed age: free without a bed under `freeUntil`; from there to under
 * `halfUntil` the first child pays half an extra bed, without a bed; every other child takes a bed as an adult does.
 * Data, because hotels differ.
 */
export type ChildPolicy = { freeUntil: number; halfUntil: number };

export const DEFAULT_CHILD_POLICY: ChildPolicy = { freeUntil: 2, halfUntil: 6 };

/** Guests that a room's own beds sleep, and extra beds that fit. */
export type RoomCapacity = { capacity: number; extraCapacity: number };

/** Rates of one night of a plan, integer rial, tax included; null rates when it has no price. */
export type NightRates = {
  night: IsoDate;
  rackRate: number | null;
  saleRate: number | null;
  extraBedRate: number;
  /** Ignored unless a cot is requested. */
  babyCotRate?: number | undefined;
};

/** Extras that a party asks for: extra beds beyond `extraBedShares`, and cots for its infants. */
export type Extras = { extraBeds: number; babyCots: number };

const NO_EXTRAS: Extras = { extraBeds: 0, babyCots: 0 };

/** Price of one night for one party, integer rial. `extra`, for extra beds, is added to both `rack` and `sale`. */
export type PricedNight = { date: IsoDate; rack: number; sale: number; extra: number };

/** The nights of one room and their sums, integer rial, `extra` included in both. */
export type PricedStay = { nights: PricedNight[]; rackTotal: number; total: number };

/** Beds that a party needs, and the shares of an extra bed that are charged without a bed. */
export type BedNeeds = { beds: number; sharesWithoutBed: number };

const HALF = 0.5;

/** Rounds to ten rial, one toman. Each line is rounded once; sums of lines are exact. */
export const roundToTen = (rial: number): number => Math.round(rial / 10) * 10;

/**
 * The beds and shares of a party in a room. Adults always take a bed. The first child between the two ages does
 * without one for half the price, unless a bed of the room itself is free, which is used first.
 */
export function bedNeeds({ adults, children }: Party, policy: ChildPolicy, capacity: number): BedNeeds {
  const paying = children.filter((age) => age >= policy.freeUntil).length;
  const hasHalfPaying = children.some((age) => age >= policy.freeUntil && age < policy.halfUntil);
  const beds = adults + paying;
  if (!hasHalfPaying || beds <= capacity) return { beds, sharesWithoutBed: 0 };
  return { beds: beds - 1, sharesWithoutBed: HALF };
}

/**
 * Number of places that a party lacks in a room; 0 when it fits. Guests who take a bed must fit in its own and its
 * extra beds; infants take none, at most one for each adult.
 */
export function lackingPlaces(party: Party, policy: ChildPolicy, { capacity, extraCapacity }: RoomCapacity): number {
  const { beds } = bedNeeds(party, policy, capacity);
  const infants = party.children.filter((age) => age < INFANT_UNTIL).length;
  return Math.max(0, beds - capacity - extraCapacity) + Math.max(0, infants - party.adults);
}

/** Extra beds that one party pays for each night: 0, 0.5, 1, 1.5 … */
export function extraBedShares(party: Party, policy: ChildPolicy, { capacity }: RoomCapacity): number {
  const { beds, sharesWithoutBed } = bedNeeds(party, policy, capacity);
  return Math.max(0, beds - capacity) + sharesWithoutBed;
}

/**
 * Price of a stay's nights for one party in one room. Null when some night has no price, which `blocking.ts` names, as
 * it does a party that does not fit the room.
 *
 * A search sums the nights in SQL (`products/stay/provider/property/plan-totals.ts` says why); "a search offers exactly what the
 * property page can sell" in `provider/calls.test.ts` holds the two together.
 */
export function priceStay(
  rates: readonly NightRates[],
  party: Party,
  policy: ChildPolicy,
  room: RoomCapacity,
  { extraBeds, babyCots }: Extras = NO_EXTRAS,
): PricedStay | null {
  const shares = extraBedShares(party, policy, room) + extraBeds;
  const nights: PricedNight[] = [];
  for (const { night, rackRate, saleRate, extraBedRate, babyCotRate = 0 } of rates) {
    if (saleRate === null || saleRate <= 0) return null;
    const sale = roundToTen(saleRate);
    // A rack rate below the sale rate would show as a negative saving.
    const rack = Math.max(sale, roundToTen(rackRate ?? saleRate));
    nights.push({ date: night, rack, sale, extra: roundToTen(shares * extraBedRate + babyCots * babyCotRate) });
  }
  return { nights, rackTotal: sum(nights, ({ rack }) => rack), total: sum(nights, ({ sale }) => sale) };
}

/** Average price of a night and room, for comparing stays; integer rial. 0 without nights or rooms. */
export const nightAverage = (total: number, nights: number, rooms: number): number =>
  nights * rooms === 0 ? 0 : roundToTen(total / (nights * rooms));

const sum = (nights: readonly PricedNight[], price: (night: PricedNight) => number): number =>
  nights.reduce((total, night) => total + price(night) + night.extra, 0);
