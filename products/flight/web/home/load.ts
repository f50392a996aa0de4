import { type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import { flightRouteCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightHomeValue } from "#products/flight/contract/flight-routes.shapes.ts";

export type FlightHomeData = { home: FlightHomeValue };

export async function loadFlightHome({ client }: LoadContext): Promise<Loaded<FlightHomeData>> {
  const home = await client.call(flightRouteCalls.home);
  return home.ok ? { kind: "ready", data: { home: home.value } } : notFoundOrFailed(home.failure);
}
