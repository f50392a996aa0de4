import type { SitemapPart } from "#app/server/server-product.ts";
import type { Client } from "#app/src/api/client.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { flightRouteCalls } from "../contract/flight.calls.ts";

/** The page of a city's flights, and of each route that can be bought from it. */
async function flightsFrom(client: Client, originName: string): Promise<string[]> {
  const from = await client.call(flightRouteCalls.origin, { params: { originName } });
  if (!from.ok) throw new Error(`The flights from ${originName} did not answer`);
  return [
    addressOf("flightsFrom", { originName }),
    ...from.value.destinations.map(({ destination }) =>
      addressOf("flightRoute", { originName, destinationName: destination.slug }),
    ),
  ];
}

/** Cities that flights leave from, and their routes. */
export const sitemap = {
  flights: async (client) => {
    const home = await client.call(flightRouteCalls.home);
    if (!home.ok) throw new Error("The home of flights did not answer");
    const addresses: string[] = [];
    for (const { slug } of home.value.origins) addresses.push(...(await flightsFrom(client, slug)));
    return addresses;
  },
} as const satisfies Record<string, SitemapPart>;
