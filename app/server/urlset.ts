const entry = (address: string): string => `<url><loc>${address.replaceAll("&", "&amp;")}</loc></url>`;
/** A file of the map, of addresses with their site. One address is a page in both languages, so none has alternates. */
export const urlset = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map(entry).join("\n")}\n</urlset>\n`;
