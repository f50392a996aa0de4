import { checkOutOf, type Stay, stayNights } from "../calendar/stay.ts";
import type { IsoDate } from "../calendar/types.ts";
import type { Blocking } from "../contract/blocking.shapes.ts";
import { hasPrice } from "./pricing.ts";

/** Booking rules of one night of a plan. The row of the check-out day matters only for departure on it. */
export type NightRules = {
  night: IsoDate;
  saleRate: number | null;
  minStay: number;
  maxStay: number;
  closed: boolean;
  closedToArrival: boolean;
  closedToDeparture: boolean;
};

/** One night of a room type: rooms in total and sold. */
export type NightRooms = { night: IsoDate; total: number; sold: number };

export type StayAsked = Stay & { rooms: number };

export type BlockingQuestion = {
  property: { isActive: boolean; isBookable: boolean };
  /** Nights of the plan in any order, including the check-out day when it is on sale. */
  nights: readonly NightRules[];
  /** Nights of its room type in any order. */
  stock: readonly NightRooms[];
  stay: StayAsked;
  /** From `lackingPlaces`; 0 when the party fits. */
  lackingPlaces: number;
};

const block = (reason: Blocking["reason"], date: IsoDate | null = null, nights: number | null = null): Blocking => ({
  reason,
  date,
  nights,
});

/** Reason why a rate, or a property with no other rates, is not sold to a party. */
export const CLOSED_TO_AUDIENCE: Blocking = block("closed_to_audience");

/**
 * Reasons that hold for the whole property, for every room and night; empty when it can be booked.
 *
 * @param isClosedToParty it has rates, and none that is open to the party.
 */
export function propertyBlocking({
  isActive,
  isBookable,
  isClosedToParty = false,
}: BlockingQuestion["property"] & { isClosedToParty?: boolean }): Blocking[] {
  if (!isActive) return [block("inactive")];
  if (!isBookable) return [block("not_bookable")];
  return isClosedToParty ? [CLOSED_TO_AUDIENCE] : [];
}

/**
 * Returns every reason why a plan cannot be booked for a stay: the property's first, then night by night, then the
 * stay's own (R187); empty when it can. Rules on arrival and length of stay are those of the first night, the rule on
 * departure that of the check-out day.
 */
export function blockingOf({ property, nights, stock, stay, lackingPlaces }: BlockingQuestion): Blocking[] {
  const closedHouse = propertyBlocking(property);
  // A closed property is the only reason shown: its nights add nothing.
  if (closedHouse.length > 0) return closedHouse;
  const rulesOf = new Map(nights.map((night) => [night.night, night]));
  const roomsOf = new Map(stock.map((night) => [night.night, night]));
  const ofNights = stayNights(stay.checkIn, stay.lengthOfStay).flatMap((date) =>
    blockingOfNight(date, rulesOf.get(date), roomsOf.get(date), stay.rooms),
  );
  const arrival = rulesOf.get(stay.checkIn);
  const checkOut = checkOutOf(stay.checkIn, stay.lengthOfStay);
  const ofStay: Blocking[] = [];
  if (arrival?.closedToArrival) ofStay.push(block("closed_to_arrival", stay.checkIn));
  if (rulesOf.get(checkOut)?.closedToDeparture) ofStay.push(block("closed_to_departure", checkOut));
  if (arrival !== undefined && stay.lengthOfStay < arrival.minStay) {
    ofStay.push(block("min_stay", stay.checkIn, arrival.minStay));
  }
  if (arrival !== undefined && stay.lengthOfStay > arrival.maxStay) {
    ofStay.push(block("max_stay", stay.checkIn, arrival.maxStay));
  }
  if (lackingPlaces > 0) ofStay.push(block("capacity", null, lackingPlaces));
  return [...ofNights, ...ofStay];
}

/** True when a night has a price and is not closed: it is open while its room type has a room free. */
export const isOnSale = ({ saleRate, closed }: Pick<NightRules, "saleRate" | "closed">): boolean =>
  !closed && hasPrice(saleRate);

function blockingOfNight(
  date: IsoDate,
  rules: NightRules | undefined,
  rooms: NightRooms | undefined,
  wanted: number,
): Blocking[] {
  const reasons: Blocking[] = [];
  if (!hasPrice(rules?.saleRate ?? null)) reasons.push(block("no_price", date));
  if (rules?.closed || freeRooms(rooms) < wanted) reasons.push(block("unavailable", date));
  return reasons;
}

const freeRooms = (rooms: NightRooms | undefined): number =>
  rooms === undefined ? 0 : Math.max(0, rooms.total - rooms.sold);

/** Rooms of a type that are free on every night of a stay: those of its scarcest night, 0 when a night is unknown. */
export function roomsLeft(stock: readonly NightRooms[], { checkIn, lengthOfStay }: Omit<StayAsked, "rooms">): number {
  const roomsOf = new Map(stock.map((night) => [night.night, night]));
  return Math.min(...stayNights(checkIn, lengthOfStay).map((date) => freeRooms(roomsOf.get(date))));
}
