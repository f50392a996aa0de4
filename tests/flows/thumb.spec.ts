import type { Browser, Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { expect, type Site, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";
import { ready } from "./watch.ts";

/** One-handed use of a telephone 390 px wide: the search in one line, the bar of a list, the calendar in one list. */

const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 12);
const search = `/search/property?destination_id=city-2&destination_name=${encodeURIComponent("اصفهان")}&check_in=${checkIn}&length_of_stay=3`;
const property = "/IsfahanHotels/HowzkhanehBoutiqueHotel.html";

async function onTelephone(browser: Browser, site: Site, locale: "fa" | "en", act: (page: Page) => Promise<void>) {
  const context = await telephone(browser, site);
  await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
  await act(await context.newPage());
  await context.close();
}

const bar = (page: Page) => page.locator("[data-tool-bar]");

for (const locale of ["fa", "en"] as const) {
  test(`results come first: the first name is in the upper half of the screen, and lists have the search too (${locale})`, async ({
    browser,
    site,
  }) => {
    await onTelephone(browser, site, locale, async (page) => {
      await page.goto(search);
      await ready(page);
      const name = await page.locator("[data-property] h3").first().boundingBox();
      expect((name?.y ?? 0) + (name?.height ?? 844)).toBeLessThan(420);
      for (const path of ["/IranHotels.html", "/InternationalHotels.html", "/LuxuryCategoryHotels.html"]) {
        await page.goto(path);
        await ready(page);
        await page.locator("[popovertarget=search]").first().tap();
        await expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible();
      }
    });
  });
}

test("orders, filters and the form open from the bar and the line, and leave the page as it was decided", async ({
  browser,
  site,
}) => {
  await onTelephone(browser, site, "fa", async (page) => {
    await page.goto(search);
    await ready(page);
    await bar(page).getByRole("button", { name: "فیلترها" }).tap();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("checkbox", { name: "تأیید آنی" }).check();
    await page.waitForURL(/online=true/);
    await expect(sheet).toBeVisible();
    await expect(page.locator("main[aria-busy]")).toHaveCount(0);
    // The sheet shows the current number of results.
    await expect(async () => {
      const count = await page.locator("#results").getAttribute("aria-label");
      await sheet.getByRole("button", { name: `نمایش ${count}` }).tap({ timeout: 500 });
    }).toPass();
    await expect(sheet).toHaveCount(0);
    await expect(bar(page).getByRole("button", { name: /۱ فیلتر فعال/ })).toBeVisible();

    await bar(page).getByRole("button").first().tap();
    await page.getByRole("dialog").getByRole("link", { name: "ارزان‌ترین", exact: true }).tap();
    await page.waitForURL(/sort=lowest_price/);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    // A suggested place is chosen above the sheet, and the search closes it.
    await page.locator("[popovertarget=search]").first().tap();
    await page.getByRole("dialog").getByRole("combobox").fill("شیر");
    await page.getByRole("option", { name: /شیراز/ }).first().tap();
    await page.getByRole("dialog").getByRole("button", { name: "جست‌وجو", exact: true }).tap();
    await page.waitForURL(/destination_id=(?!city-2&)/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("[popovertarget=search]").first()).toContainText("شیراز");

    await bar(page).getByRole("link", { name: "نقشه" }).tap();
    await page.waitForURL(/view=map/);
    await expect(bar(page).getByRole("link", { name: "فهرست" })).toBeVisible();
  });
});

test("without JavaScript the form, the filters and the orders open as well", async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(search);
  await bar(page).locator("[popovertarget=filters]").click();
  await page.getByRole("checkbox", { name: "تأیید آنی" }).check();
  await page.getByRole("button", { name: "اعمال فیلترها" }).click();
  await page.waitForURL(/online=true/);
  await page.locator("[data-tool-bar] [popovertarget=sorts]").click();
  await page.getByRole("link", { name: "ارزان‌ترین", exact: true }).click();
  await page.waitForURL(/sort=lowest_price/);
  await page.locator("[popovertarget=search]").first().click();
  await page.getByRole("combobox", { name: "مقصد" }).fill("یزد");
  await page.getByRole("button", { name: "جست‌وجو", exact: true }).click();
  await page.waitForURL(/destination_name=%DB%8C%D8%B2%D8%AF|destination_name=یزد/);
  await context.close();
});

test("a page beyond the last says so and leads to the last", async ({ page }) => {
  await page.goto("/IranHotels.html?page=99");
  await ready(page);
  await expect(page.getByText("صفحهٔ ۹۹ وجود ندارد")).toBeVisible();
  await expect(page.locator("[data-property]")).toHaveCount(0);
  await page.getByRole("link", { name: "رفتن به صفحهٔ آخر" }).click();
  await expect(page.locator("[data-property]").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "صفحهٔ بعد" })).toHaveCount(0);
});

/** Visible prices of a calendar, by day. */
const pricesOf = (page: Page, calendar: string) =>
  page.locator(`${calendar} [data-day]`).evaluateAll((days) =>
    Object.fromEntries(
      days.flatMap((day) => {
        const price = day.getAttribute("data-below");
        return price ? [[day.getAttribute("data-day"), price]] : [];
      }),
    ),
  );

test("the calendar that pops up has the prices of the one below, also of months that are scrolled to", async ({
  browser,
  site,
}) => {
  await onTelephone(browser, site, "fa", async (page) => {
    await page.goto(property);
    await ready(page);
    await page.locator("main [popovertarget=dates-sheet]").first().tap();
    await page.locator("#dates [aria-haspopup=dialog]").first().tap();
    const dialog = page.getByRole("dialog").locator("[data-months]");
    await expect(dialog).toBeVisible();
    const before = await pricesOf(page, "[data-months]");
    expect(Object.keys(before).length).toBeGreaterThan(20);
    await dialog.locator("> *").nth(3).scrollIntoViewIfNeeded();
    const fourth = dialog.locator("> *").nth(3).locator("[data-day]").first();
    await expect(fourth).toHaveAttribute("aria-label", /هر شب/);
    const far = (await fourth.getAttribute("data-day")) ?? "";
    const price = (await pricesOf(page, "[data-months]"))[far];
    // The calendar, then the sheet of the dates below it.
    const closers = page.getByRole("button", { name: "بستن", exact: true }).filter({ visible: true });
    while ((await closers.count()) > 0) await closers.last().tap();
    await page.getByRole("button", { name: "قیمت روزهای دیگر" }).tap();
    const inline = page.locator("#calendar [data-months]");
    await inline.waitFor();
    await expect.poll(() => pricesOf(page, "#calendar")).toMatchObject(before);
    await inline.locator("> *").nth(3).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await pricesOf(page, "#calendar"))[far]).toBe(price);
  });
});
