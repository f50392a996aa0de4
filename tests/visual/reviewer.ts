import { join } from "node:path";
import type { Page } from "playwright";
import { build } from "vite";
import type { Locale } from "#domain/enums/enums.ts";
import { root } from "#tools/paths.mjs";
import type { Views } from "../../.storybook/review/checks.ts";
import type { PageSnapshot } from "../../.storybook/review/snapshot.ts";
import { visitOf, visitStory } from "../../.storybook/review/visit.ts";
import { viewports } from "../../.storybook/viewports.ts";
import type { Story } from "./stories.ts";
import { globalsOf, openWorkbench, WINDOW } from "./workbench.ts";

/** What stories that name no window are looked at in. */
const WIDTHS = [viewports.xl.width, viewports.phone.width];

/** What is put into the page. */
type InPage = { collectPage(locale: Locale): PageSnapshot };

/** The collector as one script. It is made for the review alone, and is in no build of the website. */
export async function collectorScript(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: join(root, ".storybook/review/collect/collect.ts"), formats: ["iife"], name: "collector" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error("The collector was not built");
  return output.output[0].code;
}

/** Opens a built Storybook in a page, ready to review its stories one after another. */
export async function openReview(page: Page, url: string, collector: string): Promise<void> {
  await openWorkbench(page, url);
  await page.addScriptTag({ content: collector });
  await page.addStyleTag({ content: "html[data-reviewed] * { content-visibility: visible !important; }" });
}

/** Two frames, in which what follows a change of the window has been drawn, also what is far down. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.dataset.reviewed = "";
    await document.fonts.ready;
    const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await twoFrames();
    // A list below its field is placed by the width that it had before the window changed, until the next event.
    dispatchEvent(new Event("resize"));
    await twoFrames();
  });

const snapshotOf = (page: Page, locale: Locale): Promise<PageSnapshot> =>
  page.evaluate((language) => (globalThis as unknown as InPage).collectPage(language), locale);

/** Changes the page of a story in one language before it is looked at: a fault is planted. Runs in the page. */
export type Plant = { locale: Locale; change: () => void };

/**
 * Plays a story in both languages and takes it down at each width. One that sets its language is played in that alone.
 * @throws {Error} when the story does not come to its end
 */
export async function viewsOf(page: Page, story: Story, plant?: Plant): Promise<Views[]> {
  const { locale: only, viewport } = await globalsOf(page, story.id);
  const window = viewport ? viewports[viewport.value] : WINDOW;
  const widths = viewport ? [window.width] : WIDTHS;
  const taken: PageSnapshot[] = [];
  for (const locale of only ? [only] : (["fa", "en"] as const)) {
    await page.setViewportSize(window);
    await page.evaluate(() => document.documentElement.removeAttribute("data-reviewed"));
    const fault = await page.evaluate(visitStory, visitOf(story.id, { locale }));
    if (fault !== null) throw new Error(`in ${locale}: ${fault}`);
    if (plant?.locale === locale) await page.evaluate(plant.change);
    for (const width of widths) {
      await page.setViewportSize({ width, height: window.height });
      await settle(page);
      taken.push(await snapshotOf(page, locale));
    }
  }
  const at = (width: number, locale: Locale) => taken.find((one) => one.width === width && one.locale === locale);
  return widths.map((width) => ({ story: `${story.title} › ${story.name}`, fa: at(width, "fa"), en: at(width, "en") }));
}
