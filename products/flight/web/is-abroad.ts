import { isAbroad } from "#domain/text/clocks.ts";
import type { FlightJourney } from "#products/flight/contract/flight.shapes.ts";

/** True where some flight leaves from or lands in another country. */
export const isFlownAbroad = (journeys: readonly Pick<FlightJourney, "segments">[]): boolean =>
  journeys.some(({ segments }) =>
    segments.some(({ origin, destination }) => isAbroad(origin) || isAbroad(destination)),
  );
