import type { Locator, Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { formatDate, USUAL_CALENDAR } from "#domain/text/dates.ts";
import { extractNumber } from "#domain/text/extract-number.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";
import { expect, test } from "./site.ts";
import { clippedTexts, ready, watch } from "./watch.ts";

const today = tehranDate(Math.floor(Date.now() / 1000));
const checkIn = addDays(today, 12);

const words = {
  fa: {
    destination: "مقصد",
    isfahan: "اصفهان",
    typed: "اصف",
    stay: "ورود و خروج",
    checkIn: "تاریخ ورود",
    checkOut: "تاریخ خروج",
    apply: "تأیید تاریخ",
    search: "جست‌وجو",
    online: "تأیید آنی",
    cheapest: "ارزان‌ترین",
    choose: /^انتخاب .+،/,
    details: "قیمت هر شب و شرایط لغو",
  },
  en: {
    destination: "Destination",
    isfahan: "Isfahan",
    typed: "isf",
    stay: "Check-in and check-out",
    checkIn: "Check-in date",
    checkOut: "Check-out date",
    apply: "Use these dates",
    search: "Search",
    online: "Instant confirmation",
    cheapest: "Lowest price",
    choose: /^Select .+,/,
    details: "Nightly prices and cancellation policy",
  },
} as const;

/** Price and extras of each night of the chosen plan, toman; and the totals on the page. */
async function sums(page: Page) {
  const plan = page
    .locator("[data-plan]")
    .filter({ has: page.locator("details") })
    .first();
  const rows = plan.locator("table").first().locator("tbody tr");
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent ?? "")),
  );
  const nights = cells.slice(0, -1);
  const sum = nights.reduce(
    (total, [, sale = "", extra = "0"]) => total + extractNumber(sale) + extractNumber(extra),
    0,
  );
  return { sum, nights: nights.length, total: extractNumber(cells.at(-1)?.[1] ?? "") };
}

for (const locale of ["fa", "en"] as const) {
  const w = words[locale];
  const calendar = USUAL_CALENDAR[locale];

  test(`R38, R72, R79 from Home to the price of a stay (${locale})`, async ({ page, context, site }) => {
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    const seen = await watch(page);
    await page.goto("/");
    await ready(page);
    expect(await page.locator("html").getAttribute("dir")).toBe(DIRECTION[locale]);
    expect(seen.calls).toEqual([]);

    await page.getByRole("combobox", { name: w.destination }).fill(w.typed);
    await page.getByRole("option", { name: w.isfahan }).first().click();
    await page.getByRole("button", { name: w.stay }).click();
    await page.getByLabel(w.checkIn).fill(formatDate(checkIn, { locale, calendar }, "numeric"));
    await page.getByLabel(w.checkIn).blur();
    await page.getByLabel(w.checkOut).fill(formatDate(addDays(checkIn, 3), { locale, calendar }, "numeric"));
    await page.getByLabel(w.checkOut).blur();
    await page.getByRole("button", { name: w.apply }).click();
    await page.getByRole("button", { name: w.search, exact: true }).click();
    await page.waitForURL(/\/search\/property\?/);
    expect(new URL(page.url()).searchParams.get("check_in")).toBe(checkIn);
    expect(new URL(page.url()).searchParams.get("length_of_stay")).toBe("3");
    await ready(page);
    seen.expectClean();

    // Filtering and sorting need no page load.
    await page.evaluate(() => Object.assign(window, { marker: true }));
    const before = await page.locator("main [role=status]").first().textContent();
    await page.getByRole("checkbox", { name: w.online }).check();
    await page.waitForURL(/online=true/);
    await page.getByRole("link", { name: w.cheapest, exact: true }).click();
    await page.waitForURL(/sort=lowest_price/);
    await expect(page.locator("[data-property]").first()).toBeVisible();
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
    await page.goBack();
    await page.goBack();
    await expect(page.locator("main [role=status]").first()).toHaveText(before ?? "");
    await page.goForward();
    await expect(page.getByRole("checkbox", { name: w.online })).toBeChecked();

    // A change of route is a full load.
    await page.locator("[data-property] a").first().click();
    await page.waitForURL(/Hotels\/\w+Hotel\.html\?/);
    await ready(page);
    expect(await page.evaluate(() => "marker" in window)).toBe(false);
    const { sum, nights, total } = await sums(page);
    expect(nights).toBe(3);
    expect(total).toBe(sum);
    expect(total).toBeGreaterThan(0);

    // The choice stays in the address, and its total is the plan's.
    await page.getByRole("link", { name: w.choose }).first().click();
    await page.waitForURL(/choice=/);
    expect(Number(await page.locator("[data-total]").getAttribute("data-total"))).toBe(total * 10);
    await page.reload();
    await expect(page.locator("[data-total]")).toHaveAttribute("data-total", String(total * 10));
    seen.expectClean();
  });
}

