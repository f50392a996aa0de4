import type { FlightJourney } from "#products/flight/contract/flight.shapes.ts";

/**
 * The offers of a list by their flights, which several fares share: flights in the order of their first offer, the
 * offers of each in theirs.
 */
export function flightsOf<Offer extends Pick<FlightJourney, "segments">>(offers: readonly Offer[]): Offer[][] {
  const flights = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = offer.segments.map(({ flight_id }) => flight_id).join();
    const fares = flights.get(key);
    if (fares) fares.push(offer);
    else flights.set(key, [offer]);
  }
  return [...flights.values()];
}
