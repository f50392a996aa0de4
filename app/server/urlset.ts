import { inLanguage } from "#domain/addresses/chosen-address.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { locales } from "#domain/enums/enums.ts";

/**
 * A page of the map, by its address without site and language, and the day in Tehran on which it last changed: null where
 * that is not known, which a crawler is not told then.
 */
export type MapEntry = { readonly path: string; readonly changedOn: IsoDate | null };

const xml = (text: string): string => text.replaceAll("&", "&amp;");

/** A page as one entry for each language, each naming all of them: a crawler does not combine those of others. */
function entries({ path, changedOn }: MapEntry, publicBase: string): string {
  const at = locales.map((locale) => ({ locale, address: xml(publicBase + inLanguage(path, locale)) }));
  const links = [
    ...at.map(({ locale, address }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${xml(publicBase + inLanguage(path, "fa"))}"/>`,
  ].join("");
  const last = changedOn === null ? "" : `<lastmod>${changedOn}</lastmod>`;
  return at.map(({ address }) => `<url><loc>${address}</loc>${last}${links}</url>`).join("\n");
}

/** A file of the map. */
export const urlset = (pages: readonly MapEntry[], publicBase: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map((page) => entries(page, publicBase)).join("\n")}\n</urlset>\n`;