test("the same with a keyboard alone", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  const focusName = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
    );
  await page.keyboard.press("Tab");
  expect(await focusName()).toContain("رفتن به محتوای صفحه");
  await page.keyboard.press("Enter");
  // The products are one tab stop: stays or tours.
  for (const _stop of ["products", "destination"]) await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "مقصد" })).toBeFocused();
  await page.keyboard.type("hwtihk");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "مقصد" })).toHaveValue("اصفهان");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  const day = page.getByRole("dialog").locator("[data-day][tabindex='0']").first();
  await day.focus();
  const first = await day.getAttribute("data-day");
  // Days run from right to left: ArrowLeft is the next one.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-day"));
  expect(await focused()).toBe(addDays(first as IsoDate, 8));
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  for (let step = 0; step < 60 && !(await focusName()).includes("تأیید تاریخ"); step += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await focusName()).toContain("شب");
  for (let step = 0; step < 6 && !(await focusName()).includes("جست‌وجو"); step += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/length_of_stay=7/);
  await ready(page);
  const link = page.locator("[data-property] a").first();
  await link.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/Hotel\.html/);
  const plan = page.getByRole("link", { name: words.fa.choose }).first();
  await plan.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/choice=/);
  await expect(page.locator("[data-total]")).toBeVisible();
});

test("the same without JavaScript, up to the total", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("combobox", { name: "مقصد" }).fill("اصفهان");
  await page.getByLabel("تاریخ ورود").fill(formatDate(checkIn, { locale: "fa", calendar: "jalali" }, "numeric"));
  await page.getByLabel("تعداد شب").selectOption("3");
  await page.getByRole("button", { name: "جست‌وجو" }).click();
  await page.waitForURL(/\/search\/property\?/);
  expect(new URL(page.url()).searchParams.get("check_in")).toBe(checkIn);
  await page.getByRole("checkbox", { name: "تأیید آنی" }).check();
  await page.getByRole("button", { name: "اعمال فیلترها" }).click();
  await page.waitForURL(/online=true/);
  await page.getByRole("link", { name: "ارزان‌ترین", exact: true }).click();
  await page.waitForURL(/sort=lowest_price/);
  expect(page.url()).toContain("online=true");
  const next = page.getByRole("link", { name: "صفحهٔ بعد" });
  if (await next.count()) {
    await next.click();
    await page.waitForURL(/page=2/);
    await page.getByRole("link", { name: "صفحهٔ قبل" }).click();
  }
  await page.locator("[data-property] a").first().click();
  await page.locator("[data-plan] details summary").first().click();
  const { sum, total, nights } = await sums(page);
  expect(nights).toBe(3);
  expect(total).toBe(sum);
  await page.getByRole("link", { name: words.fa.choose }).first().click();
  await expect(page.locator("[data-total]")).toHaveAttribute("data-total", String(total * 10));
  await context.close();
});

test("a view that was opened before is asked for again once its prices are past their freshness", async ({ page }) => {
  const searches: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/property/v2/search")) searches.push(request.url());
  });
  const stay = `check_in=${checkIn}&length_of_stay=3`;
  await page.goto(`/search/property?destination_id=city-2&destination_name=x&${stay}`);
  await ready(page);
  const online = page.getByRole("checkbox", { name: words.fa.online });
  const letPass = (ms: number) =>
    page.evaluate((added) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + added;
    }, ms);
  const answered = page.waitForResponse(/online=true/);
  await online.check();
  await answered;
  // A view that is left before its list arrives is not recorded.
  await expect(page.locator("main[aria-busy]")).toHaveCount(0);
  expect(searches).toHaveLength(1);
  await letPass(-3_600_000);
  await page.goBack();
  await expect(online).not.toBeChecked();
  await page.goForward();
  await expect(online).toBeChecked();
  expect(searches).toHaveLength(1);
  await letPass(7_200_000);
  await page.goBack();
  await expect(online).not.toBeChecked();
  await expect.poll(() => searches.length).toBe(2);
});

const ON_ITS_WAY = "در حال بارگذاری صفحه";
const onItsWay = (page: Page): Locator => page.getByRole("status").filter({ hasText: ON_ITS_WAY });

