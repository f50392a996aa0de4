import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { payloadOf } from "#app/src/store/token.ts";
import { pathTo } from "#domain/addresses/routes.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranInstant } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { CompanionLinks } from "#domain/contract/companion.shapes.ts";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";
import { logInByCall, logInToPanel } from "./account.ts";
import { startProxy } from "./altering-proxy.ts";
import { asked, sent } from "./calls.ts";
import { ownVoucher, type Product } from "./own-voucher.ts";
import { expect, type Site, test } from "./site.ts";
import { ready, watch } from "./watch.ts";
import { someOf } from "./ways.ts";

/** Pages available offline: in a browser that is closed and opened as travellers close and open theirs. */

const words = {
  fa: {
    kept: /بدون اینترنت هم باز می‌شود/,
    notKept: /این صفحه در این مرورگر نگه داشته نشد/,
    copy: /این نسخه در همین مرورگر نگه داشته شده است/,
    offline: "به اینترنت وصل نیستید",
    none: /واچر یا بلیتی در این مرورگر نیست/,
    logOut: "خروج",
    forget: "پاک کردن از این مرورگر",
  },
  en: {
    kept: /without internet until/,
    notKept: /couldn’t be kept in this browser/,
    copy: /This copy is kept in this browser/,
    offline: "You’re offline",
    none: /There are no vouchers or tickets in this browser/,
    logOut: "Log out",
    forget: "Delete from this browser",
  },
} as const;
type Language = keyof typeof words;

/** A browser whose profile survives it. */
async function withProfile(
  site: Site,
  locale: Language,
  walk: (open: () => Promise<BrowserContext>) => Promise<void>,
  moreArguments: readonly string[] = [],
) {
  const profile = await mkdtemp(join(tmpdir(), "shamseh-profile-"));
  let context: BrowserContext | null = null;
  const open = async () => {
    await context?.close();
    context = await chromium.launchPersistentContext(profile, {
      executablePath: await ensureBrowser(),
      args: [...browserArguments, ...moreArguments],
      baseURL: site.url,
      locale: "fa-IR",
      timezoneId: "Asia/Tehran",
      viewport: { width: 390, height: 844 },
    });
    await context.addCookies([{ name: "lang", value: locale, url: site.url, expires: Date.now() / 1000 + 1e6 }]);
    return context;
  };
  try {
    await walk(open);
  } finally {
    await (context as BrowserContext | null)?.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Fields of a reservation that give the end of its journey. */
type JourneyDates = {
  check_out?: IsoDate;
  subject?: {
    return_date?: IsoDate | null;
    flights?: readonly { segments: readonly { arrives_local: string }[] }[];
  };
};
const lastDayOf = ({ check_out, subject }: JourneyDates): IsoDate =>
  check_out ??
  (subject?.flights?.at(-1)?.segments.at(-1)?.arrives_local.slice(0, 10) as IsoDate | undefined) ??
  (subject?.return_date as IsoDate);

const pageOf = async (context: BrowserContext): Promise<Page> => context.pages()[0] ?? (await context.newPage());

type Kept = { address: string; trackingCode: string; title: string };

/** Milliseconds that the site's clock is ahead of the browser's. */
const clockAhead = (page: Page): Promise<number> =>
  page.locator("#state").evaluate((element) => JSON.parse(element.textContent ?? "").environment.clockAhead * 1_000);

/** Opens a voucher of the user and waits until the browser has stored it. */
async function keepVoucher(page: Page, product: Product, locale: Language): Promise<Kept> {
  const own = await ownVoucher(page, product, locale);
  await page.goto(own.address);
  await expect(page.getByText(words[locale].kept)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  return { ...own, title: (await page.getByRole("heading", { level: 1 }).textContent()) ?? "" };
}

/** The same for a new traveller. */
async function firstKept(page: Page, product: Product, locale: Language): Promise<Kept> {
  await logInByCall(page);
  return keepVoucher(page, product, locale);
}

/** Reads a stored voucher without a network. */
async function expectRead(page: Page, { address, trackingCode, title }: Kept, locale: Language): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(words[locale].copy)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(trackingCode, { exact: true })).toBeVisible();
}

/** Logs out on the page that replaces all others without a network. */
async function logOutOffline(page: Page, locale: Language): Promise<void> {
  await page.goto("/user/panel/reserves.html");
  await page.getByRole("main").getByRole("button", { name: words[locale].logOut, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === "/");
}

/** Number of traces of vouchers in this browser: keys or boxes. */
const entriesLeft = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("kept_vouchers", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("kept").objectStore("kept").count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** Everything in IndexedDB and the service worker's caches that a script can read. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        found.push(
          request.url,
          /json|html|javascript/.test(response?.headers.get("Content-Type") ?? "") ? await response!.text() : "",
        );
      }
    }
    return found.join("\n");
  });

