import { routeText } from "#domain/text/route-text.ts";
import { flightReserveCalls } from "#products/flight/contract/flight.calls.ts";
import {
  type FlightQuoteInput,
  type FlightSubject,
  flightQuoteInput,
} from "#products/flight/contract/flight.shapes.ts";
import { flightsText } from "#products/flight/rules/flights-text.ts";
import { peopleOf } from "#products/flight/rules/passengers.ts";
import { policyOfFlight } from "#products/flight/rules/policies.ts";
import { stagesOfFlight } from "#products/flight/rules/stages.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import type { Product } from "#provider/shop/reservation/product.ts";
import { INSERT_CLAIMS } from "#provider/shop/stock/counters.ts";
import { countFaults, countsOf } from "./counts.ts";
import { extraScopeOfFlight } from "./extra-scope.ts";
import { factsOfFlight } from "./facts.ts";
import { freshOffers } from "./fresh-offers.ts";
import { hasTickets, keepTickets, lacksTickets, readIssuedFlights } from "./issued.ts";
import { liveOfFlight, ticketsIn } from "./live.ts";
import { type FlightOfferKept, type FlightRequest, replacedBy } from "./offer.ts";
import { OFFER_SECONDS, offerIdsFor } from "./offer-ids.ts";
import { flightOrder } from "./order.ts";
import { otherFlights } from "./other-flights.ts";
import { partsOfFlight } from "./parts.ts";
import { priceFlight } from "./price-offer.ts";
import { seatsOfTravellers } from "./seats-of-travellers.ts";
import { flightStock } from "./stock.ts";

import { linesOfOffer } from "./terms.ts";
import { keptTraveller, travellerFaults } from "./travellers.ts";

const INSERT_SUBJECT = `
  flights AS (
    INSERT INTO reservation_flight (reservation_id, flight_id, direction, leg, taken_at)
    SELECT id, (segment ->> 'flight_id')::bigint, flight ->> 'direction', position - 1, app_now()
    FROM new_reservation, jsonb_array_elements($offer #> '{subject,flights}') AS flight,
      jsonb_array_elements(flight -> 'segments') WITH ORDINALITY AS one (segment, position)),
  ${INSERT_CLAIMS}`;

const subjectOf = ({ subject }: FlightOfferKept): { subject: FlightSubject } => ({ subject });

/** Flights: an offer of each direction, all seats of all of them taken together or not at all. */
export const flight: Product<FlightQuoteInput, FlightRequest, FlightOfferKept> = {
  kind: "flight",
  calls: flightReserveCalls,
  quoteInput: flightQuoteInput,
  read({ offer_id, return_offer_id, instead_of, ...counts }, { now, settings }) {
    const faults = countFaults(counts);
    if (faults.length > 0) return refuse("invalid_input", faults);
    const replacing = instead_of === undefined ? {} : { insteadOf: instead_of };
    if (offer_id === undefined) {
      if (instead_of === undefined) return refuse("invalid_input", [{ name: "offer_id", code: "required" }]);
      return { outbound: [], inbound: null, counts, ...replacing };
    }
    const ids = offerIdsFor(settings);
    const outbound = ids.read(offer_id);
    const inbound = return_offer_id === undefined ? null : ids.read(return_offer_id);
    if (outbound === null || (return_offer_id !== undefined && inbound === null)) return refuse("not_found");
    const madeAt = Math.min(outbound.madeAt, inbound?.madeAt ?? outbound.madeAt);
    if (madeAt + OFFER_SECONDS < now) return refuse("offer_expired");
    return { outbound: outbound.fareIds, inbound: inbound?.fareIds ?? null, counts, madeAt, ...replacing };
  },
  price: priceFlight,
  replaces: replacedBy,
  likeReplaced: (asked, { request: { outbound, inbound } }) =>
    asked.outbound.length > 0 ? asked : { ...asked, outbound, inbound },
  instead: freshOffers,
  requestOf: ({ request }) => request,
  terms(offer) {
    const total = offer.fareTotal + offer.seats.reduce((sum, { price }) => sum + price, 0);
    return {
      total,
      rackTotal: total,
      isOnRequest: offer.subject.flights.some(({ confirmation }) => confirmation === "on_request"),
      startsAt: offer.departsAt,
      lastPayAt: offer.closesAt,
      endsAt: offer.lastDepartsAt,
    };
  },
  // Names of airports and carriers, aircraft and terminals are left out: they may be corrected. Everything that money or a
  // journey hangs on is in.
  agreed: ({ request, subject, fareTotal }) => ({
    request,
    flights: subject.flights.map(({ segments, prices, baggage, policy, confirmation }) => ({
      segments: segments.map(({ flight_id, departs_at, arrives_at, origin, destination }) => ({
        flight: flight_id,
        departsAt: departs_at,
        arrivesAt: arrives_at,
        from: origin.iata,
        to: destination.iata,
      })),
      prices,
      baggage,
      confirmation,
      // By its content: a policy that only has another name is the same.
      policy: { ...policyOfFlight(policy), id: undefined },
    })),
    fareTotal,
  }),
  stock: flightStock,
  facts: factsOfFlight,
  insertSubject: INSERT_SUBJECT,
  penaltyLines: linesOfOffer,
  extraScope: extraScopeOfFlight,
  parts: partsOfFlight,
  changes: otherFlights,
  travellerFaults,
  keptTraveller,
  ofTravellers: seatsOfTravellers,
  isGoneOnceBegun: true,
  nameRule: "three_letters",
  payableAccount: () => "supplier_payable",
  quoteValue: subjectOf,
  value: ({ subject, seats }) => ({ subject, seats }),
  live: liveOfFlight,
  order: flightOrder,
  readIssued: readIssuedFlights,
  wasIssuedWith: hasTickets,
  onIssue: keepTickets,
  lacksDocuments: lacksTickets,
  begins({ departsAt, subject }) {
    const local = subject.flights[0]?.segments[0]?.departs_local;
    if (local === undefined) throw new Error("A reservation has a flight");
    return { at: departsAt, local };
  },
  summary: ({ subject }) => ({
    title_fa: routeText(subject, "fa"),
    title_en: routeText(subject, "en"),
    about_fa: flightsText(subject, "fa"),
    about_en: flightsText(subject, "en"),
    place_fa: subject.destination.name_fa,
    place_en: subject.destination.name_en,
    image: { slug: subject.destination.slug, city: subject.destination.slug, hour: "day", view: "skyline" },
    starts_on: subject.departure_date,
    ends_on: subject.return_date ?? subject.departure_date,
    party: {
      adults: subject.adult_count,
      children: peopleOf(countsOf(subject)) - subject.adult_count,
      rooms: null,
    },
  }),
  stagesOf: ({ subject, seats }, { index, traveller, live }) =>
    stagesOfFlight({ subject, seats, issued: ticketsIn(live) }, { index, isInfant: traveller.age_group === "infant" }),
};
