import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { changeKeys } from "#runtime/change-keys.ts";
import { openHost, refusalOf } from "#tests/support/host.ts";
import { noChanges } from "./changes.ts";
import type { Changed } from "./page-keys.ts";
import { shareAddress } from "./share-address.ts";

const shareFonts = join(import.meta.dirname, "../public/share");
const open = (environment = {}) => openHost({ shareFonts, environment: { LIMIT_FACTOR: "100", ...environment } });

/** The address that a page names as its picture. */
async function namedBy(page: Response): Promise<string> {
  const [, address = ""] = /property="og:image" content="([^"]+)"/.exec(await page.text()) ?? [];
  return new URL(address.replaceAll("&amp;", "&")).pathname + new URL(address.replaceAll("&amp;", "&")).search;
}

const FLIGHTS =
  "/search/flight?origin_city_id=city-1&destination_city_id=city-2&departure_date=2026-12-01&adult_count=2";

it.each([
  ["home", "/"],
  ["a city", "/IsfahanHotels.html"],
  ["a list", "/IranHotels.html"],
  ["a property", "/IsfahanHotels/AbbasiHotel.html"],
  ["an attraction", "/IsfahanTourism/1.html"],
  ["tours", "/Tours.html"],
  ["a landing", "/Landings/Nowruz.html"],
  ["content", "/Content/About.html"],
  ["a page at the address of its language", "/IsfahanHotels.html?lang=en"],
  ["a search for flights", FLIGHTS],
])("%s has a picture in each language, 1200 by 630, of at most 100 KB", async (_, page) => {
  const { get } = open();
  for (const locale of page.includes("lang=en") ? ["en"] : ["fa", "en"]) {
    const address = await namedBy(await get(page, page.includes("lang=") ? {} : { Cookie: `lang=${locale}` }));
    expect(address).toContain(`/web/share/${locale}`);
    const picture = await get(address);
    expect([address, picture.status, picture.headers.get("Content-Type")]).toEqual([address, 200, "image/jpeg"]);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.length).toBeLessThanOrEqual(100_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  }
});

it("a made address has none, whatever is added to a good one, and takes no memory", async () => {
  const { get, provider } = open();
  const status = async (address: string) => (await get(address)).status;
  for (const address of [
    "/web/share/de/IsfahanHotels.html.jpg",
    "/web/share/fa/IsfahanHotels.html",
    "/web/share/fa/IsfahanHotels.html.jpg?x=1",
    "/web/share/fa/IsfahanHotels.html.jpg?sort=price_asc",
    "/web/share/fa/user/panel.html.jpg",
    "/web/share/fa/reserve-new/reserve/voucher/01HZX7ABCDEFGHJKMNPQRSTVWX.jpg",
    "/web/share/fa/search/flight.jpg",
    "/web/share/fa/user/login.html.jpg",
    "/web/share/fa/../IsfahanHotels.html.jpg",
    "/web/share/fa/no/such/page.jpg",
  ])
    expect([address, await status(address)]).toEqual([address, 404]);
  provider.does = async () => refusalOf(404);
  for (let made = 0; made < 50; made += 1) {
    expect(await status(`/web/share/fa/InventedHotels/made${made}Hotel.html.jpg`)).toBe(404);
  }
});

it("is made once while its page is fresh, and drawn again only when it says something else", async () => {
  const { get, provider } = open();
  const address = shareAddress("fa", "/Content/About.html");
  const [one, two] = await Promise.all([get(address), get(address)]);
  const { asked } = provider;
  const three = await get(address);
  expect([one.status, two.status, three.status, provider.asked]).toEqual([200, 200, 200, asked]);
  const etag = three.headers.get("ETag") ?? "";
  expect((await get(address, { "If-None-Match": etag })).status).toBe(304);
});

it("is asked for again once its page has changed, also while it was made", async () => {
  let announce: (changed: Changed) => void = () => {};
  const changes = {
    ...noChanges,
    follow(apply: typeof announce) {
      announce = apply;
    },
  };
  const { get, provider } = openHost({ shareFonts, changes });
  const address = shareAddress("fa", "/Content/About.html");
  const askedFor = async () => {
    const before = provider.asked;
    expect((await get(address)).status).toBe(200);
    return provider.asked - before;
  };
  expect([await askedFor(), await askedFor()]).toEqual([1, 0]);
  announce(new Set([changeKeys.content.all]));
  expect([await askedFor(), await askedFor()]).toEqual([1, 0]);
  announce(new Set([changeKeys.places]));
  expect(await askedFor()).toBe(0);
  announce(null);
  const making = askedFor();
  announce(null);
  expect([await making, await askedFor(), await askedFor()]).toEqual([1, 1, 0]);
});

it("a visitor who invents addresses is refused after sixty, and one without data gets no picture", async () => {
  const { get, provider, logged } = open({ LIMIT_FACTOR: "1" });
  provider.does = async () => refusalOf(404);
  const statuses: number[] = [];
  for (let made = 0; made < 70; made += 1) {
    statuses.push((await get(`/web/share/fa/Made${"x".repeat(made)}Hotels.html.jpg`)).status);
  }
  expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([60, 429]);
  expect(logged).toEqual([]);
  const away = open();
  away.provider.does = () => Promise.reject(new TypeError("fetch failed"));
  const refused = await away.get(shareAddress("fa", "/IsfahanHotels.html"));
  expect([refused.status, refused.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
});