async function expectGone(page: Page, address: string, locale: Language): Promise<void> {
  const w = words[locale];
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: w.offline })).toBeVisible();
  await expect(page.getByText(w.none)).toBeVisible();
  await expect.poll(() => entriesLeft(page)).toBe(0);
}

for (const locale of someOf(["fa", "en"] as const, 1)) {
  test(`a ticket that was opened is read without a network, after a restart too, and is gone after log-out (${locale})`, async ({
    site,
  }) => {
    test.setTimeout(90_000);
    const w = words[locale];
    await withProfile(site, locale, async (open) => {
      let context = await open();
      let page = await pageOf(context);
      const seen = await watch(page);
      const kept = await firstKept(page, "flight", locale);
      const { address, trackingCode, title } = kept;
      seen.expectClean();

      context = await open();
      page = await pageOf(context);
      await context.setOffline(true);
      await expectRead(page, kept, locale);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      // Apart from the cookie's language and theme, nothing personal is in clear text.
      expect(await readable(page)).not.toContain(trackingCode);

      // In the chosen theme, which the control reflects.
      await context.addCookies([{ name: "theme", value: "dark", url: site.url, expires: Date.now() / 1000 + 1e6 }]);
      await page.goto("/user/panel/reserves.html");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.getByRole("heading", { level: 1, name: w.offline })).toBeVisible();
      await expect(page.getByText(trackingCode, { exact: true })).toBeVisible();
      await expect(page.locator("select:has(option[value=system])")).toHaveValue("dark");
      await expect(page.locator("main a[href='tel:1685']")).toBeVisible();
      await page.locator(`main a[href='${address}']`).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

      await logOutOffline(page, locale);
      await expectGone(page, address, locale);
    });
  });
}

test("after the first 401 nothing is left of a kept ticket and a stay's voucher", async ({ site }) => {
  test.setTimeout(90_000);
  await withProfile(site, "fa", async (open) => {
    const context = await open();
    const page = await pageOf(context);
    const ticket = await firstKept(page, "flight", "fa");
    const stay = await keepVoucher(page, "stay", "fa");
    expect(await entriesLeft(page)).toBe(2);
    await context.setOffline(true);
    for (const kept of [ticket, stay]) await expectRead(page, kept, "fa");
    await context.setOffline(false);
    // Its session is ended elsewhere.
    const token = (await context.cookies()).find(({ name }) => name === "token")?.value;
    const headers = { "Client-Token": "shamseh-web", Authorization: `Bearer ${token}` };
    expect((await context.request.post("/user/v2/logout", { headers, data: {} })).ok()).toBe(true);
    await page.goto("/user/panel/reserves.html");
    await expect.poll(() => entriesLeft(page)).toBe(0);
    await context.setOffline(true);
    for (const { address } of [ticket, stay]) await expectGone(page, address, "fa");
  });
});

const DAY_MS = 86_400_000;

