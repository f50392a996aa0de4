import type * as attraction from "./attraction.shapes.ts";
import type * as audience from "./audience.shapes.ts";
import { call } from "./call.ts";

/** A sight, with the accommodation near it. */
export const attractionCalls = {
  details: call<typeof audience.audienceQuery, typeof attraction.attractionValue>()({
    name: "attraction.details",
    method: "GET",
    path: "attraction/v2/{destinationName}/{attractionId}",
    who: "anyone",
    source: "ours",
    forParty: true,
  }),
};
