import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import type { Site } from "./site.ts";

/** A cheap telephone on a slow line: bytes per second, milliseconds, CPU slowdown. */
const LINE = { downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, latency: 400, offline: false };
const SLOWER = 4;

export const telephone = (browser: Browser, site: Site): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "fa-IR",
    timezoneId: "Asia/Tehran",
  });

/** Throttles a page, or removes the throttling. */
export async function slowDown(page: Page, isSlow: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const free = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: isSlow });
  await session.send("Network.emulateNetworkConditions", isSlow ? LINE : free);
  await session.send("Emulation.setCPUThrottlingRate", { rate: isSlow ? SLOWER : 1 });
}

type Tap = { ms: number; taps: number; prepare: () => Promise<void> | undefined; onTap: () => void };

/** Loads an address and taps a control as a thumb does, `ms` after the request or once it is there. */
export async function tapAfter(
  page: Page,
  address: string,
  control: Locator,
  { ms, taps, prepare, onTap }: Tap,
): Promise<void> {
  const tapsAt = Date.now() + ms;
  await page.goto(address, { waitUntil: "commit" });
  await prepare();
  // A visitor cannot tap before the first paint, and the layout without styles is another.
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  await control.waitFor();
  await page.waitForFunction((at) => Date.now() >= at, tapsAt);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${control} has no place on the page`);
  onTap();
  for (let tap = 0; tap < taps; tap += 1) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
