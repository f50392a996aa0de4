import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as reservation from "./reservation.shapes.ts";

/** Calls about a reservation made while a page renders: every page's initial bundle has them and no others. */
export const handOffCalls = {
  handOff: call<typeof envelope.nothing, typeof reservation.handOffValue>()({
    name: "reservation.handOff",
    method: "GET",
    path: "reserve/v2/hand-off/{hashTrackingCode}",
    who: "anyone",
    source: "ours",
  }),
  /** Call 71, for a flight by the code in its addresses. */
  flightHandOff: call<typeof envelope.nothing, typeof reservation.handOffValue>()({
    name: "flightReservation.handOff",
    method: "GET",
    path: "flight/v2/reserve/{confirmation_code}/hand-off",
    who: "anyone",
    source: "ours",
  }),
};
