import type { TourOffer } from "./offer.ts";

/** What of a tour's price its visas are, rial: each traveller's, where the agency gets them. At most the price. */
export function visaFeeOf({ subject: { visa, rooms }, total }: TourOffer): number {
  if (visa.kind !== "included") return 0;
  const people = rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0);
  return Math.min(total, visa.fee * people);
}
