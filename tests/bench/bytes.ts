import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { startSite } from "#tests/flows/site.ts";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";

/** What a search or property page may load of JavaScript, in bytes after Brotli. */
const GOAL = 76_000;

const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 14);
const stay = `check_in=${checkIn}&length_of_stay=3`;
const pages = {
  home: "/",
  search: `/search/property?destination_id=city-2&destination_name=x&${stay}`,
  property: "/IsfahanHotels/HowzkhanehBoutiqueHotel.html",
  tourSearch: `/search/tour?origin_id=city-1&destination_id=city-7&rooms=2&${stay}`,
  tour: "/KishTours/LangargahTour.html",
  content: "/Content/About.html",
};

const compressed = (address: string): number => statSync(`dist/client/${address.slice("/web/".length)}.br`).size;

/** All scripts that a browser has fetched once the page is quiet, in bytes as sent. */
async function scriptsOnceQuiet(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.goto(address, { waitUntil: "load" });
    await page.waitForSelector("[data-ready]");
    await page.waitForLoadState("networkidle");
    return await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  } finally {
    await page.close();
  }
}

/**
 * `npm run bench -- bytes`: what each page loads at once, as the built site serves it, and what it has loaded once it is
 * quiet: the screen's code comes after the page. One JSON line for each.
 */
export async function run(): Promise<void> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  try {
    for (const [page, path] of Object.entries(pages)) {
      const html = await (await fetch(site.url + path)).text();
      const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = ""]) => address);
      const scripts = [
        ...found(/<link rel="modulepreload" href="([^"]+)"/g),
        ...found(/<script type="module" src="([^"]+)"/g),
      ];
      const styles = found(/<link rel="stylesheet" href="([^"]+)"/g);
      const sum = (addresses: readonly string[]) =>
        addresses.reduce((total, address) => total + compressed(address), 0);
      const javascript = sum(scripts);
      console.log(
        JSON.stringify({
          page,
          javascript,
          within_goal: javascript <= GOAL,
          javascript_once_quiet: await scriptsOnceQuiet(browser, site.url + path),
          scripts: scripts.length,
          css: sum(styles),
          html: brotliCompressSync(html).length,
          font: readFileSync("app/public/fonts/vazirmatn-fa.woff2").length,
        }),
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
