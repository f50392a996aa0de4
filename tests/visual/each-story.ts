import { type Browser, chromium, type Page } from "playwright";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";
import { serveStatic } from "#tools/serve-static.mjs";
import { withinPatience } from "./patience.ts";
import type { Story } from "./stories.ts";
import { STORIES_OF_A_PAGE } from "./workbench.ts";

/** Pages checking stories concurrently. */
const PAGES = 2;

/** Check of the stories: `open` prepares a page for them, `lookAt` returns the findings in one, a line each. */
export type Looking = {
  open(page: Page, url: string): Promise<void>;
  lookAt(page: Page, story: Story): Promise<readonly string[]>;
};

/** Remaining stories, each with its index. */
type Queue = Iterable<[number, Story]>;

/**
 * Checks stories of a built Storybook and prints the findings.
 * @returns the number of findings and of stories that could not be drawn
 */
export async function lookAtEach(folder: string, stories: readonly Story[], looking: Looking): Promise<number> {
  const server = await serveStatic(folder);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  try {
    const queue = stories.entries();
    const counts = await Promise.all(
      Array.from({ length: PAGES }, () => lookInTurn(browser, server.url, looking, queue)),
    );
    const found = counts.reduce((sum, count) => sum + count, 0);
    console.log(`${stories.length} stories, ${found} findings`);
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Stories between two progress reports: all of them take many minutes. */
const SAID_EVERY = 100;

/** Attempts to open a page before the walk is given up. */
const ATTEMPTS = 3;

/** @throws the last error */
async function openPage(browser: Browser, url: string, open: Looking["open"]): Promise<Page> {
  for (let attempt = 1; ; attempt += 1) {
    const page = await browser.newPage();
    try {
      await open(page, url);
      return page;
    } catch (error) {
      void page.close().catch(() => {});
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Checks stories from the queue in one page until it is empty. */
async function lookInTurn(browser: Browser, url: string, { open, lookAt }: Looking, queue: Queue): Promise<number> {
  let page = await openPage(browser, url, open);
  /** A failed page may not answer any more: it is abandoned, and another opened. */
  const reopen = async () => {
    void page.close().catch(() => {});
    page = await openPage(browser, url, open);
  };
  let found = 0;
  let shown = 0;
  for (const [index, story] of queue) {
    if (index > 0 && index % SAID_EVERY === 0) console.log(`… ${index} stories`);
    shown += 1;
    if (shown % STORIES_OF_A_PAGE === 0) await reopen();
    const look = () => withinPatience(lookAt(page, story));
    try {
      // On a busy machine a play function may fail once, as in the story tests.
      const lines = await look().catch(async () => {
        await reopen();
        return look();
      });
      found += lines.length;
      for (const line of lines) console.log(`✗ ${line}`);
    } catch (error) {
      found += 1;
      console.log(`✗ ${story.title} › ${story.name}: ${wordsOf(error)}`);
      await reopen();
    }
  }
  await page.close();
  return found;
}

/** Playwright's errors when its document is gone. */
const GONE = /Execution context was destroyed|Cannot find context/;

function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return GONE.test(words) ? "it leaves its frame for another page, or reloads it: a story never does" : words;
}
