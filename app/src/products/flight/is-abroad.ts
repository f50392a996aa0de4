import type { FlightJourney } from "#domain/contract/flight.shapes.ts";
import { isAbroad } from "#domain/text/clocks.ts";

/** True where some flight leaves from or lands in another country. */
export const isFlownAbroad = (journeys: readonly Pick<FlightJourney, "segments">[]): boolean =>
  journeys.some(({ segments }) =>
    segments.some(({ origin, destination }) => isAbroad(origin) || isAbroad(destination)),
  );
