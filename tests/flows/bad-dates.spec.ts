import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";

/** An invalid date is explained at its field, in the words of its kind, and nothing typed in the form is lost. */

const day = addDays(tehranDate(Math.floor(Date.now() / 1000)), 30);
const noSuchDay = "اسفند ۱۴۰۵ ۲۹ روز دارد";

const forms = [
  { product: "stays", home: "/", places: { destination_name: "اصفهان" }, date: "check_in" },
  {
    product: "tours",
    home: "/?kind=tour",
    places: { origin_name: "تهران", destination_name: "استانبول" },
    date: "check_in",
  },
  {
    product: "flights",
    home: "/?kind=flight",
    places: { origin_name: "تهران", destination_name: "مشهد" },
    date: "departure_date",
  },
] as const;

const field = (page: Page, name: string) => page.locator(`main form input[name=${name}]:not([type=hidden])`).first();

for (const { product, home, places, date } of forms) {
  test(`${product}: without scripts a date that is none is said at its field, and the form keeps it`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, locale: "fa-IR" });
    const page = await context.newPage();
    await page.goto(home);
    for (const [name, text] of Object.entries(places)) await field(page, name).fill(text);
    await field(page, date).fill("30/12/1405");
    await page.locator("main form").first().getByRole("button", { name: "جست‌وجو" }).click();
    const typed = field(page, date);
    await expect(typed).toHaveValue("30/12/1405");
    await expect(typed).toHaveAccessibleDescription(noSuchDay);
    for (const [name, text] of Object.entries(places)) await expect(field(page, name)).toHaveValue(text);
    await context.close();
  });
}

const unknownNames = [
  ["stays", `destination_name=${encodeURIComponent("فلانجا")}&check_in=${day}`, ["destination_name"]],
  ["tours", `kind=tour&origin_name=${encodeURIComponent("فلانجا")}&check_in=${day}`, ["origin_name"]],
  ["flights", `kind=flight&origin_name=${encodeURIComponent("فلانجا")}&departure_date=${day}`, ["origin_name"]],
] as const;

for (const [product, query, names] of unknownNames) {
  test(`${product}: a name that is no place stays in its field, to be mended`, async ({ page }) => {
    await page.goto(`/search/find?${query}&length_of_stay=2&rooms=2&adult_count=1`);
    await ready(page);
    await expect(page.getByRole("alert").first()).toContainText("«فلانجا»");
    for (const name of names) await expect(field(page, name)).toHaveValue("فلانجا");
  });
}

const refused = [
  ["tours", "/search/tour?origin_id=city-1&destination_id=city-4&length_of_stay=3&rooms=2&check_in="],
  ["flights", "/search/flight?origin_city_id=city-1&destination_city_id=city-4&adult_count=1&departure_date="],
] as const;

for (const [product, address] of refused) {
  test(`${product}: an address of a past day, or of none, is searched again from its form`, async ({ page }) => {
    for (const date of ["2020-01-01", "20261345"]) {
      await page.goto(`${address}${date}`);
      await ready(page);
      await expect(field(page, "origin_name")).toHaveValue("تهران");
      await expect(field(page, "destination_name")).toHaveValue("مشهد");
    }
  });
}

test("a date that is typed before scripts and is none is kept with the reason", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/web\/.*\.js$/, async (route) => {
    if (!/\/early-/.test(route.request().url())) await promise;
    await route.continue();
  });
  const stay = `check_in=${day}&length_of_stay=2&rooms=2`;
  await page.goto(`/search/property?destination_id=city-2&destination_name=${encodeURIComponent("اصفهان")}&${stay}`, {
    waitUntil: "commit",
  });
  await field(page, "check_in").fill("30/12/1405");
  await field(page, "destination_name").focus();
  resolve();
  await ready(page);
  const typed = page
    .locator("main form")
    .first()
    .getByRole("button", { name: /۳۰\/۱۲\/۱۴۰۵/ });
  await expect(typed).toHaveAccessibleDescription(`${noSuchDay}.`);
});

for (const locale of ["fa", "en"]) {
  test(`the nights of a place without scripts break no price at 360 px (${locale})`, async ({ browser, site }) => {
    const viewport = { width: 360, height: 740 };
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, viewport });
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const page = await context.newPage();
    await page.goto("/IsfahanHotels/HowzkhanehBoutiqueHotel.html");
    const broken = await page.locator("#calendar").evaluate((section) => {
      for (const folded of section.querySelectorAll("details")) folded.open = true;
      return [...section.querySelectorAll("li strong")].flatMap((price) => {
        const range = document.createRange();
        range.selectNodeContents(price);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size === 1 ? [] : [price.textContent];
      });
    });
    expect(broken).toEqual([]);
    await expect(page.locator("#calendar li strong").first()).toBeAttached();
    await context.close();
  });
}
