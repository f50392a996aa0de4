import { setTimeout as delay } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";

/** Faults seen by browsers, in words: the file, the request or the line of the console. */
export type BrowserFaults = { missing: string[]; failed: string[]; console: string[] };

/** Lazily loaded parts of the front page: the control to press, and the file. */
const parts = [
  { press: (page: Page) => page.getByRole("tab").nth(1).click(), file: "/TypedTourSearchForm-" },
  { press: (page: Page) => page.getByRole("tab").nth(2).click(), file: "/TypedFlightSearchForm-" },
] as const;

/** Timeout for a slow, busy machine; a page that never loads fails the proof all the same. */
const SLOWEST_MS = 180_000;
/** Margin beyond the browser's own limit until a page is given up. */
const NOTED_MS = 5_000;

/**
 * Browsers at open pages of a site. Service workers are blocked: one that answers offline would hide a missing file.
 *
 * @param patience timeout of a page, milliseconds.
 */
export async function openBrowsers(address: string, patience = SLOWEST_MS) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  const faults: BrowserFaults = { missing: [], failed: [], console: [] };
  let isOver = false;
  let visits = 0;

  async function openPage(): Promise<Page> {
    const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
    page.setDefaultTimeout(patience);
    collectFaults(page, faults);
    return page;
  }

  async function visit(page: Page, path: string): Promise<void> {
    await page.goto(address + path);
    await page.locator("html[data-ready]").waitFor();
    visits += 1;
  }

  /**
   * Records a page's timeout as a fault of the site, so that the other pages go on. The browser itself waits without
   * end for the rest of a response whose page has been left.
   */
  async function noting(work: Promise<void>): Promise<void> {
    const ended = new AbortController();
    const tooLong = delay(patience + NOTED_MS, undefined, { signal: ended.signal }).then(() => {
      throw new Error(`A page did not end in ${patience} ms`);
    });
    try {
      await Promise.race([work, tooLong]);
    } catch (error) {
      const { message, name } = error as Error;
      faults.failed.push(message.split("\n")[0] ?? name);
    } finally {
      ended.abort();
      for (const promise of [work, tooLong]) promise.catch(() => {});
    }
  }

  /** Goes from page to page until it is over, and loads a part of each front page. */
  async function wander(paths: readonly string[]): Promise<void> {
    const page = await openPage();
    for (let turn = 0; !isOver; turn++) {
      await noting(visit(page, paths[turn % paths.length]!));
      if (new URL(page.url()).pathname === "/") await noting(fetchPart(page, turn % parts.length));
    }
  }

  const wandering: Promise<void>[] = [];
  return {
    faults,
    wander(paths: readonly string[]): void {
      wandering.push(wander(paths));
    },
    /**
     * Opens the front page and leaves it open. Returns a function that presses its next part, and its initial files.
     */
    async stay(): Promise<{ pressNext(): Promise<void>; readonly files: readonly string[] }> {
      const page = await openPage();
      const files: string[] = [];
      page.on("response", (response) => files.push(new URL(response.url()).pathname.split("/").at(-1)!));
      await noting(visit(page, "/"));
      let next = 0;
      return { files, pressNext: () => noting(fetchPart(page, next++)) };
    },
    async end(): Promise<BrowserFaults & { visits: number }> {
      isOver = true;
      try {
        await Promise.all(wandering);
      } finally {
        await browser.close();
      }
      return { ...faults, visits };
    },
    close: (): Promise<void> => browser.close(),
  };
}

/** Presses a part of the front page and waits for its code. */
async function fetchPart(page: Page, index: number): Promise<void> {
  const { press, file } = parts[index]!;
  const [came] = await Promise.all([page.waitForResponse((response) => response.url().includes(file)), press(page)]);
  await came.finished();
}

function collectFaults(page: Page, faults: BrowserFaults): void {
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 500) faults.failed.push(`${response.status()} ${pathname}`);
    else if (response.status() >= 400 && pathname.startsWith("/web/")) faults.missing.push(pathname);
  });
  page.on("requestfailed", (request) => {
    // Leaving a page aborts its requests.
    const what = request.failure()?.errorText ?? "";
    if (what !== "net::ERR_ABORTED") faults.failed.push(`${what} ${new URL(request.url()).pathname}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") faults.console.push(message.text());
  });
  page.on("pageerror", (error) => faults.console.push(error.message));
}
