import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { FlightSearchValue } from "#domain/contract/flight.shapes.ts";
import { startSite } from "#tests/flows/site.ts";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";

/** What a search or property page may load of JavaScript, in bytes after Brotli. */
const GOAL = 76_000;

const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 14);
const stay = `check_in=${checkIn}&length_of_stay=3`;
const cities = "origin_city_id=city-1&destination_city_id=city-101";
const flightSearch = `${cities}&departure_date=${checkIn}&return_date=${addDays(checkIn, 6)}&adult_count=2&infant_count=1`;
const pages = {
  home: "/",
  search: `/search/property?destination_id=city-2&destination_name=x&${stay}`,
  property: "/IsfahanHotels/HowzkhanehBoutiqueHotel.html",
  tourSearch: `/search/tour?origin_id=city-1&destination_id=city-7&rooms=2&${stay}`,
  tour: "/KishTours/LangargahTour.html",
  flightSearch: `/search/flight?${flightSearch}`,
  content: "/Content/About.html",
};

/** The map of seats, which is fetched when it is asked for. */
const SEAT_MAP = "app/src/products/flight/seat-map/SeatChooser.tsx";

const compressed = (address: string): number => statSync(`dist/client/${address.slice("/web/".length)}.br`).size;

/** The review of the first flight that a search finds. */
async function flightReview(site: string): Promise<string> {
  const answer = await fetch(`${site}/flight/v2/search?${flightSearch}`, {
    headers: { "Client-Token": "shamseh-web" },
  });
  const { value } = (await answer.json()) as { value: FlightSearchValue };
  return `/flight/reserve/prepare?offer_id=${value.items[0]?.offer_id}&adult_count=2&infant_count=1`;
}

/** What a part that is fetched when it is wanted brings, of which a page has nothing yet: scripts and styles, bytes as sent. */
function onDemand(part: string, html: string): number {
  type Chunk = { file: string; imports?: string[]; css?: string[] };
  const manifest = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8")) as Record<string, Chunk>;
  const found = new Set<string>();
  const collect = (key: string): void => {
    const { file, imports = [], css = [] } = manifest[key] ?? { file: "" };
    if (file === "" || found.has(file)) return;
    for (const one of [file, ...css]) found.add(one);
    imports.forEach(collect);
  };
  collect(part);
  if (found.size === 0) throw new Error(`The build has no ${part}`);
  return [...found].filter((file) => !html.includes(file)).reduce((sum, file) => sum + compressed(`/web/${file}`), 0);
}

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
    const measured = { ...pages, flightReview: await flightReview(site.url) };
    for (const [page, path] of Object.entries(measured)) {
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
          ...(page === "flightReview" && { seat_map: onDemand(SEAT_MAP, html) }),
        }),
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
