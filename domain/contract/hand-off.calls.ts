import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as reservation from "./reservation.shapes.ts";

/** The calls about a reservation that a page makes while it is drawn: every page's first code has them, and not the others. */
export const handOffCalls = {
  handOff: call<typeof envelope.nothing, typeof reservation.handOffValue>()({
    name: "reservation.handOff",
    method: "GET",
    path: "reserve/v2/hand-off/{hashTrackingCode}",
    who: "anyone",
    source: "ours",
  }),
  /** Call 71, of a flight by the code that stands in its addresses. */
  flightHandOff: call<typeof envelope.nothing, typeof reservation.handOffValue>()({
    name: "flightReservation.handOff",
    method: "GET",
    path: "flight/v2/reserve/{confirmation_code}/hand-off",
    who: "anyone",
    source: "ours",
  }),
};
