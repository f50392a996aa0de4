import { tehranInstant } from "#domain/calendar/today.ts";
import { tourChangeCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourChangeQuery } from "#products/tour/contract/tour.shapes.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import type { OfferChanges } from "#provider/shop/reservation/product.ts";
import type { TourOffer, TourRequest } from "./offer.ts";
import { tourStock } from "./stock.ts";
import { releaseKept } from "./trust.ts";

/** Another departure of the same tour, in the same hotels and rooms. Nothing of what was bought stays. */
export const otherDeparture: OfferChanges<TourChangeQuery, TourRequest, TourOffer> = {
  kind: "dates",
  calls: { quote: tourChangeCalls.changeQuote, confirm: tourChangeCalls.change },
  read({ departure_id: departureId, package_id: packageId }, { subject, rooms }) {
    if (departureId === subject.departure_id) {
      return refuse("invalid_input", [{ name: "departure_id", code: "same_dates" }]);
    }
    return { departureId, packageId, rooms };
  },
  lock: (tx, request, confirmationCode) => tourStock.lock(tx, { ...request, insteadOf: confirmationCode }),
  changed: (_, priced) => priced,
  stays: (offer) => ({ ...offer, total: 0 }),
  results({ subject: { visa }, visaSubmittedOn }, _, now) {
    const isHandedIn = visaSubmittedOn !== null && tehranInstant(visaSubmittedOn) <= now;
    return visa.kind === "included" && isHandedIn ? ["visa"] : [];
  },
  deleteSubject: `
    journey_gone AS (DELETE FROM reservation_tour WHERE reservation_id = $1),
    claims_gone AS (DELETE FROM reservation_claim WHERE reservation_id = $1)`,
  settle: (tx, reservationId, exchanged) => releaseKept(tx, reservationId, exchanged),
};
