import { type Browser, chromium, type Page } from "playwright";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";
import { serveStatic } from "#tools/serve-static.mjs";
import type { Story } from "./stories.ts";
import { STORIES_OF_A_PAGE } from "./workbench.ts";

/** Pages that stories are looked at in beside each other. */
const PAGES = 2;

/** How stories are looked at: `open` prepares a page for them, `lookAt` says what it finds in one, a line each. */
export type Looking = {
  open(page: Page, url: string): Promise<void>;
  lookAt(page: Page, story: Story): Promise<readonly string[]>;
};

/**
 * Looks at stories of a built Storybook and prints what is found.
 * @returns how many findings and stories that could not be drawn there are
 */
export async function lookAtEach(folder: string, stories: readonly Story[], looking: Looking): Promise<number> {
  const server = await serveStatic(folder);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  try {
    const queue = stories.values();
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

/** One page that takes stories until there are none. */
async function lookInTurn(
  browser: Browser,
  url: string,
  { open, lookAt }: Looking,
  queue: Iterable<Story>,
): Promise<number> {
  const page = await browser.newPage();
  await open(page, url);
  let found = 0;
  let shown = 0;
  for (const story of queue) {
    shown += 1;
    if (shown % STORIES_OF_A_PAGE === 0) await open(page, url);
    try {
      // On a busy machine a play may fail once, as in the story tests.
      const lines = await lookAt(page, story).catch(() => lookAt(page, story));
      found += lines.length;
      for (const line of lines) console.log(`✗ ${line}`);
    } catch (error) {
      found += 1;
      console.log(`✗ ${story.title} › ${story.name}: ${error instanceof Error ? error.message : String(error)}`);
      await open(page, url);
    }
  }
  await page.close();
  return found;
}
