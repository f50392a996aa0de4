/** Parts of flights that other products of the provider use. */
export type { FlightCounts } from "./flight/contract/flight.shapes.ts";
export { mainFares } from "./flight/provider/home.ts";
export { cheapestFares, type NamedFlight } from "./flight/provider/single-fares.ts";
