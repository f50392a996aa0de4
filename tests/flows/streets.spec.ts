import { join } from "node:path";
import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { drawnIn, likeness, maskOfColour } from "#tests/support/lettering.ts";
import { expect, siteTest } from "./site.ts";
import { ready } from "./watch.ts";
import { BOOKING_CITY } from "./world.ts";

/** The map with streets, from a small made archive of tiles. */

const test = siteTest({ MAP_TILES: join(import.meta.dirname, "../../fixtures/tiles/tiles.pmtiles") });
test.use({ viewport: { width: 1200, height: 900 }, deviceScaleFactor: 2 });

const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 20);
const list = `/search/property?destination_id=city-2&destination_name=${BOOKING_CITY}&check_in=${checkIn}&length_of_stay=2`;
/** What belongs to streets alone: their code, their worker, their letters and the tiles. */
const isOfStreets = (url: string) => /StreetMap|maplibre|vazirmatn-map|\.pmtiles/.test(url);

const streets = (page: Page) => page.locator("canvas.maplibregl-canvas");
const pins = (page: Page) => page.locator("main a[title]");
const openMap = async (page: Page) => {
  await page.goto(`${list}&view=map`);
  await expect(streets(page)).toBeVisible();
};

/** Of the ink that the map's largest name is written with: how much lies where the browser's own lettering has it. */
async function likenessOfCity(page: Page) {
  const picture = await streets(page).evaluate((canvas) => {
    const sheet = canvas.closest("main")?.querySelector<HTMLElement>("a[title]")?.parentElement;
    if (sheet) sheet.style.visibility = "hidden";
    return sheet !== undefined;
  });
  expect(picture).toBe(true);
  const name = maskOfColour(await streets(page).screenshot(), [0x1b, 0x1f, 0x3b]);
  const [joined, apart] = await Promise.all([drawnIn(page, "اصفهان"), drawnIn(page, [..."اصفهان"].join("\u200c"))]);
  return { joined: likeness(await name, joined), apart: likeness(await name, apart) };
}

test("nothing of the streets is fetched before the map is opened, and then from us alone, as our policy allows", async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(list);
  await ready(page);
  await page.waitForLoadState("networkidle");
  expect(asked.filter(isOfStreets)).toEqual([]);
  await page.getByRole("link", { name: "نقشه", exact: true }).click();
  await expect(streets(page)).toBeVisible();
  expect(asked.filter(isOfStreets).length).toBeGreaterThan(3);
  expect(asked.filter((url) => !url.startsWith(baseURL ?? "") || url.includes("csp-report"))).toEqual([]);
  await expect(page.getByRole("link", { name: /OpenStreetMap/ })).toHaveAttribute("href", /openstreetmap\.org/);
});

test("«اصفهان» is written in joined letters", async ({ page }) => {
  await openMap(page);
  const { joined, apart } = await likenessOfCity(page);
  expect(joined).toBeGreaterThan(apart + 0.25);
});

test("letters that the map does not join are seen to stand apart", async ({ page }) => {
  await page.route(/maplibre-gl-worker-/, async (route) => {
    const answer = await route.fetch();
    const script = (await answer.text()).replace(/=\/\[\\u0600-\\u06ff[^\]]*\]\//, "=/(?!)/");
    expect(script).toContain("=/(?!)/");
    await route.fulfill({ response: answer, body: script });
  });
  await openMap(page);
  const { joined, apart } = await likenessOfCity(page);
  expect(apart).toBeGreaterThan(joined + 0.25);
});

test("by keys: the map moves and comes nearer, its places follow in order, and one opens its property", async ({
  page,
}) => {
  await openMap(page);
  const first = pins(page).first();
  /** How far below the map's upper edge the first place stands, pixels: the page itself may be scrolling. */
  const at = () =>
    first.evaluate((one) => {
      const map = document.querySelector("canvas.maplibregl-canvas");
      return one.getBoundingClientRect().top - (map?.getBoundingClientRect().top ?? Number.NaN);
    });
  await streets(page).focus();
  const before = await at();
  await page.keyboard.press("ArrowDown");
  await expect.poll(at).toBeLessThan(before - 20);
  await page.keyboard.press("0");
  await expect.poll(at).toBeCloseTo(before, 0);
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(pins(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/Hotel\.html/);
});

test("without WebGL, and where the tiles do not come, the drawn map stays", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const drawn = page.locator("main svg[role=group][tabindex='0']");
  await page.route(/\.pmtiles/, (route) => route.fulfill({ status: 503 }));
  await page.goto(`${list}&view=map`);
  await page.waitForResponse(/\.pmtiles/);
  await expect(streets(page)).toHaveCount(0);
  await expect(drawn).toBeVisible();
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  asked.length = 0;
  await page.goto(`${list}&view=map`);
  await expect(drawn).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter(isOfStreets)).toEqual([]);
});
