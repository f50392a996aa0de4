import type { Client } from "#app/src/api/client.ts";
import { isOutage } from "#app/src/api/result.ts";
import { contentSlugOf } from "#domain/addresses/content-pages.ts";
import { addressOf, pathOf, routes } from "#domain/addresses/routes.ts";
import { HOUR_SECONDS, pageCount } from "#domain/calendar/constants.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { CitySummary } from "#domain/contract/base.shapes.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { CityValue } from "#domain/contract/property.shapes.ts";
import { tourCalls } from "#domain/contract/tour.calls.ts";

const entry = (address: string): string => `<url><loc>${address.replaceAll("&", "&amp;")}</loc></url>`;
/** A file of the map, of addresses with their site. One address is a page in both languages, so none has alternates. */
export const urlset = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map(entry).join("\n")}\n</urlset>\n`;

/** Routes of the map without pages about the company that the shop has not written. */
async function writtenRoutes(client: Client) {
  const onMap = routes.filter(({ isOnMap }) => isOnMap);
  const isWritten = await Promise.all(
    onMap.map(async ({ name }) => {
      const slug = contentSlugOf(name);
      if (slug === undefined) return true;
      const page = await client.call(contentCalls.page, { params: { slug } });
      if (!page.ok && isOutage(page.failure)) throw new Error(`The page ${slug} did not answer`);
      return page.ok;
    }),
  );
  return onMap.filter((_, index) => isWritten[index]);
}

const categories = ["Luxury", "Affordable", "Apartments", "Cheap", "Special"];

async function allCities(client: Client): Promise<CitySummary[]> {
  const cities = await client.call(baseCalls.cities);
  if (!cities.ok) throw new Error("The cities did not answer");
  return cities.value.filter((city) => city.property_count > 0);
}

/** Addresses that each city's own answer names. */
async function ofEachCity(client: Client, named: (city: CityValue) => string[]): Promise<string[]> {
  const addresses: string[] = [];
  for (const { slug } of await allCities(client)) {
    const found = await client.call(propertyCalls.city, { params: { destinationName: slug }, query: {} });
    if (!found.ok) throw new Error(`The city ${slug} did not answer`);
    addresses.push(...named(found.value));
  }
  return addresses;
}

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

/** The addresses worth finding, by part of the map. Throws when the provider does not answer. */
export const sitemapParts = {
  static: async (client: Client) => [
    ...(await writtenRoutes(client)).map(({ name }) => pathOf({ name, params: {} })),
    ...categories.map((filter) => addressOf("category", { filter })),
  ],
  cities: async (client: Client) =>
    (await allCities(client)).map((city) => addressOf("city", { destinationName: city.slug })),
  subjects: (client: Client) =>
    ofEachCity(client, ({ city, subjects }) =>
      subjects.map(({ filter }) => addressOf("subject", { destinationName: city.slug, filter })),
    ),
  attractions: (client: Client) =>
    ofEachCity(client, ({ city, attractions }) =>
      attractions.map(({ id }) => addressOf("attraction", { destinationName: city.slug, attractionId: String(id) })),
    ),
  tours: async (client: Client) => {
    const home = await client.call(tourCalls.home);
    if (!home.ok) throw new Error("The home of tours did not answer");
    const addresses: string[] = [];
    for (const { city } of home.value.destinations) addresses.push(...(await toursTo(client, city.slug)));
    return addresses;
  },
} as const satisfies Record<string, (client: Client) => Promise<string[]>>;

export type SitemapPart = keyof typeof sitemapParts;

/** The index of the map: its parts, and the files of properties that hold something. */
export function sitemapIndex(publicBase: string, propertyFiles: readonly number[]): string {
  const names = [...Object.keys(sitemapParts), ...propertyFiles.map((file) => `properties-${file}`)];
  const files = names.map((name) => `<sitemap><loc>${publicBase}/sitemap-${name}.xml</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join("\n")}\n</sitemapindex>\n`;
}

/** Lifetime of a sitemap file, here or at the edge, seconds. */
export const MAP_SECONDS = HOUR_SECONDS;
/** Lifetime of a part here, milliseconds: it takes many calls to make. */
const KEPT = MAP_SECONDS * 1000;

/** The parts of the map, each made at most once an hour. Throws when the provider does not answer. */
export function createSitemap(client: Client, publicBase: string) {
  const now = () => performance.now();
  const kept = new Map<SitemapPart, { made: Promise<string>; until: number }>();
  return (part: SitemapPart): Promise<string> => {
    const known = kept.get(part);
    if (known && known.until > now()) return known.made;
    const made = sitemapParts[part](client).then((addresses) =>
      urlset(addresses.map((address) => publicBase + address)),
    );
    kept.set(part, { made, until: now() + KEPT });
    made.catch(() => kept.delete(part));
    return made;
  };
}

export const robotsText = (publicBase: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${publicBase}/sitemap.xml\n`;
