import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { startSite } from "#tests/flows/site.ts";

/** What a search or property page may load of JavaScript, in bytes after Brotli. */
const GOAL = 78_000;

const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 14);
const stay = `check_in=${checkIn}&length_of_stay=3`;
const pages = {
  home: "/",
  search: `/search/property?destination_id=city-2&destination_name=x&${stay}`,
  property: "/IsfahanHotels/HowzkhanehBoutiqueHotel.html",
  content: "/Content/About.html",
};

const compressed = (address: string): number => statSync(`dist/client/${address.slice("/web/".length)}.br`).size;

/** `npm run bench -- bytes`: what each page loads at once, as the built site serves it. One JSON line for each. */
export async function run(): Promise<void> {
  const site = await startSite();
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
          scripts: scripts.length,
          css: sum(styles),
          html: brotliCompressSync(html).length,
          font: readFileSync("app/public/fonts/vazirmatn-fa.woff2").length,
        }),
      );
    }
  } finally {
    await site.stop();
  }
}
