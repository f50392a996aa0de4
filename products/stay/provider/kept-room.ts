import type { IsoDate } from "#domain/calendar/types.ts";
import type { PricedNight } from "#domain/pricing/pricing.ts";
import { roundToTen } from "#domain/pricing/pricing.ts";
import { boughtOf } from "#products/stay/rules/penalty-lines.ts";
import type { OfferedRoom, RequestedRoom } from "./offer.ts";

/**
 * A room that a change continues at its rate. Its nights keep price, policy and arrival; of their extra beds and cots
 * stays what those who stay pay, and those who come pay today's price.
 */

type Party = Pick<RequestedRoom, "adults" | "children" | "extraBeds" | "babyCots">;

/** The room of the booking that a requested one continues at its rate; undefined where there is none. */
export const continued = (
  rooms: readonly OfferedRoom[],
  { from, ratePlanId }: RequestedRoom,
): OfferedRoom | undefined => (from === undefined || rooms[from]?.ratePlanId !== ratePlanId ? undefined : rooms[from]);

/** Guests and extras that both have: a child is the same by age. */
export function sharedParty(one: Party, other: Party): Party {
  const left = [...other.children];
  const children = one.children.filter((age) => {
    const found = left.indexOf(age);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
  return {
    adults: Math.min(one.adults, other.adults),
    children,
    extraBeds: Math.min(one.extraBeds, other.extraBeds),
    babyCots: Math.min(one.babyCots, other.babyCots),
  };
}

/** True when these guests and extras are the same. */
export const isSameParty = (one: Party, other: Party): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ adults, children, extraBeds, babyCots }: Party): string =>
  JSON.stringify([adults, children.toSorted((one, other) => one - other), extraBeds, babyCots]);

/** Extras of a night at today's price: of the party before, of those who stay, and of the party afterwards. */
export type NightExtras = { readonly before: number; readonly shared: number; readonly after: number };

/**
 * A room at its new dates and with its new guests.
 *
 * @param room priced as if it were new.
 *
 * @param checkIn arrival of the booking before.
 */
export function keptRoom(
  room: OfferedRoom,
  before: OfferedRoom,
  checkIn: IsoDate,
  { index, extrasOn }: { index: number; extrasOn: (date: IsoDate) => NightExtras },
): OfferedRoom {
  const dates = new Set(room.nights.map(({ date }) => date));
  const kept = before.nights
    .filter(({ date }) => dates.has(date))
    .map((night) => ({ ...night, extra: staying(night, extrasOn(night.date)) }));
  const keptOn = new Map(kept.map((night) => [night.date, night]));
  const nights = room.nights.map((night) => {
    const own = keptOn.get(night.date);
    const { shared, after } = extrasOn(night.date);
    return own === undefined ? night : { ...own, extra: own.extra + Math.max(0, after - shared) };
  });
  const bought = boughtOf(checkIn, before)
    .map((purchase) => ({ ...purchase, dates: purchase.dates.filter((date) => dates.has(date)) }))
    .filter((purchase) => purchase.dates.length > 0);
  const { bought: _, ...rest } = room;
  return {
    ...withNights(rest, nights),
    ...(bought.length > 0 && { bought }),
    ...(kept.length > 0 && { keeps: { room: index, nights: kept } }),
  };
}

/** Part of a night's extras, as they were bought, that those who stay paid. */
function staying({ extra }: PricedNight, { before, shared }: NightExtras): number {
  if (before === shared) return extra;
  return before === 0 ? extra : Math.min(extra, roundToTen((extra * shared) / before));
}

/** A room with these nights, each with its extras. */
export const withNights = (room: OfferedRoom, nights: readonly PricedNight[]): OfferedRoom => ({
  ...room,
  nights: [...nights],
  rackTotal: nights.reduce((sum, { rack, extra }) => sum + rack + extra, 0),
  total: nights.reduce((sum, { sale, extra }) => sum + sale + extra, 0),
});
