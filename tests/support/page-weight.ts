import { statSync } from "node:fs";
import type { Page } from "@playwright/test";

/** Upper limits for a page of the built site. */
export const MOST = {
  /** Initial JavaScript of the page, bytes as sent. */
  scriptBytes: 77_400,
  /** Number of its files. */
  scripts: 5,
  /** Files of the screen's code and words, which load after the page. */
  later: 12,
  /** Render-blocking style files. */
  styles: 1,
  /**
   * Requests of a page of search results, pictures and fonts included: at load, and once the network is idle, with the
   * pictures of all its results. Lazily
   * loaded pictures count in the second alone: it is chance whether they begin before the load.
   */
  requestsAtLoad: 10,
  requestsOnceQuiet: 24,
  /** Bytes of fonts of a page in Persian. */
  fonts: 50_000,
} as const;

const found = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, address = ""]) => address);

/** Files named in a page's document: initial scripts and styles, and those that its screen fetches later. */
export const filesNamedIn = (html: string) => ({
  scripts: [
    ...found(html, /<link rel="modulepreload" href="([^"]+)"/g),
    ...found(html, /<script type="module" src="([^"]+)"/g),
  ],
  styles: found(html, /<link rel="stylesheet" href="([^"]+)"/g),
  later: (found(html, / data-later="([^"]*)"/g)[0] ?? "")
    .split(" ")
    .filter(Boolean)
    .map((file) => `/web/${file}`),
});

/** Size of files of the build, by their addresses, bytes as sent to a browser. */
export const bytesSent = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + statSync(`dist/client/${address.slice("/web/".length)}.br`).size, 0);

/** Counts a page's requests by kind until the network is idle. */
export async function visited(page: Page, address: string) {
  let onceQuiet = 0;
  page.on("request", () => {
    onceQuiet += 1;
  });
  // Chromium sends a pointer event of its own after a layout, which is no visitor's.
  await page.addInitScript(() => addEventListener("pointerover", (event) => event.stopImmediatePropagation(), true));
  await page.goto(address, { waitUntil: "load" });
  await page.waitForSelector("[data-ready]");
  await page.waitForLoadState("networkidle");
  const { loadedAt, lazy, resources } = await page.evaluate(() => ({
    lazy: [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')].map(
      ({ currentSrc, src }) => currentSrc || src,
    ),
    loadedAt: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
    resources: performance.getEntriesByType("resource").map((entry) => {
      const { name, startTime, encodedBodySize } = entry as PerformanceResourceTiming;
      return { name, startTime, bytes: encodedBodySize };
    }),
  }));
  const sum = (ending: string) =>
    resources.filter(({ name }) => name.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    // The document, and requests before the load, by the page's own clock.
    requests: {
      atLoad: 1 + resources.filter((one) => one.startTime < loadedAt && !lazy.includes(one.name)).length,
      onceQuiet,
    },
    bytes: { scripts: sum(".js"), fonts: sum(".woff2") },
  };
}
