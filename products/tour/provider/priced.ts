import { seatsOf, type TourRoom } from "#products/tour/rules/party.ts";
import {
  adultPrice,
  type BedPolicy,
  type TourPriceTable,
  tourPrice,
  USUAL_BEDS,
} from "#products/tour/rules/room-price.ts";

/** Party that a price is for. */
export type Party = { rooms: readonly TourRoom[]; seats: number };

export const partyOf = (rooms: readonly TourRoom[]): Party => ({ rooms, seats: seatsOf(rooms) });

/** Bed policy of a package: so many in a room, the rest as usual. */
export const bedsOf = ({ beds }: { beds: number }): BedPolicy => ({ ...USUAL_BEDS, beds });

/** Price of a package for a party, rial, and for an adult of it; null where it cannot have it. */
export function totalOf(
  { rooms }: Party,
  offer: { prices: TourPriceTable; beds: number },
): { total: number; perPerson: number } | null {
  const priced = tourPrice(rooms, offer.prices, bedsOf(offer));
  const perPerson = adultPrice(rooms, offer.prices);
  return "faults" in priced || perPerson === null ? null : { total: priced.total, perPerson };
}
