import { type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import { flightRouteCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightOriginValue } from "#products/flight/contract/flight-routes.shapes.ts";

export type FlightOriginData = { from: FlightOriginValue };

export async function loadFlightOrigin({ client, request }: LoadContext): Promise<Loaded<FlightOriginData>> {
  const { originName = "" } = request.match.params;
  const from = await client.call(flightRouteCalls.origin, { params: { originName } });
  return from.ok ? { kind: "ready", data: { from: from.value } } : notFoundOrFailed(from.failure);
}
