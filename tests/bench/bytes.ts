import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { FlightSearchValue } from "#domain/contract/flight.shapes.ts";
import { startSite } from "#tests/flows/site.ts";
import { bytesSent, filesNamedIn, MOST, visited } from "#tests/support/page-weight.ts";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";

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
  return bytesSent([...found].filter((file) => !html.includes(file)).map((file) => `/web/${file}`));
}

/** What a telephone fetches of a page until it is quiet. */
async function onTelephone(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  try {
    return await visited(page, address);
  } finally {
    await page.close();
  }
}

/**
 * `npm run bench -- bytes`: what each page begins with, as the built site serves it, and what a telephone has fetched of it
 * once it is quiet: the screen's code comes after the page. One JSON line for each.
 */
export async function run(): Promise<void> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  try {
    const measured = { ...pages, flightReview: await flightReview(site.url) };
    for (const [page, path] of Object.entries(measured)) {
      const html = await (await fetch(site.url + path)).text();
      const { scripts, styles, later } = filesNamedIn(html);
      const javascript = bytesSent(scripts);
      const { requests, bytes } = await onTelephone(browser, site.url + path);
      console.log(
        JSON.stringify({
          page,
          javascript,
          within_goal: javascript <= MOST.scriptBytes,
          javascript_later: bytesSent(later),
          javascript_once_quiet: bytes.scripts,
          scripts: scripts.length,
          scripts_later: later.length,
          css: bytesSent(styles),
          styles: styles.length,
          requests_at_load: requests.atLoad,
          requests_once_quiet: requests.onceQuiet,
          html: brotliCompressSync(html).length,
          fonts: bytes.fonts,
          ...(page === "flightReview" && { seat_map: onDemand(SEAT_MAP, html) }),
        }),
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
