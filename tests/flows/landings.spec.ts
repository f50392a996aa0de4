import type { Page } from "@playwright/test";
import { nowruzStay } from "#domain/calendar/nowruz-stay.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { expect, siteTest } from "./site.ts";
import { ready, watch } from "./watch.ts";

/** A site behind a proxy, so that a test can call from any address, and a company with a network. */
const test = siteTest({ TRUSTED_PROXIES: "127.0.0.1", COMPANY_NETWORKS: "10.20.0.0/16" });
const INSIDE = { "X-Forwarded-For": "10.20.3.4" };
const OUTSIDE = { "X-Forwarded-For": "203.0.113.7" };

const landings = [
  "/Landings/RegisterHotel.html",
  "/Landings/Chabahar.html",
  "/Landings/Nowruz.html",
  "/Landings/OneNightOffer.html",
];

const words = {
  fa: {
    hotel: ["نام هتل یا اقامتگاه", "خانهٔ آفتاب"],
    city: ["شهر", "کاشان"],
    rooms: ["تعداد اتاق", "۲۴"],
    manager: ["نام مدیر", "ناهید فرهمند"],
    mobile: ["شمارهٔ موبایل", "۰۹۱۲۰۰۰۰۰۰۷"],
    sendForm: "ارسال فرم",
    code: /[1-9][0-9]{9}/,
    name: ["نام و نام خانوادگی", "ناهید فرهمند"],
    text: ["پیام شما", "برای گروهی چهل‌نفره راهنمایی می‌خواهم."],
    sendMessage: "ارسال پیام",
    arrived: "پیام شما ثبت شد",
  },
  en: {
    hotel: ["Hotel or property name", "Sun House"],
    city: ["City", "Kashan"],
    rooms: ["Number of rooms", "24"],
    manager: ["Manager’s name", "Nahid Farahmand"],
    mobile: ["Mobile number", "0912 000 0007"],
    sendForm: "Submit form",
    code: /[1-9]\d{9}/,
    name: ["Full name", "Nahid Farahmand"],
    text: ["Your message", "I would like advice for a group of forty."],
    sendMessage: "Send message",
    arrived: "Message sent",
  },
} as const;

type Field = readonly [label: string, typed: string];
const field = (page: Page, [label]: Field) => page.getByRole("textbox", { name: label, exact: true });

