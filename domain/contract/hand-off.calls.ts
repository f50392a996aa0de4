import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as reservation from "./reservation.shapes.ts";

/** The one call about a reservation that a page makes while it is drawn: every page's first code has it, and not the others. */
export const handOffCalls = {
  handOff: call<typeof envelope.nothing, typeof reservation.handOffValue>()({
    name: "reservation.handOff",
    method: "GET",
    path: "reserve/v2/hand-off/{hashTrackingCode}",
    who: "anyone",
    source: "ours",
  }),
};
