import { setTimeout as delay } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";

/** What browsers met that must not be, each in words: the file, the request or the line of the console. */
export type BrowserFaults = { missing: string[]; failed: string[]; console: string[] };

/** Parts of the front page whose code is fetched when they are first pressed: where to press, and its file. */
const parts = [
  { press: (page: Page) => page.getByRole("tab").nth(1).click(), file: "/TypedTourSearchForm-" },
  { press: (page: Page) => page.getByRole("tab").nth(2).click(), file: "/TypedFlightSearchForm-" },
] as const;

/** A machine that does much else is slow; what never comes fails the proof all the same. */
const SLOWEST_MS = 180_000;
/** How much later than the browser's own limit a page is given up. */
const NOTED_MS = 5_000;

/**
 * People at open pages of a site. A worker that answers without a network would hide a file that is missing: there is none.
 *
 * @param patience how long a page may take, milliseconds.
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
   * What a page does not do in time is a fault of the site, and no reason for others to stop. The browser itself waits without
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

  /** Goes from page to page until it is over, and at each front page fetches a part of it. */
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
    /** Opens the front page and leaves it so. Answers how one presses its next part, and which files it came with. */
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
    // A page that is left takes its requests along.
    const what = request.failure()?.errorText ?? "";
    if (what !== "net::ERR_ABORTED") faults.failed.push(`${what} ${new URL(request.url()).pathname}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") faults.console.push(message.text());
  });
  page.on("pageerror", (error) => faults.console.push(error.message));
}
