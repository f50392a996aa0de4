import { inLanguage } from "#domain/addresses/chosen-address.ts";
import { locales } from "#domain/enums/enums.ts";

const xml = (text: string): string => text.replaceAll("&", "&amp;");

/** A page as one entry for each language, each naming all of them (A82): a crawler does not combine those of others. */
function entries(path: string, publicBase: string): string {
  const at = locales.map((locale) => ({ locale, address: xml(publicBase + inLanguage(path, locale)) }));
  const links = [
    ...at.map(({ locale, address }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${xml(publicBase + inLanguage(path, "fa"))}"/>`,
  ].join("");
  return at.map(({ address }) => `<url><loc>${address}</loc>${links}</url>`).join("\n");
}

/**
 * A file of the map.
 * @param paths addresses of pages without their site and language
 */
export const urlset = (paths: readonly string[], publicBase: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${paths.map((path) => entries(path, publicBase)).join("\n")}\n</urlset>\n`;
