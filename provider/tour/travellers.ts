import { tourTrip } from "#domain/tour/documents.ts";
import { USUAL_PASSPORT_MONTHS } from "#domain/validation/passenger.ts";
import { roomTravellers } from "../reservation/room-travellers.ts";
import type { TourOffer } from "./offer.ts";

/** The travellers of a tour. */
export const { travellerFaults, keptTraveller } = roomTravellers<TourOffer>({
  tripOf: ({ scope, date, subject }) =>
    tourTrip({
      scope,
      date,
      returnDate: subject.return_date,
      passportMonths: subject.tour.passport_months ?? USUAL_PASSPORT_MONTHS,
      isFlown: subject.out.mode === "flight" || subject.back.mode === "flight",
    }),
  partiesOf: ({ rooms }) => rooms.map(({ adults, children }) => ({ adults, children: children.map(({ age }) => age) })),
});
