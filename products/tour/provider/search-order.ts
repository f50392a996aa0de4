import { daysBetween } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { TourSort } from "#domain/enums/enums.ts";
import type { OfferRow } from "./offers.ts";

/** A package with its price for the party. */
export type PricedOffer = { readonly offer: OfferRow; readonly total: number; readonly perPerson: number };

/** Requested day and nights: results are ordered by how far they are from them. */
export type Wanted = { readonly date: IsoDate; readonly nights: number };

type Order = (one: PricedOffer, other: PricedOffer) => number;

const cheapestFirst: Order = (one, other) => one.total - other.total;
const soonestFirst: Order = (one, other) =>
  one.offer.date < other.offer.date ? -1 : Number(one.offer.date > other.offer.date);
const bestHotelFirst: Order = (one, other) => other.offer.star - one.offer.star;
/** Pages must not overlap, so equals need an order too. */
const byId: Order = (one, other) => one.offer.packageId - other.offer.packageId;

/** Nights weigh as days do: a tour a day later is as far as one that is a night longer. */
const distance = ({ date, nights }: Wanted, { offer }: PricedOffer): number =>
  Math.abs(daysBetween(date, offer.date)) + Math.abs(offer.nights - nights);

const orders = (wanted: Wanted): Record<TourSort, readonly Order[]> => ({
  default: [(one, other) => distance(wanted, one) - distance(wanted, other), cheapestFirst, byId],
  soonest: [soonestFirst, cheapestFirst, byId],
  lowest_price: [cheapestFirst, soonestFirst, byId],
  highest_price: [(one, other) => cheapestFirst(other, one), soonestFirst, byId],
  highest_star: [bestHotelFirst, cheapestFirst, byId],
});

/** A sorted copy: by default the exact day and nights first, then by distance. */
export function ordered(priced: readonly PricedOffer[], sort: TourSort, wanted: Wanted): PricedOffer[] {
  const chain = orders(wanted)[sort];
  return priced.toSorted((one, other) => {
    for (const order of chain) {
      const difference = order(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