/**
 * Resolves when the sign is drawn at its position: not clipped, not covered, within the window, and of some size. It is
 * evaluated in the page, which answers while another document is loading.
 */
const signDrawn = (page: Page) =>
  page.waitForFunction((words) => {
    const sign = [...document.querySelectorAll("[role=status]")].find((one) => one.textContent?.includes(words));
    if (sign === undefined) return false;
    const { x, y, width, height } = sign.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return width >= 100 && height >= 24 && sign.contains(seen) && getComputedStyle(sign).opacity === "1";
  }, ON_ITS_WAY);

/** Holds back a response that a page waits for, until it is released. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test("R15 while a page is on its way a bar is drawn over the one before, until it is there", async ({ page }) => {
  await page.goto("/IranHotels.html");
  await ready(page);
  const release = await holdBack(page, "**/property/v2/listing?*");
  const bar = onItsWay(page);
  await expect(bar).toHaveCount(0);
  await page.getByRole("link", { name: words.fa.cheapest, exact: true }).click();
  await signDrawn(page);
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
  release();
  await page.waitForURL(/sort=lowest_price/);
  await expect(bar).toHaveCount(0);
  await expect(page.locator("main")).not.toHaveAttribute("aria-busy");
});

test("R15 the same bar is drawn while another page's document is on its way, and not over a page that is gone back to", async ({
  page,
}) => {
  await page.goto("/IranHotels.html");
  await ready(page);
  const release = await holdBack(page, "**/Content/About.html");
  const drawn = signDrawn(page);
  await page.locator("a[href='/Content/About.html']").first().click({ noWaitAfter: true });
  await drawn;
  release();
  await page.waitForURL("**/Content/About.html");
  await expect(onItsWay(page)).toHaveCount(0);
  await page.goBack();
  await ready(page);
  await expect(onItsWay(page)).toHaveCount(0);
});

test("R180 a refusal that no screen shows in its own place is told once, as a danger toast", async ({ page }) => {
  const message = "این مقصد را نمی‌توان جست.";
  await page.route("**/base/v2/autocomplete?*", (route) =>
    route.fulfill({ status: 422, json: { code: 422, reason: "invalid_input", message, errors: [], value: null } }),
  );
  await page.goto("/");
  await ready(page);
  await page.getByRole("combobox", { name: words.fa.destination }).fill(words.fa.typed);
  // While suggestions are open, all else is hidden from assistive technology.
  await expect(page.locator("section[aria-label='پیام‌ها'] [role=alert]")).toHaveText(message);
});

test("R158 nothing moves and nothing is asked for twice while a page loads", async ({ page }) => {
  const seen = await watch(page);
  for (const path of [
    "/",
    "/IranHotels.html",
    "/IsfahanHotels.html",
    `/search/property?destination_id=city-2&destination_name=x&check_in=${checkIn}&length_of_stay=3`,
    "/Content/About.html",
    "/IsfahanTourism/6.html",
  ]) {
    await page.goto(path);
    await ready(page);
    await page.waitForTimeout(300);
    expect(await seen.shift(), path).toBeLessThanOrEqual(0.001);
    expect(seen.calls.splice(0), path).toEqual([]);
  }
  seen.expectClean();
});

for (const locale of ["fa", "en"] as const) {
  test(`no page is wider than its screen, and no text is cut off (${locale})`, async ({ page, context, site }) => {
    test.setTimeout(150_000);
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    for (const path of [
      "/",
      "/InternationalHotels.html",
      "/YazdHotels.html",
      `/search/property?destination_id=city-2&destination_name=x&check_in=${checkIn}&length_of_stay=3`,
      `/IsfahanHotels/HowzkhanehBoutiqueHotel.html?check_in=${checkIn}&length_of_stay=3`,
      "/IsfahanTourism/6.html",
      "/Content/RulesAndPolicies.html",
      "/LuxuryCategoryHotels.html",
      "/nowhere",
    ]) {
      // Loaded in a small telephone's window. A window enlarged later has the same layout as one opened at that width.
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      await ready(page);
      // On a phone also with text twice as large.
      for (const [width, letters] of [
        [320, 1],
        [360, 1],
        [360, 2],
        [768, 1],
        [1200, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((times) => {
          document.documentElement.style.fontSize = `${times * 100}%`;
        }, letters);
        const where = `${path} at ${width}, letters × ${letters}`;
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, where).toBeLessThanOrEqual(0);
        expect(await page.evaluate(clippedTexts), where).toEqual([]);
      }
    }
  });
}
