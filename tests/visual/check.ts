import { type Browser, chromium } from "playwright";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";
import { serveStatic } from "#tools/serve-static.mjs";
import { review } from "../../.storybook/review/checks.ts";
import type { Finding } from "../../.storybook/review/snapshot.ts";
import { collectorScript, openReview, viewsOf } from "./reviewer.ts";
import type { Story } from "./stories.ts";

/** Pages that stories are reviewed in beside each other. */
const PAGES = 2;

const lineOf = ({ check, story, place, what }: Finding): string => `✗ ${check} · ${story}\n    ${place}\n    ${what}`;

/**
 * Reviews stories with all checks and prints what they find.
 * @returns how many findings and stories that could not be drawn there are
 */
export async function checkStories(folder: string, stories: readonly Story[]): Promise<number> {
  const server = await serveStatic(folder);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  try {
    const collector = await collectorScript();
    const queue = stories.values();
    const counts = await Promise.all(
      Array.from({ length: PAGES }, () => checkInTurn(browser, server.url, collector, queue)),
    );
    const found = counts.reduce((sum, count) => sum + count, 0);
    console.log(`${stories.length} stories reviewed, ${found} findings`);
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** One page that takes stories until there are none. */
async function checkInTurn(browser: Browser, url: string, collector: string, queue: Iterable<Story>): Promise<number> {
  const page = await browser.newPage();
  await openReview(page, url, collector);
  let found = 0;
  const reviewed = async (story: Story) => (await viewsOf(page, story)).flatMap(review);
  for (const story of queue) {
    try {
      // On a busy machine a play may fail once, as in the story tests.
      const findings = await reviewed(story).catch(() => reviewed(story));
      found += findings.length;
      for (const finding of findings) console.log(lineOf(finding));
    } catch (error) {
      found += 1;
      console.log(`✗ ${story.title} › ${story.name}: ${error instanceof Error ? error.message : String(error)}`);
      await openReview(page, url, collector);
    }
  }
  await page.close();
  return found;
}
