import { INFANT_UNTIL } from "../bounds.ts";
import type { IsoDate } from "../calendar/types.ts";
import type { Party } from "../rooms.ts";

/**
 * A property's charges for children, by completed age: free without a bed under `freeUntil`; from there to under
 * `halfUntil` the first child pays half an extra bed, without a bed; every other child takes a bed as an adult does.
 * Data, because hotels differ.
 */
export type ChildPolicy = { freeUntil: number; halfUntil: number };

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

/** Extras that a party asks for: extra beds beyond those that it needs, and cots for its infants. */
export type Extras = { extraBeds: number; babyCots: number };

const NO_EXTRAS: Extras = { extraBeds: 0, babyCots: 0 };

/**
 * A night of a plan as it is charged, or the sum of several, integer rial: `extra` for an extra bed, `halfExtra` for the
 * child who pays half of one.
 */
export type Charges = { sale: number; rack: number; extra: number; halfExtra: number };

/** Price of one night for one party, integer rial. `extra`, for extra beds and cots, is added to both `rack` and `sale`. */
export type PricedNight = { date: IsoDate; rack: number; sale: number; extra: number };

/** The nights of one room and their sums, integer rial, `extra` included in both. */
export type PricedStay = { nights: PricedNight[]; rackTotal: number; total: number };

/** Beds that a party needs, and children who pay half an extra bed without one: one at most. */
type BedNeeds = { beds: number; half: number };

/** Extra beds that a party pays for each night: whole ones, and one at half price at most. */
export type ExtraBeds = { whole: number; half: number };

/** Rounds to ten rial, one toman. Each rate is rounded once; sums of them are exact. */
export const roundToTen = (rial: number): number => Math.round(rial / 10) * 10;

/** Half an extra bed, integer rial. */
export const halfOf = (extra: number): number => roundToTen(extra / 2);

/** Charges of a night by its rates. A rack rate below the sale rate would show as a negative saving. */
export function nightCharges({ saleRate, rackRate, extraBedRate }: Omit<NightRates, "night">): Charges {
  const sale = roundToTen(saleRate ?? 0);
  const extra = roundToTen(extraBedRate);
  return { sale, rack: Math.max(sale, roundToTen(rackRate ?? 0)), extra, halfExtra: halfOf(extra) };
}

/** True when a night is charged something: a rate that rounds to nothing is no price. */
export const hasPrice = (saleRate: number | null): boolean => roundToTen(saleRate ?? 0) > 0;

/** Charges of several nights. */
export function sumCharges(nights: readonly Charges[]): Charges {
  const total: Charges = { sale: 0, rack: 0, extra: 0, halfExtra: 0 };
  for (const { sale, rack, extra, halfExtra } of nights) {
    total.sale += sale;
    total.rack += rack;
    total.extra += extra;
    total.halfExtra += halfExtra;
  }
  return total;
}

/**
 * The beds of a party in a room. Adults always take a bed. The first child between the two ages does without one for
 * half the price, unless a bed of the room itself is free, which is used first.
 */
function bedNeeds({ adults, children }: Party, policy: ChildPolicy, capacity: number): BedNeeds {
  const paying = children.filter((age) => age >= policy.freeUntil).length;
  const hasHalfPaying = children.some((age) => age >= policy.freeUntil && age < policy.halfUntil);
  const beds = adults + paying;
  return hasHalfPaying && beds > capacity ? { beds: beds - 1, half: 1 } : { beds, half: 0 };
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

/** Extra beds that one party pays for each night. */
export function extraBedsOf(party: Party, policy: ChildPolicy, { capacity }: RoomCapacity): ExtraBeds {
  const { beds, half } = bedNeeds(party, policy, capacity);
  return { whole: Math.max(0, beds - capacity), half };
}

/** Price of extra beds for a night, or for all nights that the charges are the sum of; integer rial. */
export const extraCharge = ({ whole, half }: ExtraBeds, { extra, halfExtra }: Charges): number =>
  whole * extra + half * halfExtra;

/**
 * Price of a stay's nights for one party in one room. Null when some night has no price, which `blocking.ts` names, as
 * it does a party that does not fit the room.
 */
export function priceStay(
  rates: readonly NightRates[],
  party: Party,
  policy: ChildPolicy,
  room: RoomCapacity,
  { extraBeds, babyCots }: Extras = NO_EXTRAS,
): PricedStay | null {
  const { whole, half } = extraBedsOf(party, policy, room);
  const beds = { whole: whole + extraBeds, half };
  const nights: PricedNight[] = [];
  for (const night of rates) {
    if (!hasPrice(night.saleRate)) return null;
    const charges = nightCharges(night);
    const extra = extraCharge(beds, charges) + babyCots * roundToTen(night.babyCotRate ?? 0);
    nights.push({ date: night.night, rack: charges.rack, sale: charges.sale, extra });
  }
  return { nights, rackTotal: sum(nights, ({ rack }) => rack), total: sum(nights, ({ sale }) => sale) };
}

/** Average price of a night and room, for comparing stays; integer rial. 0 without nights or rooms. */
export const nightAverage = (total: number, nights: number, rooms: number): number =>
  nights * rooms === 0 ? 0 : roundToTen(total / (nights * rooms));

const sum = (nights: readonly PricedNight[], price: (night: PricedNight) => number): number =>
  nights.reduce((total, night) => total + price(night) + night.extra, 0);
