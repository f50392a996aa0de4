import type { Client } from "#app/src/api/client.ts";
import { isOutage } from "#app/src/api/result.ts";
import { contentSlugOf } from "#domain/addresses/content-pages.ts";
import { addressOf, pathOf, routes } from "#domain/addresses/routes.ts";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import { sitemapsOfProducts } from "#products/server.ts";
import type { SitemapPart } from "./server-product.ts";
import { type MapEntry, urlset } from "./urlset.ts";

/** Pages with one address each, whose answer visitors share. */
const withOneAddress = routes.filter(
  (route) => "freshMs" in route && route.freshMs > 0 && route.needs === undefined && !route.template.includes("{"),
);

/** Routes of the map without pages about the company that the shop has not written. */
async function writtenRoutes(client: Client) {
  const isWritten = await Promise.all(
    withOneAddress.map(async ({ name }) => {
      const slug = contentSlugOf(name);
      if (slug === undefined) return true;
      const page = await client.call(contentCalls.page, { params: { slug } });
      if (!page.ok && isOutage(page.failure)) throw new Error(`The page ${slug} did not answer`);
      return page.ok;
    }),
  );
  return withOneAddress.filter((_, index) => isWritten[index]);
}

const categories = ["Luxury", "Affordable", "Apartments", "Cheap", "Special"];

/** Pages with one address each. Throws when the provider does not answer. */
const pagesOfOurs: SitemapPart = async (client) => [
  ...(await writtenRoutes(client)).map(({ name }) => pathOf({ name, params: {} })),
  ...categories.map((filter) => addressOf("category", { filter })),
];

/** The parts of the map by name. */
export const sitemapParts: ReadonlyMap<string, SitemapPart> = new Map([
  ["static", pagesOfOurs],
  ...Object.entries(sitemapsOfProducts),
]);

/** The index of the map: its parts, and the files of properties that hold something. */
export function sitemapIndex(publicBase: string, propertyFiles: readonly number[]): string {
  const names = [...sitemapParts.keys(), ...propertyFiles.map((file) => `properties-${file}`)];
  const files = names.map((name) => `<sitemap><loc>${publicBase}/sitemap-${name}.xml</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join("\n")}\n</sitemapindex>\n`;
}

/** Lifetime of a sitemap file, here or at the edge, seconds. */
export const MAP_SECONDS = HOUR_SECONDS;
/** Lifetime of a part here, milliseconds: it takes many calls to make. */
const KEPT = MAP_SECONDS * 1000;

/** Lists and pages of words: nothing keeps the day on which they last changed. */
const undated = (paths: readonly string[]): MapEntry[] => paths.map((path) => ({ path, changedOn: null }));

/** The parts of the map, each made at most once an hour. Throws for a name that is no part, and when the provider does not answer. */
export function createSitemap(client: Client, publicBase: string) {
  const now = () => performance.now();
  const kept = new Map<string, { made: Promise<string>; until: number }>();
  return (part: string): Promise<string> => {
    const known = kept.get(part);
    if (known && known.until > now()) return known.made;
    const list = sitemapParts.get(part);
    if (list === undefined) return Promise.reject(new Error(`The map has no part ${part}`));
    const made = list(client).then((paths) => urlset(undated(paths), publicBase));
    kept.set(part, { made, until: now() + KEPT });
    made.catch(() => kept.delete(part));
    return made;
  };
}

export const robotsText = (publicBase: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${publicBase}/sitemap.xml\n`;
