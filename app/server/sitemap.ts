import type { PropertyApi } from "#app/src/api/property.ts";
import { addressOf } from "#app/src/routes.ts";
import { pageCount } from "#domain/calendar/constants.ts";
import type { PropertyCard } from "#domain/contract/property.shapes.ts";

const entry = (address: string): string => `<url><loc>${address.replaceAll("&", "&amp;")}</loc></url>`;
const urlset = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map(entry).join("\n")}\n</urlset>\n`;

const staticRoutes = [
  "home",
  "iranHotels",
  "internationalHotels",
  "rulesAndPolicies",
  "contact",
  "about",
  "gallery",
] as const;
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

/** The addresses worth finding, by part of the map. Throws when the provider does not answer. */
export const sitemapParts = {
  static: async () => [
    ...staticRoutes.map((name) => addressOf(name)),
    ...categories.map((filter) => addressOf("category", { filter })),
  ],
  cities: async (api: PropertyApi) => {
    const cities = await api.cities();
    if (!cities.ok) throw new Error("The cities did not answer");
    return cities.value
      .filter((city) => city.property_count > 0)
      .map((city) => addressOf("city", { destinationName: city.slug }));
  },
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

export const sitemapOf = async (part: SitemapPart, api: PropertyApi, publicBase: string): Promise<string> =>
  urlset((await sitemapParts[part](api)).map((address) => publicBase + address));

export const robotsText = (publicBase: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${publicBase}/sitemap.xml\n`;
