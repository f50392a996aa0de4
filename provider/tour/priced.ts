import { roundToTen } from "#domain/pricing/pricing.ts";
import { seatsOf, type TourRoom } from "#domain/tour/party.ts";
import { type BedPolicy, type TourPriceTable, tourPrice, USUAL_BEDS } from "#domain/tour/room-price.ts";

/** Who a price is for. */
export type Party = { rooms: readonly TourRoom[]; seats: number };

export const partyOf = (rooms: readonly TourRoom[]): Party => ({ rooms, seats: seatsOf(rooms) });

/** How a package gives beds: so many in a room, the rest as usual. */
export const bedsOf = ({ beds }: { beds: number }): BedPolicy => ({ ...USUAL_BEDS, beds });

/** What a package costs a party, rial, and a person of it; null where it cannot have it. */
export function totalOf(
  { rooms, seats }: Party,
  offer: { prices: TourPriceTable; beds: number },
): { total: number; perPerson: number } | null {
  const priced = tourPrice(rooms, offer.prices, bedsOf(offer));
  if ("faults" in priced) return null;
  return { total: priced.total, perPerson: roundToTen(priced.total / Math.max(1, seats)) };
}
