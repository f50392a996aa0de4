import type { SitemapPart } from "#app/server/server-product.ts";
import type { Client } from "#app/src/api/client.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { pageCount } from "#domain/paging.ts";
import { tourCalls } from "../contract/tour.calls.ts";

/** The list of a destination's tours, from anywhere and from each city, and the tours themselves. */
async function toursTo(client: Client, destinationName: string): Promise<string[]> {
  const addresses = [addressOf("tourListing", { destinationName })];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await client.call(tourCalls.listing, { params: { destinationName }, query: { page } });
    if (!found.ok) throw new Error(`The tours to ${destinationName} did not answer`);
    const { total, origins, items } = found.value;
    pages = pageCount(total);
    if (page === 1)
      addresses.push(...origins.map(({ slug }) => addressOf("tourListingFrom", { destinationName, originName: slug })));
    addresses.push(...items.map(({ city, slug }) => addressOf("tour", { cityName: city.slug, propertyName: slug })));
  }
  return addresses;
}

/** Lists of tours by destination and origin, and the tours themselves. */
export const sitemap = {
  tours: async (client) => {
    const home = await client.call(tourCalls.home);
    if (!home.ok) throw new Error("The home of tours did not answer");
    const addresses: string[] = [];
    for (const { city } of home.value.destinations) addresses.push(...(await toursTo(client, city.slug)));
    return addresses;
  },
} as const satisfies Record<string, SitemapPart>;
