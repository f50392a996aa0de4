import type * as attraction from "./attraction.shapes.ts";
import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";

/** A sight, with the accommodation near it. */
export const attractionCalls = {
  details: call<typeof envelope.nothing, typeof attraction.attractionValue>()({
    name: "attraction.details",
    method: "GET",
    path: "attraction/v2/{destinationName}/{attractionId}",
    who: "anyone",
    source: "ours",
  }),
};
