import { type Described, shaped } from "#domain/contract/described.ts";
import { nothing } from "#domain/contract/envelope.shapes.ts";
import * as reservation from "#domain/contract/reservation.shapes.ts";
import { loungeCalls, loungeReserveCalls } from "./lounge.calls.ts";
import * as lounge from "./lounge.shapes.ts";

/** Calls of lounges with their shapes. */
export const loungeContract: readonly Described[] = [
  shaped(loungeCalls.search, lounge.loungeSearchQuery, lounge.loungeSearchValue),
  shaped(loungeCalls.details, nothing, lounge.loungeDetailsValue),
  shaped(loungeReserveCalls.quote, lounge.loungeQuoteInput, lounge.loungeQuoteValue),
  shaped(loungeReserveCalls.create, reservation.createInput, lounge.loungeReservationValue),
  shaped(loungeReserveCalls.saveGuests, reservation.saveGuestsInput, lounge.loungeReservationValue),
  shaped(loungeReserveCalls.submit, nothing, lounge.loungeReservationValue),
  shaped(loungeReserveCalls.details, nothing, lounge.loungeReservationValue),
  shaped(loungeReserveCalls.status, nothing, reservation.statusEnvelope),
  shaped(loungeReserveCalls.extendPaymentDeadline, nothing, reservation.extendedValue),
  shaped(loungeReserveCalls.cancellationQuote, nothing, reservation.cancellationQuoteValue),
  shaped(loungeReserveCalls.cancel, reservation.cancelInput, lounge.loungeReservationValue),
  shaped(loungeReserveCalls.voucher, nothing, lounge.loungeVoucherValue),
];
