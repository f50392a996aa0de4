import { tourReserveCalls } from "#products/tour/contract/tour.calls.ts";
import { type TourQuoteInput, type TourSubject, tourQuoteInput } from "#products/tour/contract/tour.shapes.ts";
import { hotelsText } from "#products/tour/rules/hotels-text.ts";
import { tourPartyFaults } from "#products/tour/rules/party.ts";
import { policyOfTour } from "#products/tour/rules/policies.ts";
import { stagesOfTour } from "#products/tour/rules/stages.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import type { Product } from "#provider/shop/reservation/product.ts";
import { INSERT_CLAIMS } from "#provider/shop/stock/counters.ts";
import { changesOfTour } from "./changes.ts";
import { roomsOf } from "./departure.ts";
import { departureNow } from "./departure-now.ts";
import { extraScopeOfTour } from "./extra-scope.ts";
import { factsOfTour } from "./facts.ts";
import { replacedBy, type TourOffer, type TourRequest } from "./offer.ts";
import { tourOrder } from "./order.ts";
import { partsOfTour } from "./parts.ts";
import { priceTour } from "./price-offer.ts";
import { tourStock } from "./stock.ts";
import { termsOf } from "./terms.ts";
import { keptTraveller, travellerFaults } from "./travellers.ts";
import { trustOf } from "./trust.ts";

const INSERT_SUBJECT = `
  journey AS (
    INSERT INTO reservation_tour (reservation_id, departure_id, package_id)
    SELECT id, ($offer #>> '{subject,departure_id}')::bigint, ($offer #>> '{subject,package_id}')::bigint FROM new_reservation),
  ${INSERT_CLAIMS}`;

const subjectOf = ({ subject }: TourOffer): { subject: TourSubject } => ({ subject });

/** Tours: a package of a departure, its seats and rooms taken together or not at all. */
export const tour: Product<TourQuoteInput, TourRequest, TourOffer> = {
  kind: "tour",
  calls: tourReserveCalls,
  quoteInput: tourQuoteInput,
  read({ departure_id, package_id, rooms, instead_of }) {
    const asked = roomsOf(rooms);
    const faults = tourPartyFaults(asked);
    return faults.length > 0
      ? refuse(
          "invalid_input",
          faults.map(({ code, params }) => ({ name: "rooms", code, params: { ...params } })),
        )
      : {
          departureId: departure_id,
          packageId: package_id,
          rooms: asked,
          ...(instead_of !== undefined && { insteadOf: instead_of }),
        };
  },
  price: priceTour,
  replaces: replacedBy,
  requestOf: ({ subject: { departure_id, package_id }, rooms }) => ({
    departureId: departure_id,
    packageId: package_id,
    rooms,
  }),
  terms: ({ total, subject, departsAt, closesAt, returnsAt }) => ({
    total,
    rackTotal: total,
    isOnRequest: subject.confirmation === "on_request",
    startsAt: departsAt,
    lastPayAt: closesAt,
    endsAt: returnsAt,
  }),
  // Names, pictures and the carrier's clock are left out: an agency may correct them. Everything that money hangs on is in.
  agreed: ({ subject, policyId, date, total, rooms, visaSubmittedOn }) => ({
    departure: subject.departure_id,
    package: subject.package_id,
    date,
    returnDate: subject.return_date,
    stays: subject.stays.map(({ property, nights, meal }) => ({ property: property.id, nights, meal })),
    rooms,
    lines: subject.lines,
    total,
    confirmation: subject.confirmation,
    visa: { ...subject.visa, submittedOn: visaSubmittedOn },
    // By its content: a policy that only has another name is the same.
    policy: { ...policyOfTour(policyId), id: undefined },
  }),
  stock: tourStock,
  facts: factsOfTour,
  insertSubject: INSERT_SUBJECT,
  penaltyLines: (offer) => termsOf({ ...offer, visa: offer.subject.visa }),
  extraScope: extraScopeOfTour,
  parts: partsOfTour,
  changes: changesOfTour,
  travellerFaults,
  keptTraveller,
  isGoneOnceBegun: true,
  payableAccount: trustOf,
  quoteValue: subjectOf,
  value: subjectOf,
  order: tourOrder,
  live: departureNow,
  begins: ({ departsAt, subject }) => ({ at: departsAt, local: subject.out.departs_local }),
  summary: ({ subject, rooms }) => ({
    title_fa: subject.tour.title_fa,
    title_en: subject.tour.title_en,
    about_fa: hotelsText(subject, "fa"),
    about_en: hotelsText(subject, "en"),
    place_fa: subject.tour.city.name_fa,
    place_en: subject.tour.city.name_en,
    image: subject.tour.image,
    starts_on: subject.date,
    ends_on: subject.return_date,
    party: {
      adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
      children: rooms.reduce((sum, { children }) => sum + children.length, 0),
      rooms: rooms.length,
    },
  }),
  stagesOf: ({ subject }, { traveller, supplierCode }) => stagesOfTour(subject, traveller.room, supplierCode),
};
