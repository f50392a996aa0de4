import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import { handOffCalls } from "./hand-off.calls.ts";
import type * as reservation from "./reservation.shapes.ts";

/** Booking accommodation, from a price that holds to a voucher. */
export const reservationCalls = {
  quote: call<typeof reservation.quoteInput, typeof reservation.quoteValue>()({
    name: "reservation.quote",
    method: "POST",
    path: "reserve/v2/quote",
    who: "anyone",
    source: "ours",
  }),
  create: call<typeof reservation.createInput, typeof reservation.reservationValue>()({
    name: "reservation.create",
    method: "POST",
    path: "reserve/v2/create",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
  saveGuests: call<typeof reservation.saveGuestsInput, typeof reservation.reservationValue>()({
    name: "reservation.saveGuests",
    method: "POST",
    path: "reserve/v2/{confirmation_code}/save-guests",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
  submit: call<typeof envelope.nothing, typeof reservation.reservationValue>()({
    name: "reservation.submit",
    method: "POST",
    path: "reserve/v2/{confirmation_code}/submit",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
  details: call<typeof envelope.nothing, typeof reservation.reservationValue>()({
    name: "reservation.details",
    method: "GET",
    path: "reserve/v2/{confirmation_code}",
    who: "tracking",
    source: "ours",
  }),
  extendPaymentDeadline: call<typeof envelope.nothing, typeof reservation.extendedValue>()({
    name: "reservation.extendPaymentDeadline",
    method: "POST",
    path: "reserve/v2/{confirmation_code}/extend-payment-deadline",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
  cancellationQuote: call<typeof envelope.nothing, typeof reservation.cancellationQuoteValue>()({
    name: "reservation.cancellationQuote",
    method: "GET",
    path: "reserve/v2/{confirmation_code}/cancellation-quote",
    who: "user",
    source: "ours",
  }),
  cancel: call<typeof reservation.cancelInput, typeof reservation.reservationValue>()({
    name: "reservation.cancel",
    method: "POST",
    path: "reserve/v2/{confirmation_code}/cancel",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
  voucher: call<typeof envelope.nothing, typeof reservation.voucherValue>()({
    name: "reservation.voucher",
    method: "GET",
    path: "reserve/v2/{confirmation_code}/voucher",
    who: "tracking",
    source: "ours",
  }),
  tracking: call<typeof reservation.trackingInput, typeof reservation.trackingValue>()({
    name: "reservation.tracking",
    method: "POST",
    path: "reserve/v2/tracking",
    who: "anyone",
    source: "ours",
  }),
  ...handOffCalls,
  list: call<typeof reservation.reservesQuery, typeof reservation.reservesValue>()({
    name: "reservation.list",
    method: "GET",
    path: "user/v2/reserves",
    who: "user",
    source: "ours",
  }),
};
