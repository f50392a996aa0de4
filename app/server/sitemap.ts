import type { PropertyApi } from "#app/src/api/property.ts";
import { addressOf, pathOf, routes } from "#domain/addresses/routes.ts";
import { pageCount } from "#domain/calendar/constants.ts";
import type { CitySummary } from "#domain/contract/base.shapes.ts";
import type { CityValue, PropertyCard } from "#domain/contract/property.shapes.ts";

const entry = (address: string): string => `<url><loc>${address.replaceAll("&", "&amp;")}</loc></url>`;
const urlset = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map(entry).join("\n")}\n</urlset>\n`;

const categories = ["Luxury", "Affordable", "Apartments", "Cheap", "Special"];

async function allCards(api: PropertyApi, scope: "iran" | "international"): Promise<PropertyCard[]> {
  const cards: PropertyCard[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await api.listing(scope, { page });
    if (!found.ok) throw new Error(`The listing ${scope} did not answer`);
    pages = pageCount(found.value.total);
    cards.push(...found.value.items);
  }
  return cards;
}

async function allCities(api: PropertyApi): Promise<CitySummary[]> {
  const cities = await api.cities();
  if (!cities.ok) throw new Error("The cities did not answer");
  return cities.value.filter((city) => city.property_count > 0);
}

/** Addresses that each city's own answer names. */
async function ofEachCity(api: PropertyApi, named: (city: CityValue) => string[]): Promise<string[]> {
  const addresses: string[] = [];
  for (const { slug } of await allCities(api)) {
    const found = await api.city(slug, {});
    if (!found.ok) throw new Error(`The city ${slug} did not answer`);
    addresses.push(...named(found.value));
  }
  return addresses;
}

/** The addresses worth finding, by part of the map. Throws when the provider does not answer. */
export const sitemapParts = {
  static: async () => [
    ...routes.filter(({ isOnMap }) => isOnMap).map(({ name }) => pathOf({ name, params: {} })),
    ...categories.map((filter) => addressOf("category", { filter })),
  ],
  cities: async (api: PropertyApi) =>
    (await allCities(api)).map((city) => addressOf("city", { destinationName: city.slug })),
  subjects: (api: PropertyApi) =>
    ofEachCity(api, ({ city, subjects }) =>
      subjects.map(({ filter }) => addressOf("subject", { destinationName: city.slug, filter })),
    ),
  attractions: (api: PropertyApi) =>
    ofEachCity(api, ({ city, attractions }) =>
      attractions.map(({ id }) => addressOf("attraction", { destinationName: city.slug, attractionId: String(id) })),
    ),
  properties: async (api: PropertyApi) => {
    const cards = [...(await allCards(api, "iran")), ...(await allCards(api, "international"))];
    return cards.map((card) => addressOf("property", { cityName: card.city.slug, propertyName: card.slug }));
  },
} as const satisfies Record<string, (api: PropertyApi) => Promise<string[]>>;

export type SitemapPart = keyof typeof sitemapParts;

export const sitemapIndex = (publicBase: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Object.keys(
    sitemapParts,
  )
    .map((part) => `<sitemap><loc>${publicBase}/sitemap-${part}.xml</loc></sitemap>`)
    .join("\n")}\n</sitemapindex>\n`;

/** How long a part is kept, in milliseconds: it takes many calls to make. */
const KEPT = 3_600_000;

/** The parts of the map, each made at most once an hour. Throws when the provider does not answer. */
export function createSitemap(api: PropertyApi, publicBase: string) {
  const now = () => performance.now();
  const kept = new Map<SitemapPart, { made: Promise<string>; until: number }>();
  return (part: SitemapPart): Promise<string> => {
    const known = kept.get(part);
    if (known && known.until > now()) return known.made;
    const made = sitemapParts[part](api).then((addresses) => urlset(addresses.map((address) => publicBase + address)));
    kept.set(part, { made, until: now() + KEPT });
    made.catch(() => kept.delete(part));
    return made;
  };
}

export const robotsText = (publicBase: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${publicBase}/sitemap.xml\n`;
