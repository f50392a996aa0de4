import type { Client } from "#app/src/api/client.ts";
import type { Finder } from "#app/src/features/search/find-place.ts";

/** Lists the addresses of a part of the map. Throws when the provider does not answer. */
export type SitemapPart = (client: Client) => Promise<string[]>;

/** Manifest of a product for the web host. */
export type ServerProduct = {
  /** `kind` of its search form. */
  readonly kind: string;
  /** Resolves a search form that the browser could not resolve itself. */
  readonly find: Finder;
  /** Its parts of the sitemap, by name. */
  readonly sitemap: Readonly<Record<string, SitemapPart>>;
};
