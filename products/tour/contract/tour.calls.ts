import { call } from "#domain/contract/call.ts";
import type * as envelope from "#domain/contract/envelope.shapes.ts";
import { changeCalls, reserveCalls } from "#domain/contract/reserve.calls.ts";
import type * as tour from "./tour.shapes.ts";

/** Search and details of tours (calls 59–62c). */
export const tourCalls = {
  home: call<typeof envelope.nothing, typeof tour.tourHomeValue>()({
    name: "tour.home",
    method: "GET",
    path: "tour/v2/home",
    who: "anyone",
    source: "ours",
  }),
  search: call<typeof tour.tourSearchQuery, typeof tour.tourSearchValue>()({
    name: "tour.search",
    method: "GET",
    path: "tour/v2/search",
    who: "anyone",
    source: "ours",
  }),
  listing: call<typeof tour.tourListingQuery, typeof tour.tourListingValue>()({
    name: "tour.listing",
    method: "GET",
    path: "tour/v2/listing/{destinationName}",
    who: "anyone",
    source: "ours",
  }),
  details: call<typeof envelope.nothing, typeof tour.tourDetailsValue>()({
    name: "tour.details",
    method: "GET",
    path: "tour/v2/details/{cityName}/{propertyName}",
    who: "anyone",
    source: "ours",
  }),
  departures: call<typeof tour.departuresQuery, typeof tour.departuresValue>()({
    name: "tour.departures",
    method: "GET",
    path: "tour/v2/departures",
    who: "anyone",
    source: "ours",
  }),
  departure: call<typeof tour.departureQuery, typeof tour.departureValue>()({
    name: "tour.departure",
    method: "GET",
    path: "tour/v2/departures/{departure_id}",
    forParty: true,
    who: "anyone",
    source: "ours",
  }),
};

/** Booking of a tour (calls 63–65). */
export const tourReserveCalls = reserveCalls<
  typeof tour.tourQuoteInput,
  typeof tour.tourQuoteValue,
  typeof tour.tourReservationValue,
  typeof tour.tourStatusValue,
  typeof tour.tourVoucherValue
>()({ name: "tourReservation", prefix: "tour/v2/reserve", save: "save-passengers" });

/** Calls that change the departure of a reservation (53b, 54b). */
export const tourChangeCalls = changeCalls<
  typeof tour.tourChangeQuery,
  typeof tour.tourChangeInput,
  typeof tour.tourReservationValue
>()({ name: "tourReservation", prefix: "tour/v2/reserve" });
