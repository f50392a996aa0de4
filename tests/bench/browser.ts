import { type Browser, chromium, type Page, type Request } from "playwright";
import type { Locale } from "#domain/enums/enums.ts";
import { startSite } from "#tests/flows/site.ts";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";
import { median, round } from "./figures.ts";
import { measuredPages } from "./measured-pages.ts";

const LOADS = 5;
/** CPU slowdown that emulates a cheap telephone on this machine. */
const SLOWER = 4;
/** Minimum duration of a long task, milliseconds: the excess blocks taps and counts as blocking time. */
const LONG_TASK = 50;

/** Metrics that the page records while it loads, milliseconds from navigation start. */
type Noted = {
  lcp: number;
  fcp: number;
  cls: number;
  ready: number;
  tasks: { at: number; took: number }[];
  /** Resolves once the page is hydrated. */
  woken: Promise<void>;
};
declare global {
  var noted: Noted;
}

/** Runs in the page before any other script. */
function note(): void {
  const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
  globalThis.noted = { lcp: 0, fcp: 0, cls: 0, ready: Number.NaN, tasks: [], woken };
  const { noted } = globalThis;
  const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => {
    noted.lcp = startTime;
  });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") noted.fcp = startTime;
  });
  observe("layout-shift", (entry) => {
    noted.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  observe("longtask", ({ startTime, duration }) => noted.tasks.push({ at: startTime, took: duration }));
  new MutationObserver(() => {
    if (!document.documentElement?.hasAttribute("data-ready")) return;
    if (Number.isNaN(noted.ready)) noted.ready = performance.now();
    wake();
  }).observe(document, { attributes: true, attributeFilter: ["data-ready"], subtree: true });
}

type Kind = "documents" | "styles" | "scripts" | "fonts" | "pictures" | "calls";
const kinds: Readonly<Record<string, Kind>> = {
  document: "documents",
  stylesheet: "styles",
  script: "scripts",
  font: "fonts",
  image: "pictures",
};
const kindOf = (request: Request): Kind => kinds[request.resourceType()] ?? "calls";

const bytesOf = async (request: Request): Promise<number> =>
  (await request.response()) === null ? 0 : (await request.sizes()).responseBodySize;

const counted = (requests: readonly Request[]): Partial<Record<Kind, number>> => {
  const counts: Partial<Record<Kind, number>> = {};
  for (const request of requests) counts[kindOf(request)] = (counts[kindOf(request)] ?? 0) + 1;
  return counts;
};

async function weighed(requests: readonly Request[]): Promise<Partial<Record<Kind, number>>> {
  const bytes: Partial<Record<Kind, number>> = {};
  for (const request of requests) bytes[kindOf(request)] = (bytes[kindOf(request)] ?? 0) + (await bytesOf(request));
  return bytes;
}

/** Counts the files that block the first paint. */
const blockingFiles = (page: Page): Promise<number> =>
  page.locator('link[rel="stylesheet"], script[blocking="render"]').count();

async function loadOnce(page: Page, address: string) {
  const requests: Request[] = [];
  let atLoad = 0;
  page.on("request", (request) => requests.push(request));
  page.once("load", () => {
    atLoad = requests.length;
  });
  await page.addInitScript(note);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address, { waitUntil: "load" });
  // Without a selector: Playwright's own script would cost a slow CPU 100 ms while the page hydrates.
  await session.send("Runtime.evaluate", { expression: "globalThis.noted.woken", awaitPromise: true });
  await page.waitForLoadState("networkidle");
  const { lcp, fcp, cls, ready, tasks } = await page.evaluate(() => globalThis.noted);
  const blocked = tasks.filter(({ at }) => at >= fcp).reduce((sum, { took }) => sum + took - LONG_TASK, 0);
  return {
    times: { fcp_ms: fcp, lcp_ms: lcp, tbt_ms: blocked, ready_ms: ready, cls },
    requests,
    atLoad,
    blocking: await blockingFiles(page),
  };
}

async function measure(browser: Browser, address: string, locale: Locale) {
  const loads: Awaited<ReturnType<typeof loadOnce>>[] = [];
  let last = {};
  for (let load = 0; load < LOADS; load += 1) {
    // Each load has an empty cache of its own.
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    await context.addCookies([{ name: "lang", value: locale, url: address }]);
    const loaded = await loadOnce(await context.newPage(), address);
    const { requests, atLoad, blocking } = loaded;
    loads.push(loaded);
    last = {
      blocking,
      requests_at_load: atLoad,
      requests_once_quiet: requests.length,
      requests: counted(requests),
      bytes: await weighed(requests),
    };
    await context.close();
  }
  const of = (name: keyof (typeof loads)[number]["times"], digits = 0) =>
    round(median(loads.map(({ times }) => times[name])), digits);
  return {
    fcp_ms: of("fcp_ms"),
    lcp_ms: of("lcp_ms"),
    tbt_ms: of("tbt_ms"),
    cls: of("cls", 4),
    ready_ms: of("ready_ms"),
    ...last,
  };
}

/**
 * `npm run bench -- browser [page ...]`: times of showing and hydrating each page on a telephone with a CPU four times
 * slower than this one, in both languages, with an empty cache and an unthrottled line: medians of five loads. TBT is
 * the time of tasks beyond 50 ms from the first paint until the network is idle; requests and bytes, by kind, are those
 * of the last load. One JSON line a page and language.
 */
export async function run(args: readonly string[]): Promise<void> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  try {
    for (const [page, path] of Object.entries(await measuredPages(site.url))) {
      if (args.length > 0 && !args.includes(page)) continue;
      for (const locale of ["fa", "en"] as const) {
        const figures = await measure(browser, site.url + path, locale);
        console.log(JSON.stringify({ bench: "browser", page, locale, ...figures }));
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