for (const [product, endOf] of Object.entries({
  stay: "/reserve/v2/",
  tour: "/tour/v2/reserve/",
  flight: "/flight/v2/reserve/",
}) as [Product, string][]) {
  test(`what was kept of a ${product} outlives the session by which it was kept, until a day after the journey`, async ({
    site,
  }) => {
    test.setTimeout(90_000);
    await withProfile(site, "fa", async (open) => {
      let context = await open();
      let page = await pageOf(context);
      const kept = await firstKept(page, product, "fa");
      const token = (await context.cookies()).find(({ name }) => name === "token")?.value ?? "";
      const over = Number(payloadOf(token)?.token_expire_at) * 1_000;
      const code = kept.address.split("/").at(-1);
      const journeyEnd = lastDayOf(await asked<JourneyDates>(page, `${endOf}${code}`));
      // Midnight in Tehran, a whole day after the last one.
      const end = tehranInstant(addDays(journeyEnd, 2)) * 1_000;
      expect(end, "the journey is later than the session").toBeGreaterThan(over + DAY_MS);
      // Another test of this site may have moved its clock, which the browser then uses.
      const ahead = await clockAhead(page);
      // The token's cookie expires with the token; this test is not about that.
      await context.clearCookies({ name: "token" });
      context = await open();
      page = await pageOf(context);
      await page.clock.setFixedTime(over + DAY_MS - ahead);
      // With a network the visitor is anonymous, and opening pages deletes nothing.
      await page.goto("/");
      await ready(page);
      expect(await entriesLeft(page)).toBe(2);
      await context.setOffline(true);
      await expectRead(page, kept, "fa");
      await page.clock.setFixedTime(end - 1_000 - ahead);
      await expectRead(page, kept, "fa");
      await page.clock.setFixedTime(end - ahead);
      await expectGone(page, kept.address, "fa");
    });
  });
}

test("a kept voucher whose session is over is deleted by its reader, and by a log-in of another", async ({ site }) => {
  test.setTimeout(90_000);
  await withProfile(site, "fa", async (open) => {
    const context = await open();
    const page = await pageOf(context);
    const kept = await firstKept(page, "stay", "fa");
    await context.clearCookies({ name: "token" });
    await context.setOffline(true);
    await expectRead(page, kept, "fa");
    await page.goto("/user/panel/reserves.html");
    // Another tab keeps the storage busy: the page is left before anything could be deleted.
    const tab = await context.newPage();
    await tab.goto("/user/panel/reserves.html");
    await tab.evaluate(() => {
      void navigator.locks.request("kept_vouchers", () => new Promise(() => {}));
    });
    await page.getByRole("main").getByRole("button", { name: words.fa.forget, exact: true }).click();
    await page.goto(kept.address);
    await tab.close();
    await expectGone(page, kept.address, "fa");

    await context.setOffline(false);
    const another = await firstKept(page, "stay", "fa");
    await context.clearCookies({ name: "token" });
    await logInToPanel(page, "fa");
    await page.goto("/user/panel/reserves.html");
    await context.setOffline(true);
    await expectGone(page, another.address, "fa");
  });
});

test("the voucher of a stay that was cancelled is not kept, and the ticket beside it is", async ({ site }) => {
  test.setTimeout(90_000);
  await withProfile(site, "fa", async (open) => {
    const context = await open();
    const page = await pageOf(context);
    const ticket = await firstKept(page, "flight", "fa");
    const stay = await keepVoucher(page, "stay", "fa");
    const reservation = `/reserve/v2/${stay.address.split("/").at(-1)}`;
    const { quote_id } = await asked<{ quote_id: string }>(page, `${reservation}/cancellation-quote`);
    await sent(page, `${reservation}/cancel`, { quote_id });
    await page.goto(stay.address);
    await expect(page.getByRole("heading", { level: 1, name: "این رزرو واچر ندارد" })).toBeVisible();
    await context.setOffline(true);
    await page.goto(stay.address);
    await expect(page.getByRole("heading", { level: 1, name: words.fa.offline })).toBeVisible();
    await expectRead(page, ticket, "fa");
  });
});

