import { inLanguage } from "#domain/addresses/chosen-address.ts";
import { matchRoute } from "#domain/addresses/routes.ts";
import { locales } from "#domain/enums/enums.ts";
import { startSite } from "#tests/flows/site.ts";
import { lighthouse, reportOf } from "./lighthouse.ts";

const locations = async (address: string): Promise<string[]> =>
  [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => at);

/** The first address of each kind of page in a site's map, without its site and language. */
async function pageOfEachKind(site: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const file of await locations(`${site}/sitemap.xml`)) {
    for (const address of await locations(site + new URL(file).pathname)) {
      const { pathname } = new URL(address);
      const name = matchRoute(pathname)?.name;
      if (name !== undefined && !pages.has(name)) pages.set(name, pathname);
    }
  }
  return pages;
}

/**
 * `npm run bench -- seo`: Lighthouse's judgement of what search engines need, for a page of each kind in the map and in
 * each language, without cookies. One JSON line a page, with its score of 100 and the audits that failed.
 */
export async function run(): Promise<void> {
  const look = await lighthouse();
  const site = await startSite();
  try {
    for (const [page, path] of await pageOfEachKind(site.url)) {
      for (const locale of locales) {
        const address = inLanguage(path, locale);
        const { categories, audits } = await reportOf(look, site.url + address, { onlyCategories: ["seo"] });
        const failed = Object.entries(audits).flatMap(([name, audit]) =>
          audit?.score === 0 && audit.scoreDisplayMode === "binary" ? [name] : [],
        );
        const score = Math.round(100 * (categories.seo?.score ?? 0));
        console.log(JSON.stringify({ bench: "seo", page, address, score, failed }));
      }
    }
  } finally {
    await site.stop();
  }
}
