import { statSync } from "node:fs";
import type { Page } from "@playwright/test";

/** What a page of the built site may take, at most. */
export const MOST = {
  /** JavaScript that the page begins with, in bytes as sent. */
  scriptBytes: 78_200,
  /** Files of it. */
  scripts: 5,
  /** Files of the screen's code and words, which come once the page is there. */
  later: 12,
  /** Files of style that hold the first picture back. */
  styles: 1,
  /**
   * Requests of a page of search results, pictures and fonts included: when it is there, and when it is quiet. Pictures
   * that come as they are neared are counted in the second alone: whether they begin before the page is there is chance.
   */
  requestsAtLoad: 10,
  requestsOnceQuiet: 24,
  /** Bytes of fonts of a page in Persian. */
  fonts: 50_000,
} as const;

const found = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, address = ""]) => address);

/** The files that a page's document names: scripts and styles that it begins with, and what its screen fetches later. */
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

/** Bytes of files of the build, by their addresses, as a browser is sent them. */
export const bytesSent = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + statSync(`dist/client/${address.slice("/web/".length)}.br`).size, 0);

/** How often a page asks, and what for, until it is quiet. */
export async function visited(page: Page, address: string) {
  let onceQuiet = 0;
  page.on("request", () => {
    onceQuiet += 1;
  });
  // Chromium moves a pointer of its own after a layout, which is no visitor's sign.
  await page.addInitScript(() => addEventListener("pointerover", (event) => event.stopImmediatePropagation(), true));
  await page.goto(address, { waitUntil: "load" });
  await page.waitForSelector("[data-ready]");
  await page.waitForLoadState("networkidle");
  const { loadedAt, lazy, resources } = await page.evaluate(() => ({
    lazy: [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')].map(({ src }) => src),
    loadedAt: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
    resources: performance.getEntriesByType("resource").map((entry) => {
      const { name, startTime, encodedBodySize } = entry as PerformanceResourceTiming;
      return { name, startTime, bytes: encodedBodySize };
    }),
  }));
  const sum = (ending: string) =>
    resources.filter(({ name }) => name.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    // The document, and what was asked for before the page was there, by the page's own clock.
    requests: {
      atLoad: 1 + resources.filter((one) => one.startTime < loadedAt && !lazy.includes(one.name)).length,
      onceQuiet,
    },
    bytes: { scripts: sum(".js"), fonts: sum(".woff2") },
  };
}
