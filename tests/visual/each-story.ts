import { type Browser, chromium, type Page } from "playwright";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";
import { serveStatic } from "#tools/serve-static.mjs";
import { withinPatience } from "./patience.ts";
import type { Story } from "./stories.ts";
import { STORIES_OF_A_PAGE } from "./workbench.ts";

/** Pages that stories are looked at in beside each other. */
const PAGES = 2;

/** How stories are looked at: `open` prepares a page for them, `lookAt` says what it finds in one, a line each. */
export type Looking = {
  open(page: Page, url: string): Promise<void>;
  lookAt(page: Page, story: Story): Promise<readonly string[]>;
};

/** What is left of the stories, and which in turn each is. */
type Queue = Iterable<[number, Story]>;

/**
 * Looks at stories of a built Storybook and prints what is found.
 * @returns how many findings and stories that could not be drawn there are
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

/** Stories after which it is said how far the walk is: all of them take many minutes. */
const SAID_EVERY = 100;

/** How often a page is opened before the walk is given up. */
const ATTEMPTS = 3;

/** @throws what went wrong the last time */
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

/** One page at a time that takes stories until there are none. */
async function lookInTurn(browser: Browser, url: string, { open, lookAt }: Looking, queue: Queue): Promise<number> {
  let page = await openPage(browser, url, open);
  /** A page that failed may answer nothing any more: it is left, and another opened. */
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
      // On a busy machine a play may fail once, as in the story tests.
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

/** What Playwright says when the document that it works in is gone. */
const GONE = /Execution context was destroyed|Cannot find context/;

function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return GONE.test(words) ? "it leaves its frame for another page, or reloads it: a story never does" : words;
}