test("where storage is full a stay's voucher is said not to be kept, and log-out still deletes what is", async ({
  site,
}) => {
  test.setTimeout(90_000);
  await withProfile(site, "fa", async (open) => {
    const { address } = await firstKept(await pageOf(await open()), "stay", "fa");
    // A browser that has written remembers the quota for a while; a new one does not.
    const context = await open();
    const page = await pageOf(context);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 1 });
    await page.goto(address);
    await expect(page.getByText(words.fa.notKept)).toBeVisible();
    // From before the quota was exceeded.
    expect(await entriesLeft(page)).toBe(2);
    await context.setOffline(true);
    await logOutOffline(page, "fa");
    await expectGone(page, address, "fa");
  });
});

test("the worker of another version replaces the one before with its files, and a tour's kept voucher still opens", async ({
  site,
}) => {
  test.setTimeout(90_000);
  let isBefore = true;
  const proxy = await startProxy("/web/worker.js", (script) =>
    isBefore ? script.replace(/"version":"[^"]+"/, '"version":"before"') : script,
  );
  const walk = async (open: () => Promise<BrowserContext>) => {
    const context = await open();
    const page = await pageOf(context);
    const kept = await firstKept(page, "tour", "fa");
    const shells = () => page.evaluate(() => caches.keys());
    expect(await shells()).toEqual(["shell-before"]);

    isBefore = false;
    // A navigation checks the worker's script for updates.
    await page.reload();
    await expect.poll(shells).toEqual([expect.stringMatching(/^shell-[0-9a-f]{16}$/)]);
    await context.setOffline(true);
    await expectRead(page, kept, "fa");
    await logOutOffline(page, "fa");
    await expectGone(page, kept.address, "fa");
  };
  await withProfile(site, "fa", walk, proxy.browserArguments).finally(proxy.close);
});

for (const locale of ["fa", "en"] as const) {
  test(`the site can be installed (${locale})`, async ({ site }) => {
    await withProfile(site, locale, async (open) => {
      const context = await open();
      const page = await pageOf(context);
      await page.goto("/");
      await ready(page);
      const devtools = await context.newCDPSession(page);
      const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
      expect(installabilityErrors).toEqual([]);
      const { url, errors, data } = await devtools.send("Page.getAppManifest");
      expect([new URL(url).pathname, errors]).toEqual([`/web/site-${locale}.webmanifest`, []]);
      const manifest = JSON.parse(data ?? "");
      expect(manifest).toMatchObject({ lang: locale, dir: { fa: "rtl", en: "ltr" }[locale], display: "standalone" });
      const shortcuts = manifest.shortcuts.map(({ url: address }: { url: string }) => address);
      expect(shortcuts).toEqual(["/user/panel/reserves.html", "/reserve-new/reserve/tracking.html"]);
      for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
    });
  });
}

test("the worker is in charge of the whole site, is revalidated each time, and keeps neither prices nor personal pages", async ({
  request,
}) => {
  const answer = await request.get("/web/worker.js");
  const { "service-worker-allowed": allowed, "cache-control": caching, "content-type": type } = answer.headers();
  expect([answer.status(), allowed, caching, type]).toEqual([200, "/", "no-cache", "text/javascript; charset=utf-8"]);
  const { files, pages } = JSON.parse(/^const SHELL=(.*);\n/.exec(await answer.text())?.[1] ?? "");
  for (const file of files) {
    expect(file).toMatch(/^\/web\/(assets|fonts)\/|^\/web\/icon\.svg$/);
    expect((await request.get(file)).status(), file).toBe(200);
  }
  expect(pages).toEqual({ fa: "/offline/fa.html", en: "/offline/en.html" });
  const page = await request.get(pages.fa);
  expect([page.status(), page.headers()["x-robots-tag"]]).toEqual([200, expect.stringContaining("noindex")]);
});

/** Makes the link of a traveller of a booking, as its booker does. */
async function companionLink(page: Page, { address }: Pick<Kept, "address">): Promise<string> {
  const code = address.split("/").at(-1);
  const { links } = await sent<CompanionLinks>(page, `/voucher/v2/companions/${code}`, { traveller: 1 });
  return pathTo("companion", { companion_token: links[0]?.companion_token ?? "" });
}