async function fill(page: Page, fields: readonly Field[]): Promise<void> {
  for (const each of fields) await field(page, each).fill(each[1]);
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const locale of ["fa", "en"] as const) {
  const w = words[locale];

  test(`R48 a hotelier sends the form at 320 px and gets a tracking code; nothing typed is lost on the way (${locale})`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/Landings/RegisterHotel.html");
    await ready(page);
    const send = page.getByRole("button", { name: w.sendForm });
    await send.click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(5);
    await expect(field(page, w.hotel)).toBeFocused();
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const all = [w.hotel, w.city, w.rooms, w.manager, w.mobile];
    await fill(page, all);
    await expect(page.getByRole("alert")).toHaveCount(0);
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/register-hotel"))
        keys.push(request.headers()["idempotency-key"]);
    });
    await page.route("**/register-hotel", (route) => route.abort(), { times: 1 });
    await send.click();
    await expect(page.getByRole("alert")).toBeVisible();
    for (const each of all) await expect(field(page, each)).toHaveValue(each[1]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await send.click();
    // The number of the company in the footer has as many digits.
    await expect(page.locator("#main").getByText(w.code)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    // One intent: both attempts have the same key, so it is stored once.
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test(`R20 a visitor writes to the company by keys alone (${locale})`, async ({ page, context, site }) => {
    await context.addCookies([{ name: "lang", value: locale, url: site.url }]);
    await page.setViewportSize({ width: 320, height: 640 });
    const seen = await watch(page);
    await page.goto("/Content/Contact.html");
    await ready(page);
    await field(page, w.name).focus();
    for (const [, typed] of [w.name, w.mobile, w.text]) {
      await page.keyboard.insertText(typed);
      await page.keyboard.press("Tab");
    }
    await expect(page.getByRole("button", { name: w.sendMessage })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(w.arrived)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    seen.expectClean();
  });
}

/** Holds back all scripts of the site until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/web\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test("what is typed before the form's code is there is sent with the rest", async ({ page }) => {
  const release = await holdScripts(page);
  const w = words.fa;
  await page.goto("/Content/Contact.html", { waitUntil: "domcontentloaded" });
  await fill(page, [w.name, w.mobile]);
  release();
  await ready(page);
  await fill(page, [w.text]);
  await page.getByRole("button", { name: w.sendMessage }).click();
  await expect(page.getByText(w.arrived)).toBeVisible();
});

for (const [path, first, next] of [
  ["/user/login.html", "شمارهٔ موبایل", null],
  ["/reserve-new/reserve/tracking.html", "کد پیگیری", "شمارهٔ موبایل رزروکننده"],
] as const) {
  test(`what is typed before the code is there stays in the field: ${path}`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const field = page.locator("form").getByLabel(first, { exact: true });
    await field.fill("۱۲۳۴");
    release();
    await ready(page);
    if (next !== null) await page.locator("form").getByLabel(next, { exact: true }).fill("۰۲۱");
    await page.locator("form").getByRole("button").first().click();
    // Rejected as too short, and still filled in.
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("۱۲۳۴");
  });
}

test("without JavaScript the forms' pages are read, and say what the forms need", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  for (const path of ["/Landings/RegisterHotel.html", "/Content/Contact.html"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("noscript p")).toBeVisible();
    expect(await page.locator("noscript").innerHTML()).toContain("برای ارسال این فرم، جاوااسکریپت مرورگر را فعال کنید");
    // The typed text is sent nowhere, least of all into the address.
    await page.locator("form").getByRole("button").click();
    expect(new URL(page.url()).search).toBe("");
    await expect(page).toHaveURL(new RegExp(`${path.replaceAll(".", "\\.")}$`));
  }
  await context.close();
});

test("R48, R49, R50, R51, R52, R53 each landing is for machines too, on the map, and led to", async ({
  page,
  request,
}) => {
  const map = await (await request.get("/sitemap-static.xml")).text();
  for (const path of landings) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}">`));
    expect(html, path).toMatch(/<title>[^<]{8,} \| شمسه<\/title>/);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(map, path).toContain(path);
  }
  await page.goto("/");
  const linked = await page.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const path of [...landings, "/Landings/NowruzTours.html", "/Landings/NowruzForeignTours.html"])
    expect(linked, path).toContain(path);
});

test("no landing and no partner is wider than a small telephone", async ({ page }) => {
  await page.setExtraHTTPHeaders(INSIDE);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...landings, "/partners/bargesafar", "/partners/kashi7"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "به‌روزرسانی صفحه" })).toBeVisible();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test("R50 the landing of Nowruz leads to a property at Nowruz", async ({ page }) => {
  await page.goto("/Landings/Nowruz.html");
  await ready(page);
  const card = page.getByRole("article").first();
  const name = await card.getByRole("heading").textContent();
  await card.getByRole("link").first().click();
  const { checkIn, lengthOfStay } = nowruzStay(tehranDate(Date.now() / 1000));
  await page.waitForURL(new RegExp(`Hotel\\.html\\?check_in=${checkIn}&length_of_stay=${lengthOfStay}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name ?? "");
});

test("R35 a partner welcomes its visitors, and leads nowhere but on this site", async ({ page, request, site }) => {
  const seen = await watch(page);
  await page.goto("/Content/About.html");
  await ready(page);
  await page.locator("main a[href='/partners/bargesafar']").click();
  await page.waitForURL("**/partners/bargesafar");
  await ready(page);
  expect(await page.getByRole("article").count()).toBeGreaterThan(2);
  const links = await page.locator("main a").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.filter((href) => new URL(href).origin !== site.url)).toEqual([]);
  for (const href of links) expect((await request.get(href)).status(), href).toBe(200);
  seen.expectClean();
  for (const unknown of ["/partners/unknown", "/partners/a-b", "/partners/"])
    expect((await request.get(unknown)).status(), unknown).toBe(404);
});

