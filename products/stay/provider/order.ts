import type { Offer } from "./offer.ts";

/** Order for a property to confirm: its rooms, the dates, and the number of guests. */
export const stayOrder = ({
  property,
  checkIn,
  checkOut,
  lengthOfStay,
  rooms,
}: Offer): Readonly<Record<string, string | number>> => ({
  property: property.nameEn,
  city: property.cityEn,
  ...(property.phone != null && { phone: property.phone }),
  check_in: checkIn,
  check_out: checkOut,
  nights: lengthOfStay,
  rooms: rooms.map(({ nameEn, planNameEn, meal }) => `${nameEn}, ${planNameEn} (${meal})`).join("; "),
  guests: rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0),
  adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
  children: rooms.reduce((sum, { children }) => sum + children.length, 0),
});