/** The companion's page, opened with a network, with all that it needs without one. */
async function keepCompanion(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await expect(page.getByText(words.fa.kept)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

test("a companion's voucher is read without a network and without a log-in, and not after its journey or a change", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const booker = await browser.newPage({ baseURL: site.url, locale: "fa-IR", timezoneId: "Asia/Tehran" });
  await logInByCall(booker);
  const own = await ownVoucher(booker, "stay", "fa");
  const address = await companionLink(booker, own);
  await withProfile(site, "fa", async (open) => {
    let context = await open();
    let page = await pageOf(context);
    const seen = await watch(page);
    const name = await keepCompanion(page, address);
    seen.expectClean();
    const read = async () => {
      await page.goto(address);
      await expect(page.getByText(words.fa.copy)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    };

    context = await open();
    page = await pageOf(context);
    await context.setOffline(true);
    await read();
    // Nothing of it is in clear text, nor is its address; the page for all other addresses leads to it.
    const token = address.split("/").at(-1) ?? "";
    const stored = (await readable(page)) + (await page.evaluate(() => JSON.stringify({ ...localStorage })));
    for (const secret of [token, name]) expect(stored).not.toContain(secret);
    await page.goto("/user/panel/reserves.html");
    await page.locator(`main a[href='${address}']`).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

    // The reader deletes it, and opens the link once more.
    await page.goto("/user/panel/reserves.html");
    await page.getByRole("main").getByRole("button", { name: words.fa.forget, exact: true }).click();
    await expectGone(page, address, "fa");
    await context.setOffline(false);
    await keepCompanion(page, address);
    await page.getByRole("button", { name: words.fa.forget, exact: true }).click();
    await expect.poll(() => entriesLeft(page)).toBe(0);
    await keepCompanion(page, address);

    // A change or a cancellation is learned of at the next visit with a network.
    const reservation = `/reserve/v2/${own.address.split("/").at(-1)}`;
    const { quote_id } = await asked<{ quote_id: string }>(booker, `${reservation}/cancellation-quote`);
    await context.setOffline(true);
    await read();
    await sent(booker, `${reservation}/cancel`, { quote_id });
    await read();
    await context.setOffline(false);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "این رزرو لغو شده است" })).toBeVisible();
    await expect.poll(() => entriesLeft(page)).toBe(0);
    await context.setOffline(true);
    await expectGone(page, address, "fa");
  });
  await booker.close();
});

test("a companion's voucher ends a day after the journey, and with a log-out in its browser", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const booker = await browser.newPage({ baseURL: site.url, locale: "fa-IR", timezoneId: "Asia/Tehran" });
  await logInByCall(booker);
  const own = await ownVoucher(booker, "flight", "fa");
  const address = await companionLink(booker, own);
  const lastDay = lastDayOf(await asked<JourneyDates>(booker, `/flight/v2/reserve/${own.address.split("/").at(-1)}`));
  const end = tehranInstant(addDays(lastDay, 2)) * 1_000;
  await withProfile(site, "fa", async (open) => {
    const context = await open();
    const page = await pageOf(context);
    await keepCompanion(page, address);
    // A voucher of one's own is kept beside it, and a log-out leaves neither.
    const mine = await firstKept(page, "stay", "fa");
    await context.setOffline(true);
    await expectRead(page, mine, "fa");
    await page.goto(address);
    await expect(page.getByText(words.fa.copy)).toBeVisible();
    await logOutOffline(page, "fa");
    await expectGone(page, address, "fa");

    await context.setOffline(false);
    const name = await keepCompanion(page, address);
    const ahead = await clockAhead(page);
    await context.setOffline(true);
    await page.clock.setFixedTime(end - 1_000 - ahead);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await page.clock.setFixedTime(end - ahead);
    await expectGone(page, address, "fa");
  });
  await booker.close();
});
