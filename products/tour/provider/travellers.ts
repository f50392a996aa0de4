import { tripOfTour } from "#products/tour/rules/documents.ts";
import { roomTravellers } from "#provider/shop/reservation/room-travellers.ts";
import type { TourOffer } from "./offer.ts";

/** The travellers of a tour. */
export const { travellerFaults, keptTraveller } = roomTravellers<TourOffer>({
  tripOf: ({ subject }) => tripOfTour(subject),
  partiesOf: ({ rooms }) => rooms.map(({ adults, children }) => ({ adults, children: children.map(({ age }) => age) })),
});
