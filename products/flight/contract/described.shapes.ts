import { type Described, shaped } from "#domain/contract/described.ts";
import { nothing } from "#domain/contract/envelope.shapes.ts";
import * as reservation from "#domain/contract/reservation.shapes.ts";
import { flightCalls, flightOwnCalls, flightReserveCalls } from "./flight.calls.ts";
import * as flight from "./flight.shapes.ts";

/** Calls of flights with their shapes. */
export const flightContract: readonly Described[] = [
  shaped(flightCalls.search, flight.flightSearchQuery, flight.flightSearchValue),
  shaped(flightCalls.priceCalendar, flight.fareCalendarQuery, flight.fareCalendarValue),
  shaped(flightCalls.offer, flight.offerQuery, flight.offerValue),
  shaped(flightCalls.seatMap, nothing, flight.seatMapValue),
  shaped(flightReserveCalls.quote, flight.flightQuoteInput, flight.flightQuoteValue),
  shaped(flightReserveCalls.create, reservation.createInput, flight.flightReservationValue),
  shaped(flightReserveCalls.saveGuests, reservation.saveGuestsInput, flight.flightReservationValue),
  shaped(flightReserveCalls.submit, nothing, flight.flightReservationValue),
  shaped(flightReserveCalls.details, nothing, flight.flightReservationValue),
  shaped(flightReserveCalls.status, nothing, flight.flightStatusValue),
  shaped(flightReserveCalls.extendPaymentDeadline, nothing, reservation.extendedValue),
  shaped(flightReserveCalls.cancellationQuote, nothing, reservation.cancellationQuoteValue),
  shaped(flightReserveCalls.cancel, reservation.cancelInput, flight.flightReservationValue),
  shaped(flightReserveCalls.voucher, nothing, flight.flightVoucherValue),
  shaped(flightOwnCalls.seatMap, nothing, flight.seatMapValue),
  shaped(flightOwnCalls.seats, flight.seatsInput, flight.flightReservationValue),
  shaped(flightOwnCalls.answerChange, flight.answerChangeInput, flight.flightReservationValue),
];
