import { call } from "#domain/contract/call.ts";
import type * as envelope from "#domain/contract/envelope.shapes.ts";
import { changeCalls, reserveCalls } from "#domain/contract/reserve.calls.ts";
import type * as flight from "./flight.shapes.ts";
import type * as routes from "./flight-routes.shapes.ts";

/** Routes with their lowest fares, for pages that are no search (calls 66b–66d). */
export const flightRouteCalls = {
  home: call<typeof envelope.nothing, typeof routes.flightHomeValue>()({
    name: "flight.home",
    method: "GET",
    path: "flight/v2/home",
    who: "anyone",
    source: "ours",
  }),
  origin: call<typeof envelope.nothing, typeof routes.flightOriginValue>()({
    name: "flight.origin",
    method: "GET",
    path: "flight/v2/routes/{originName}",
    who: "anyone",
    source: "ours",
  }),
  route: call<typeof envelope.nothing, typeof routes.flightRouteValue>()({
    name: "flight.route",
    method: "GET",
    path: "flight/v2/routes/{originName}/{destinationName}",
    who: "anyone",
    source: "ours",
  }),
};

/** Search and details of flights (calls 66–69). */
export const flightCalls = {
  search: call<typeof flight.flightSearchQuery, typeof flight.flightSearchValue>()({
    name: "flight.search",
    method: "GET",
    path: "flight/v2/search",
    who: "anyone",
    source: "ours",
  }),
  priceCalendar: call<typeof flight.fareCalendarQuery, typeof flight.fareCalendarValue>()({
    name: "flight.priceCalendar",
    method: "GET",
    path: "flight/v2/price-calendar",
    who: "anyone",
    source: "ours",
  }),
  offer: call<typeof flight.offerQuery, typeof flight.offerValue>()({
    name: "flight.offer",
    method: "GET",
    path: "flight/v2/offers/{offer_id}",
    who: "anyone",
    source: "ours",
  }),
  seatMap: call<typeof envelope.nothing, typeof flight.seatMapValue>()({
    name: "flight.seatMap",
    method: "GET",
    path: "flight/v2/offers/{offer_id}/seat-map",
    who: "anyone",
    source: "ours",
  }),
};

/** Booking of flights (calls 68b, 70 and 71). */
export const flightReserveCalls = reserveCalls<
  typeof flight.flightQuoteInput,
  typeof flight.flightQuoteValue,
  typeof flight.flightReservationValue,
  typeof flight.flightStatusValue,
  typeof flight.flightVoucherValue
>()({ name: "flightReservation", prefix: "flight/v2/reserve", save: "save-passengers" });

/** Calls that change flights of a reservation (53b, 54b). */
export const flightChangeCalls = changeCalls<
  typeof flight.flightChangeQuery,
  typeof flight.flightChangeInput,
  typeof flight.flightReservationValue
>()({ name: "flightReservation", prefix: "flight/v2/reserve" });

/** Calls of flights alone: seats, and changes made by the carrier (calls 69b, 70b and 70c). */
export const flightOwnCalls = {
  seatMap: call<typeof envelope.nothing, typeof flight.seatMapValue>()({
    name: "flightReservation.seatMap",
    method: "GET",
    path: "flight/v2/reserve/{confirmation_code}/seat-map",
    who: "user",
    source: "ours",
  }),
  seats: call<typeof flight.seatsInput, typeof flight.flightReservationValue>()({
    name: "flightReservation.seats",
    method: "POST",
    path: "flight/v2/reserve/{confirmation_code}/seats",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
  answerChange: call<typeof flight.answerChangeInput, typeof flight.flightReservationValue>()({
    name: "flightReservation.answerChange",
    method: "POST",
    path: "flight/v2/reserve/{confirmation_code}/answer-change",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
};
