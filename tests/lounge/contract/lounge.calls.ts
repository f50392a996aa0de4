import { call } from "#domain/contract/call.ts";
import type * as envelope from "#domain/contract/envelope.shapes.ts";
import type { statusEnvelope } from "#domain/contract/reservation.shapes.ts";
import { reserveCalls } from "#domain/contract/reserve.calls.ts";
import type * as lounge from "./lounge.shapes.ts";

/** Search and details of lounges. */
export const loungeCalls = {
  search: call<typeof lounge.loungeSearchQuery, typeof lounge.loungeSearchValue>()({
    name: "lounge.search",
    method: "GET",
    path: "lounge/v2/search",
    who: "anyone",
    source: "ours",
  }),
  details: call<typeof envelope.nothing, typeof lounge.loungeDetailsValue>()({
    name: "lounge.details",
    method: "GET",
    path: "lounge/v2/details/{lounge_id}",
    who: "anyone",
    source: "ours",
  }),
};

/** Booking of an hour in a lounge. */
export const loungeReserveCalls = reserveCalls<
  typeof lounge.loungeQuoteInput,
  typeof lounge.loungeQuoteValue,
  typeof lounge.loungeReservationValue,
  typeof statusEnvelope,
  typeof lounge.loungeVoucherValue
>()({ name: "loungeReservation", prefix: "lounge/v2/reserve", save: "save-guests" });
