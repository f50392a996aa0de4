import { type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import { flightRouteCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightRouteValue } from "#products/flight/contract/flight-routes.shapes.ts";

export type FlightRouteData = { route: FlightRouteValue };

export async function loadFlightRoute({ client, request }: LoadContext): Promise<Loaded<FlightRouteData>> {
  const { originName = "", destinationName = "" } = request.match.params;
  const route = await client.call(flightRouteCalls.route, { params: { originName, destinationName } });
  return route.ok ? { kind: "ready", data: { route: route.value } } : notFoundOrFailed(route.failure);
}
