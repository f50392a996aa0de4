import { type Described, shaped } from "#domain/contract/described.ts";
import { nothing } from "#domain/contract/envelope.shapes.ts";
import * as reservation from "#domain/contract/reservation.shapes.ts";
import { tourCalls, tourReserveCalls } from "./tour.calls.ts";
import * as tour from "./tour.shapes.ts";

/** Calls of tours with their shapes. */
export const tourContract: readonly Described[] = [
  shaped(tourCalls.home, nothing, tour.tourHomeValue),
  shaped(tourCalls.search, tour.tourSearchQuery, tour.tourSearchValue),
  shaped(tourCalls.listing, tour.tourListingQuery, tour.tourListingValue),
  shaped(tourCalls.details, nothing, tour.tourDetailsValue),
  shaped(tourCalls.departures, tour.departuresQuery, tour.departuresValue),
  shaped(tourCalls.departure, tour.departureQuery, tour.departureValue),
  shaped(tourReserveCalls.quote, tour.tourQuoteInput, tour.tourQuoteValue),
  shaped(tourReserveCalls.create, reservation.createInput, tour.tourReservationValue),
  shaped(tourReserveCalls.saveGuests, reservation.saveGuestsInput, tour.tourReservationValue),
  shaped(tourReserveCalls.submit, nothing, tour.tourReservationValue),
  shaped(tourReserveCalls.details, nothing, tour.tourReservationValue),
  shaped(tourReserveCalls.status, nothing, tour.tourStatusValue),
  shaped(tourReserveCalls.extendPaymentDeadline, nothing, reservation.extendedValue),
  shaped(tourReserveCalls.cancellationQuote, nothing, reservation.cancellationQuoteValue),
  shaped(tourReserveCalls.cancel, reservation.cancelInput, tour.tourReservationValue),
  shaped(tourReserveCalls.voucher, nothing, tour.tourVoucherValue),
];
