import type { Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { logInHere } from "./account.ts";
import { choosePlace } from "./search-form.ts";
import { expect, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";
import { theTotal } from "./tour-booking.ts";
import { ready, watch } from "./watch.ts";
import { someOf } from "./ways.ts";

/** From Home to a tour with its departure, its hotel and its total, as travellers find one. */

const words = {
  fa: {
    tab: "تور",
    origin: "مبدأ",
    destination: "مقصد",
    from: "تهران",
    to: "کیش",
    search: "جست‌وجو",
    choose: /^انتخاب (?!شد)/,
    book: /^(رزرو تور|درخواست رزرو)$/,
    apply: "تأیید تاریخ",
    dates: /^رفت و برگشت/,
  },
  en: {
    tab: "Tours",
    origin: "Leaving from",
    destination: "Destination",
    from: "Tehran",
    to: "Kish",
    search: "Search",
    choose: /^Choose /,
    book: /^(Book this tour|Request to book)$/,
    apply: "Use these dates",
    dates: /^Departure and return/,
  },
} as const;
type Locale = keyof typeof words;

const today = tehranDate(Math.floor(Date.now() / 1000));
const [leave, back] = [addDays(today, 30), addDays(today, 33)];

/** Expects the page's total to be the sum of its lines. */
async function expectSum(page: Page): Promise<number> {
  const total = Number(await page.locator("[data-total]").first().getAttribute("data-total"));
  const amounts = await page
    .locator("[data-total] [data-line]")
    .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute("data-line"))));
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  return total;
}

for (const locale of someOf(["fa", "en"] as const satisfies Locale[], 1)) {
  test(`R6, R55, R59 a tour is found by a thumb from Home, and its total is the same on every page (${locale})`, async ({
    browser,
    site,
  }) => {
    const w = words[locale];
    const context = await telephone(browser, site);
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const page = await context.newPage();
    const seen = await watch(page);
    await page.goto("/");
    await ready(page);
    await page.getByRole("tab", { name: w.tab }).tap();
    await choosePlace(page, w.origin, w.from);
    await choosePlace(page, w.destination, w.to);
    await page.getByRole("button", { name: w.dates }).tap();
    const calendar = page.getByRole("dialog");
    await calendar.locator(`[data-day="${leave}"]`).click();
    await calendar.locator(`[data-day="${back}"]`).click();
    await calendar.getByRole("button", { name: w.apply }).tap();
    await page.getByRole("search").getByRole("button", { name: w.search, exact: true }).tap();
    await page.waitForURL(/\/search\/tour\?/);
    await ready(page);
    const card = page.locator("[data-package]").first();
    const listed = Number(await card.locator("[data-sum]").getAttribute("data-sum"));
    seen.calls.splice(0);
    await card.getByRole("link").first().tap();
    await page.waitForURL(/\/KishTours\/.+Tour\.html\?/);
    await ready(page);
    // Nothing that came with the page is fetched again.
    expect(seen.calls).toEqual([]);
    expect(await expectSum(page)).toBe(listed);
    await expect(page.locator("[data-action-bar]").getByRole("button", { name: w.book })).toBeInViewport();

    // With another hotel the sum follows at once, and is in the address.
    const other = page
      .locator("[data-package]")
      .filter({ has: page.getByRole("link", { name: w.choose }) })
      .last();
    const sum = Number(await other.locator("[data-sum]").getAttribute("data-sum"));
    await other.getByRole("link", { name: w.choose }).tap();
    await expect(page.locator("[data-total]").first()).toHaveAttribute("data-total", String(sum));
    expect(await expectSum(page)).toBe(sum);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    // Held: the travellers are named at the same total.
    await page.locator("[data-action-bar]").getByRole("button", { name: w.book }).tap();
    await page.getByRole("dialog").waitFor();
    await logInHere(page, locale);
    await page.waitForURL(/\/tour\/reserve\/prepare\//);
    expect(await theTotal(page)).toBe(sum);
    seen.expectClean();
    await context.close();
  });
}

test("everything up to the total works without scripts", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, locale: "fa-IR" });
  const page = await context.newPage();
  await page.goto("/Tours.html");
  await page.getByRole("link", { name: "کیش" }).first().click();
  await page.locator("[data-tour] h3 a").first().click();
  await page.waitForURL(/Tour\.html/);
  await page.locator("a[data-day][href]").first().click();
  await page.waitForURL(/departure=\d+/);
  await page.getByRole("article").getByRole("link", { name: words.fa.choose }).first().click();
  await page.waitForURL(/package=\d+/);
  await expectSum(page);
  await context.close();
});

test("R56 a search that lacks a part goes Home, and each impossible one says so where it stands", async ({ page }) => {
  const whole = `origin_id=city-1&destination_id=city-7&check_in=${leave}&length_of_stay=3&rooms=2`;
  for (const name of ["origin_id", "destination_id", "check_in", "length_of_stay", "rooms"]) {
    const query = new URLSearchParams(whole);
    query.delete(name);
    await page.goto(`/search/tour?${query}`);
    expect(new URL(page.url()).pathname).toBe("/");
  }
  for (const [name, value] of [
    ["check_in", "2020-01-01"],
    ["length_of_stay", "400"],
    ["destination_id", "city-99999"],
    ["destination_id", "city-1"],
    ["rooms", "0"],
    ["rooms", "10"],
    ["rooms", "1,0,0"],
    ["rooms", "%E0%A4%A"],
  ] as const) {
    const query = new URLSearchParams(whole);
    query.set(name, value);
    const answer = await page.goto(`/search/tour?${query}`);
    expect(answer?.status(), `${name}=${value}`).toBe(200);
    await expect(page.getByRole("alert").first(), `${name}=${value}`).toBeVisible();
  }
});

test("a tour’s heart asks an anonymous visitor to log in, is kept among the favourites, and is taken away there", async ({
  page,
}) => {
  await page.goto("/KishTours.html");
  await ready(page);
  const named = /در علاقه‌مندی‌ها/;
  const card = page.locator("[data-tour]").first();
  const tour = await card.getAttribute("data-tour");
  await card.getByRole("button", { name: named }).click();
  await page.getByRole("dialog").waitFor();
  await logInHere(page, "fa");
  await expect(card.getByRole("button", { name: named })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-tour]").nth(1).getByRole("button", { name: named })).toHaveAttribute(
    "aria-pressed",
    "false",
  );

  // The same favourite on its own page, and its card in the account.
  await card.locator("h3 a").click();
  await page.waitForURL(/Tour\.html/);
  await ready(page);
  await expect(page.getByRole("button", { name: named }).first()).toHaveAttribute("aria-pressed", "true");
  await page.goto("/user/panel/favorites.html");
  const kept = page.locator("[data-tour]");
  await expect(kept).toHaveCount(1);
  await expect(kept).toHaveAttribute("data-tour", String(tour));
  const heart = kept.getByRole("button", { name: named });
  const taken = page.waitForResponse(/favorites\/toggle/);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  expect((await taken).status()).toBe(200);
  await page.reload();
  await page.getByText("فهرست علاقه‌مندی‌های شما خالی است").waitFor();
  await expect(kept).toHaveCount(0);
});

test("a tour under another city leads to its own address, query kept", async ({ page }) => {
  await page.goto("/KishTours.html");
  const href = (await page.locator("[data-tour] h3 a").first().getAttribute("href")) ?? "";
  const moved = await page.request.get(href.replace("/KishTours/", "/MashhadTours/"), { maxRedirects: 0 });
  expect([moved.status(), moved.headers()["location"]?.split("?")[0]]).toEqual([301, href.split("?")[0]]);
});
