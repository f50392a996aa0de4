import { daysBetween } from "#domain/calendar/arithmetic.ts";
import { compareIso } from "#domain/calendar/queries.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { TourSort } from "#domain/enums/enums.ts";
import { compareBy, type Order } from "#domain/sale/compare-by.ts";
import type { OfferRow } from "./offers.ts";

/** A package with its price for the party. */
export type PricedOffer = { readonly offer: OfferRow; readonly total: number; readonly perPerson: number };

/** Requested day and nights: results are ordered by how far they are from them. */
export type Wanted = { readonly date: IsoDate; readonly nights: number };

const cheapestFirst: Order<PricedOffer> = (one, other) => one.total - other.total;
const soonestFirst: Order<PricedOffer> = (one, other) => compareIso(one.offer.date, other.offer.date);
const bestHotelFirst: Order<PricedOffer> = (one, other) => other.offer.star - one.offer.star;
/** Pages must not overlap, so equals need an order too. */
const byId: Order<PricedOffer> = (one, other) => one.offer.packageId - other.offer.packageId;

/** Nights weigh as days do: a tour a day later is as far as one that is a night longer. */
const distance = ({ date, nights }: Wanted, { offer }: PricedOffer): number =>
  Math.abs(daysBetween(date, offer.date)) + Math.abs(offer.nights - nights);

const orders = (wanted: Wanted): Record<TourSort, readonly Order<PricedOffer>[]> => ({
  default: [(one, other) => distance(wanted, one) - distance(wanted, other), cheapestFirst, byId],
  soonest: [soonestFirst, cheapestFirst, byId],
  lowest_price: [cheapestFirst, soonestFirst, byId],
  highest_price: [(one, other) => cheapestFirst(other, one), soonestFirst, byId],
  highest_star: [bestHotelFirst, cheapestFirst, byId],
});

/** A sorted copy: by default the exact day and nights first, then by distance. */
export function ordered(priced: readonly PricedOffer[], sort: TourSort, wanted: Wanted): PricedOffer[] {
  return priced.toSorted(compareBy(orders(wanted)[sort]));
}
