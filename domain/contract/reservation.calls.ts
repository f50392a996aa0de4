import { call } from "./call.ts";
import type * as change from "./change.shapes.ts";
import type * as envelope from "./envelope.shapes.ts";
import { handOffCalls } from "./hand-off.calls.ts";
import type * as reservation from "./reservation.shapes.ts";
import { changeCalls, reserveCalls } from "./reserve.calls.ts";
import type * as stay from "./stay-reservation.shapes.ts";

const stayCalls = reserveCalls<
  typeof stay.stayQuoteInput,
  typeof stay.stayQuoteValue,
  typeof stay.stayReservationValue,
  typeof reservation.statusEnvelope,
  typeof stay.stayVoucherValue
>()({ name: "reservation", prefix: "reserve/v2", save: "save-guests" });

const stayChangeCalls = changeCalls<
  typeof change.stayChangeQuery,
  typeof change.stayChangeInput,
  typeof stay.stayReservationValue
>()({ name: "reservation", prefix: "reserve/v2" });

/** Booking of accommodation, from a quote to a voucher. */
export const reservationCalls = {
  ...stayCalls,
  ...stayChangeCalls,
  quote: { ...stayCalls.quote, forParty: true as const },
  tracking: call<typeof reservation.trackingInput, typeof reservation.trackingValue>()({
    name: "reservation.tracking",
    method: "POST",
    path: "reserve/v2/tracking",
    who: "anyone",
    source: "ours",
  }),
  ...handOffCalls,
  one: call<typeof envelope.nothing, typeof reservation.anyReservation>()({
    name: "reservation.one",
    method: "GET",
    path: "user/v2/reserves/{confirmation_code}",
    who: "tracking",
    source: "ours",
  }),
  letChangeGo: call<typeof envelope.nothing, typeof reservation.anyReservation>()({
    name: "reservation.letChangeGo",
    method: "POST",
    path: "user/v2/reserves/{confirmation_code}/held-change/let-go",
    who: "user",
    source: "ours",
  }),
  list: call<typeof reservation.reservesQuery, typeof reservation.reservesValue>()({
    name: "reservation.list",
    method: "GET",
    path: "user/v2/reserves",
    who: "user",
    source: "ours",
  }),
};
