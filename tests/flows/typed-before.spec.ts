import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";

/** Text typed before the scripts arrive is searched for, with and without scripts. */

const day = addDays(tehranDate(Math.floor(Date.now() / 1000)), 30);
const isfahan = encodeURIComponent("اصفهان");

/** Result pages with a filled place field: the field to type into, and the target of the search. */
const searches = [
  {
    product: "stays",
    address: `/search/property?destination_id=city-2&destination_name=${isfahan}&check_in=${day}&length_of_stay=2&rooms=2`,
    field: "destination_name",
    id: "destination_id",
  },
  {
    product: "tours",
    address: `/search/tour?origin_id=city-1&destination_id=city-2&check_in=${day}&length_of_stay=3&rooms=2`,
    field: "destination_name",
    id: "destination_id",
  },
  {
    product: "flights",
    address: `/search/flight?origin_city_id=city-1&destination_city_id=city-2&departure_date=${day}&adult_count=1`,
    field: "destination_name",
    id: "destination_city_id",
  },
] as const;

/** Holds back every script but the first of the head, until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/web\/.*\.js$/, async (route) => {
    if (!/\/early-/.test(route.request().url())) await promise;
    await route.continue();
  });
  return resolve;
}

for (const { product, address, field, id } of searches) {
  test(`${product}: a place that is typed before scripts is kept, and takes the place of the one before`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    const place = page.locator(`main input[name=${field}]`).first();
    const chosen = page.locator(`main input[name=${id}]`).first();
    await expect(chosen).toHaveValue("city-2");
    await place.fill("شیراز");
    letGo();
    await ready(page);
    await expect(place).toHaveValue("شیراز");
    await expect(chosen).toHaveValue("");
    // React keeps it through the next change of the form.
    await page.locator("main h1").first().click();
    await expect(place).toHaveValue("شیراز");
  });
}

test("without scripts a form means what was typed last, whatever was chosen before", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, locale: "fa-IR" });
  const page = await context.newPage();
  const [stays] = searches;
  await page.goto(stays.address);
  await page.locator("main input[name=destination_name]").first().fill("شیراز");
  await page.locator("main form").first().getByRole("button", { name: "جست‌وجو" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("شیراز");
  await page.goto(stays.address);
  await page.locator("main form").first().getByRole("button", { name: "جست‌وجو" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("اصفهان");
  await context.close();
});
