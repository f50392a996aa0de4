import type { SitemapPart } from "#app/server/server-product.ts";
import type { Client } from "#app/src/api/client.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { CitySummary } from "#domain/contract/base.shapes.ts";
import { stayCalls } from "../contract/stay.calls.ts";
import type { CityValue } from "../contract/stay.shapes.ts";

async function allCities(client: Client): Promise<CitySummary[]> {
  const cities = await client.call(baseCalls.cities);
  if (!cities.ok) throw new Error("The cities did not answer");
  return cities.value.filter((city) => city.property_count > 0);
}

/** Addresses that each city's own answer names. */
async function ofEachCity(client: Client, named: (city: CityValue) => string[]): Promise<string[]> {
  const addresses: string[] = [];
  for (const { slug } of await allCities(client)) {
    const found = await client.call(stayCalls.city, { params: { destinationName: slug }, query: {} });
    if (!found.ok) throw new Error(`The city ${slug} did not answer`);
    addresses.push(...named(found.value));
  }
  return addresses;
}

/** Lists of accommodation by city and subject, and the sights of each city. */
export const sitemap = {
  cities: async (client) => (await allCities(client)).map((city) => addressOf("city", { destinationName: city.slug })),
  subjects: (client) =>
    ofEachCity(client, ({ city, subjects }) =>
      subjects.map(({ filter }) => addressOf("subject", { destinationName: city.slug, filter })),
    ),
  attractions: (client) =>
    ofEachCity(client, ({ city, attractions }) =>
      attractions.map(({ id }) => addressOf("attraction", { destinationName: city.slug, attractionId: String(id) })),
    ),
} as const satisfies Record<string, SitemapPart>;
