import { setTimeout as delay } from "node:timers/promises";
import { chosenLanguage } from "#domain/addresses/carried.ts";
import { inLanguage } from "#domain/addresses/chosen-address.ts";
import { matchRoute } from "#domain/addresses/routes.ts";
import { locales } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { startSite } from "#tests/flows/site.ts";
import { lighthouse, reportOf } from "./lighthouse.ts";

const locations = async (address: string): Promise<string[]> =>
  [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => at);

/** Addresses of a site's map, as they are listed. */
async function mapped(site: string): Promise<URL[]> {
  const files = await locations(`${site}/sitemap.xml`);
  const found = await Promise.all(files.map((file) => locations(site + new URL(file).pathname)));
  return found.flat().map((address) => new URL(address));
}

/** The first address of each kind of page in a site's map, without its site and language. */
function pageOfEachKind(addresses: readonly URL[]): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { pathname } of addresses) {
    const name = matchRoute(pathname)?.name;
    if (name !== undefined && !pages.has(name)) pages.set(name, pathname);
  }
  return pages;
}

/** Requests under way at once. */
const AT_ONCE = 2;
/** Times that a page is asked for once more which a busy website puts off, and the milliseconds between them. */
const TRIES = 10;
const PAUSE_MS = 2_000;

/** The page of an address without cookies, as a crawler gets it that waits when it is asked to. */
async function pageAt(address: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const page = await fetch(address, { redirect: "manual" });
    if (page.status !== 503 || tries > TRIES) return page;
    await page.body?.cancel();
    await delay(PAUSE_MS);
  }
}

/** Opens every address of a map as a crawler without cookies does, and counts those that are not as they are listed. */
async function crawl(site: string, addresses: readonly URL[]) {
  const left = [...addresses];
  const faults: string[] = [];
  async function open(): Promise<void> {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const address = next.pathname + next.search;
      const page = await pageAt(site + address);
      const html = await page.text();
      const language = chosenLanguage(next.searchParams) ?? localeOf(null);
      const isListed = html.includes(`<html lang="${language}"`) && html.includes('<link rel="canonical"');
      if (page.status !== 200 || !isListed) faults.push(`${page.status} ${address}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return { addresses: addresses.length, faults };
}

/**
 * `npm run bench -- seo`: Lighthouse's judgement of what search engines need, for a page of each kind in the map and in
 * each language, without cookies. One JSON line a page, with its score of 100 and the audits that failed; before them one line
 * of every address in the map, with those that are no page in their language.
 */
export async function run(): Promise<void> {
  const look = await lighthouse();
  const site = await startSite();
  try {
    const addresses = await mapped(site.url);
    console.log(JSON.stringify({ bench: "map", ...(await crawl(site.url, addresses)) }));
    for (const [page, path] of pageOfEachKind(addresses)) {
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