/** Time when the server rendered the page, epoch seconds: a cached page keeps it. */
const drawnAt = (page: Page) =>
  page.locator("#state").evaluate((element) => JSON.parse(element.textContent ?? "").environment.now as number);

test("R13, R75, R76, R77, R179 the company's network can revalidate a page, and other visitors do not see the button", async ({
  page,
  browser,
  request,
  site,
}) => {
  const path = "/Landings/RegisterHotel.html";
  await page.setExtraHTTPHeaders(INSIDE);
  const seen = await watch(page);
  await page.goto(path);
  const button = page.getByRole("button", { name: "به‌روزرسانی صفحه" });
  await expect(button).toBeVisible();
  const before = await drawnAt(page);
  await page.waitForTimeout(1_100);
  await page.reload();
  expect(await drawnAt(page)).toBe(before);

  // Checks the button's state during its call, and that the call is for this very page.
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route("**/cache/v2/refresh?*", async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("address") ?? "");
    await held;
    await route.continue();
  });
  await button.click();
  await expect(page.getByText("در حال به‌روزرسانی صفحه")).toBeVisible();
  const reloaded = page.waitForEvent("load");
  release();
  await reloaded;
  expect(asked).toEqual([path]);
  await expect.poll(() => drawnAt(page)).toBeGreaterThan(before);
  await expect(button).toBeVisible();
  seen.expectClean();

  // The page itself is the same for all visitors.
  const [inside, outside] = await Promise.all(
    [INSIDE, OUTSIDE].map(async (headers) => (await request.get(path, { headers })).text()),
  );
  expect(inside).toBe(outside);
  expect(inside).not.toContain("cache/v2/refresh");

  const elsewhere = await browser.newPage({ baseURL: site.url, extraHTTPHeaders: OUTSIDE });
  const contexts: string[] = [];
  elsewhere.on("request", (sent) => {
    if (sent.url().includes("/base/v2/context")) contexts.push(sent.url());
  });
  for (const each of [path, "/", "/Content/About.html"]) {
    await elsewhere.goto(each);
    await ready(elsewhere);
    await elsewhere.waitForLoadState("networkidle");
    await expect(elsewhere.getByRole("button", { name: "به‌روزرسانی صفحه" })).toHaveCount(0);
  }
  expect(contexts).toHaveLength(1);
  await elsewhere.close();
  const refused = await request.get(`/cache/v2/refresh?address=${path}`, {
    headers: { ...OUTSIDE, "Client-Token": "shamseh-web" },
  });
  expect(refused.status()).toBe(404);
});

test("the page is loaded again also when its revalidation failed", async ({ page }) => {
  await page.setExtraHTTPHeaders(INSIDE);
  await page.goto("/Content/About.html");
  const button = page.getByRole("button", { name: "به‌روزرسانی صفحه" });
  await page.route("**/cache/v2/refresh?*", (route) => route.abort());
  await button.click();
  await expect(page.getByText("به‌روزرسانی انجام نشد")).toBeVisible();
  await page.waitForEvent("load");
  await expect(button).toBeEnabled();
});

test("an address of another site is never asked, whatever address the context holds", async ({ page }) => {
  await page.setExtraHTTPHeaders(INSIDE);
  const foreign: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("evil.example")) foreign.push(sent.url());
  });
  for (const held of ["https://evil.example/x", "//evil.example/x", "/\\evil.example/x"]) {
    await page.route("**/base/v2/context?*", (route) =>
      route.fulfill({
        json: {
          code: 200,
          reason: null,
          message: "",
          errors: [],
          value: { is_company_ip: true, reload_cache_address: held, now: 0, holidays_version: "" },
        },
      }),
    );
    const told = page.waitForResponse("**/base/v2/context?*");
    await page.goto("/");
    await told;
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("button", { name: "به‌روزرسانی صفحه" })).toHaveCount(0);
    await page.unroute("**/base/v2/context?*");
  }
  expect(foreign).toEqual([]);
});
