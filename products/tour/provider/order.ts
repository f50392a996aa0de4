import type { TourOffer } from "./offer.ts";

/** Order for an agency to confirm: its tour and departure, the hotels, and who sleeps in which room. */
export const tourOrder = ({ subject, rooms }: TourOffer): Readonly<Record<string, string | number>> => ({
  tour: subject.tour.title_en,
  agency: subject.tour.agency_en,
  agency_phone: subject.tour.agency_phone,
  departure: subject.departure_id,
  leaves: subject.date,
  returns: subject.return_date,
  nights: subject.nights,
  hotels: subject.stays.map(({ property, nights }) => `${property.name_en} ×${nights}`).join(", "),
  rooms: rooms
    .map(({ adults, children }) =>
      children.length === 0 ? `${adults}` : `${adults}+${children.map(({ age }) => age).join("+")}`,
    )
    .join("; "),
  travellers: rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0),
});
