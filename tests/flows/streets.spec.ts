import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { drawnIn, likeness, maskOfColour } from "#tests/support/lettering.ts";
import { expect, siteTest } from "./site.ts";
import { ready } from "./watch.ts";
import { BOOKING_CITY } from "./world.ts";

/** The street map, from a small generated archive of tiles. */

const test = siteTest({ MAP_TILES: join(import.meta.dirname, "../../fixtures/tiles/tiles.pmtiles") });
test.use({ viewport: { width: 1200, height: 900 }, deviceScaleFactor: 2 });

const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 20);
const list = `/search/property?destination_id=city-2&destination_name=${BOOKING_CITY}&check_in=${checkIn}&length_of_stay=2`;
/** True for requests of the street map alone: its code, its worker, its letters and its tiles. */
const isOfStreets = (url: string) => /StreetMap|maplibre|vazirmatn-map|\.pmtiles/.test(url);

const streets = (page: Page) => page.locator("canvas.maplibregl-canvas");
const pins = (page: Page) => page.locator("main a[title]");
const openMap = async (page: Page) => {
  await page.goto(`${list}&view=map`);
  await expect(streets(page)).toBeVisible();
};

/** Share of the ink of the map's largest name that coincides with the browser's own lettering. */
async function likenessOfCity(page: Page) {
  const picture = await streets(page).evaluate((canvas) => {
    const main = canvas.closest("main");
    const sheet = main?.querySelector<HTMLElement>("a[title]")?.parentElement;
    // The map's own buttons have the colour of its largest names.
    for (const over of [sheet, ...(main?.querySelectorAll("button") ?? [])]) if (over) over.style.visibility = "hidden";
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
  const property = await page.locator("main h3 a").first().getAttribute("href");
  await page.goto(property ?? "");
  await ready(page);
  await page.waitForLoadState("networkidle");
  expect(asked.filter(isOfStreets)).toEqual([]);
  await page.goBack();
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
  /** Distance of the first place below the map's upper edge, pixels: the page itself may be scrolling. */
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
  await expectCardByKeys(page, pins(page).nth(1));
  await first.click({ modifiers: ["Control"] });
  await expect.poll(() => propertiesInTabs(page)).toBe(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await pins(page).nth(1).press("Enter");
  await page.keyboard.press("Enter");
  await page.waitForURL(/Hotel\.html/);
});

/** Number of tabs that show a property, as the browser says: on a busy machine Playwright may miss a new tab's navigation. */
async function propertiesInTabs(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  const { targetInfos } = await browser.send("Target.getTargets");
  return targetInfos.filter(({ type, url }) => type === "page" && /Hotel\.html/.test(url)).length;
}

/** Enter opens a pin's card with the focus on its link; Escape closes it and returns to the pin. */
async function expectCardByKeys(page: Page, pin: Locator) {
  const card = page.getByRole("dialog");
  await pin.press("Enter");
  await expect(card.getByRole("link", { name: "مشاهدهٔ اقامتگاه" })).toBeFocused();
  await expect(card).toHaveAccessibleDescription(/ تومان · ۲ شب · ۱ اتاق$/);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(pin).toBeFocused();
}

/** Index of the first pin that has a price and is not covered. */
const firstInReach = (all: Locator): Promise<number> =>
  all.evaluateAll((links) =>
    links.findIndex((link) => {
      const { left, width, top, height } = link.getBoundingClientRect();
      return link.textContent !== "" && link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

/** The number in a text, in Persian digits. */
const numberIn = (text: string): number => Number(foldDigits(text).replace(/\D/g, ""));

/** Pans a map with two fingers, from its lower part, where no pin is. */
async function moveByTwoFingers(page: Page, map: Locator, by: { x: number; y: number }) {
  const box = await map.boundingBox();
  if (box === null) throw new Error("The map has no place on the page");
  const session = await page.context().newCDPSession(page);
  const fingers = (part: number) =>
    [-40, 40].map((apart, id) => ({
      id,
      x: box.x + box.width / 2 + apart + by.x * part,
      y: box.y + box.height * 0.85 + by.y * part,
    }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(0) });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(part) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("by touch, 360 px wide: a pin's card, the map moved, that part searched, and all of the city again", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: "fa-IR",
  });
  const page = await context.newPage();
  await page.goto(list);
  await ready(page);
  await page.locator("[data-tool-bar]").getByRole("link", { name: "نقشه" }).tap();
  await expect(streets(page)).toBeVisible();
  // The map instance stays the same through the following steps.
  await streets(page).evaluate((canvas) => canvas.setAttribute("data-first", ""));

  const pin = pins(page).nth(await firstInReach(pins(page)));
  const title = await pin.getAttribute("title");
  await pin.tap();
  const card = page.getByRole("dialog");
  const [name = "", price = ""] = (title ?? "").split("، ");
  await expect(card.getByRole("heading")).toHaveText(name);
  await expect(card).toContainText(price.split("\u00a0")[0] ?? "");
  await expect(card).toContainText("تومان · ۲ شب · ۱ اتاق");
  await expect(card.getByRole("link")).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/view=map/);
  await card.getByRole("button", { name: "بستن" }).tap();
  await expect(card).toHaveCount(0);

  const search = page.getByRole("button", { name: "جست‌وجو در همین محدوده" });
  await expect(search).toHaveCount(0);
  await moveByTwoFingers(page, streets(page), { x: 60, y: -150 });
  await expect(search).toBeVisible();
  await search.tap();
  await page.waitForURL(/[?&]area=\d+(\.\d{1,4})?%2C/);
  const chip = page.getByRole("link", { name: "حذف فیلتر: محدودهٔ نقشه" });
  await expect(chip).toBeVisible();
  await expect(search).toHaveCount(0);
  await expect(page.locator("canvas[data-first]")).toBeVisible();
  const found = async () => numberIn((await page.locator("#results").getAttribute("aria-label")) ?? "");
  const within = await found();
  await chip.tap();
  await page.waitForURL((url) => !url.searchParams.has("area") && url.searchParams.get("view") === "map");
  await expect(chip).toHaveCount(0);
  await expect(page.locator("canvas[data-first]")).toBeVisible();
  expect(await found()).toBeGreaterThan(within);
  await context.close();
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
  await expectCardByKeys(page, drawn.getByRole("link", { name: /تومان/ }).first());
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  asked.length = 0;
  await page.goto(`${list}&view=map`);
  await expect(drawn).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter(isOfStreets)).toEqual([]);
});
