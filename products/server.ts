import type { ServerProduct, SitemapPart } from "#app/server/server-product.ts";
import type { Finder } from "#app/src/features/search/find-place.ts";
import { flight } from "./flight/product.server.ts";
import { stay } from "./stay/product.server.ts";
import { tour } from "./tour/product.server.ts";

export { createPropertyFiles, fileNumber } from "./stay/server/property-files.ts";

/** Products of this website; no other module of the web host names them. */
const all: readonly ServerProduct[] = [stay, tour, flight];

/** Finders of search forms by kind. */
export const finders: Readonly<Record<string, Finder>> = Object.fromEntries(all.map(({ kind, find }) => [kind, find]));

export const sitemapsOfProducts: Readonly<Record<string, SitemapPart>> = Object.assign(
  {},
  ...all.map(({ sitemap }) => sitemap),
);
