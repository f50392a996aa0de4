import { addDays } from "#domain/calendar/arithmetic.ts";
import { fromIso } from "#domain/calendar/conversion.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { expect, test } from "./site.ts";
import { ready, watch } from "./watch.ts";

/** Flight searches and their results pages. */

const today = tehranDate(Math.floor(Date.now() / 1000));
const [leave, back] = [addDays(today, 20), addDays(today, 26)];
const cities = { origin_city_id: "city-1", destination_city_id: "city-4" };
const whole = { ...cities, departure_date: leave, adult_count: "2" };
const at = (query: Readonly<Record<string, string>>) => `/search/flight?${new URLSearchParams(query)}`;
const choose = /^انتخاب /;

test("R65 a search that lacks any of its four parameters goes Home", async ({ page, request }) => {
  for (const name of Object.keys(whole)) {
    for (const value of [null, " "]) {
      const query = new URLSearchParams(whole);
      if (value === null) query.delete(name);
      else query.set(name, value);
      const answer = await request.get(`/search/flight?${query}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()["location"]?.split("?")[0]], name).toEqual([302, "/"]);
    }
  }
  await page.goto(at({ ...whole, adult_count: "" }));
  await expect(page).toHaveURL(/\/\?(?=.*incomplete=missing)(?=.*kind=flight)/);
  await expect(page.getByRole("tab", { name: "پرواز" })).toHaveAttribute("aria-selected", "true");
});

test("R64, R134, R135 each impossible search says so where it stands", async ({ page }) => {
  for (const [name, value] of [
    ["departure_date", "2020-01-01"],
    ["departure_date", "x"],
    ["return_date", addDays(leave, -1)],
    ["destination_city_id", "city-99999"],
    ["destination_city_id", "city-1"],
    ["adult_count", "0"],
    ["adult_count", "10"],
    ["child_count", "8"],
    ["infant_count", "3"],
    ["class", "cargo"],
    ["stops[]", "7"],
  ] as const) {
    const answer = await page.goto(at({ ...whole, [name]: value }));
    expect(answer?.status(), `${name}=${value}`).toBe(200);
    await expect(page.getByRole("alert").first(), `${name}=${value}`).toBeVisible();
    await expect(page.locator("[data-offer]"), `${name}=${value}`).toHaveCount(0);
  }
});

test("R64 a return is chosen in two steps, and both flights go on to the review for the party", async ({ page }) => {
  const seen = await watch(page);
  await page.goto(at({ ...whole, return_date: back, child_count: "1" }));
  await ready(page);
  await page.getByRole("link", { name: choose }).first().click();
  await page.waitForURL(/outbound=/);
  const next = page.getByRole("link", { name: choose }).first();
  await expect(next).toHaveAttribute("href", /reserve\/prepare/);
  const review = new URL((await next.getAttribute("href")) ?? "", page.url());
  expect(review.pathname).toBe("/flight/reserve/prepare");
  expect([...review.searchParams.keys()].toSorted()).toEqual([
    "adult_count",
    "child_count",
    "offer_id",
    "return_offer_id",
  ]);
  seen.expectClean();
});

test("without scripts a day in any calendar, a filter and the strip lead to offers with totals", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, locale: "fa-IR" });
  const page = await context.newPage();
  const { year, month, day } = fromIso(leave, "jalali");
  const typed = { kind: "flight", way: "one_way", origin_name: "IKA", destination_name: "مشهد", adult_count: "1" };
  await page.goto(`/search/find?${new URLSearchParams({ ...typed, departure_date: `${year}/${month}/${day}` })}`);
  await expect(page).toHaveURL(new RegExp(`departure_date=${leave}.*origin_city_id=city-1`));
  await expect(page.locator("[data-offer]").first()).toBeVisible();
  const sums = await page
    .locator("[data-sum]")
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-sum"))));
  expect(sums.every((sum) => sum > 0)).toBe(true);
  await page.getByRole("navigation", { name: "قیمت روزهای نزدیک" }).locator("a[href]").first().click();
  await expect(page).not.toHaveURL(new RegExp(`departure_date=${leave}`));
  await page.getByRole("link", { name: "ارزان‌ترین", exact: true }).first().click();
  await expect(page).toHaveURL(/sort=lowest_price/);
  await context.close();
});
