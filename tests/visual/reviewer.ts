import { join } from "node:path";
import type { Page } from "playwright";
import { build } from "vite";
import type { Locale } from "#domain/enums/enums.ts";
import { root } from "#tools/paths.mjs";
import type { Views } from "../../.storybook/review/checks.ts";
import type { PageSnapshot } from "../../.storybook/review/snapshot.ts";
import { visitOf, visitStory } from "../../.storybook/review/visit.ts";
import { type ViewportName, viewports } from "../../.storybook/viewports.ts";
import type { Story } from "./stories.ts";

/** Where stories are played, unless they name a window; they are looked at in the widths below. */
const WINDOW = { width: 1280, height: 720 };
const WIDTHS = [viewports.xl.width, viewports.phone.width];

/** What is put into the page. */
type InPage = {
  collectPage(locale: Locale): PageSnapshot;
  __getContext?: unknown;
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      loadStory(story: { storyId: string }): Promise<{ storyGlobals?: StoryGlobals }>;
    };
  };
};
type StoryGlobals = { locale?: Locale; viewport?: { value: ViewportName } };

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
export async function openWorkbench(page: Page, url: string, collector: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(`globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;`);
  await page.goto(`${url}iframe.html?globals=locale:fa`, { waitUntil: "load" });
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
    };
    await preview.ready();
  });
  await page.addScriptTag({ content: collector });
  await page.addStyleTag({ content: "html[data-reviewed] * { content-visibility: visible !important; }" });
}

const globalsOf = (page: Page, id: string): Promise<StoryGlobals> =>
  page.evaluate(async (storyId) => {
    const { storyStoreValue } = (globalThis as unknown as InPage).__STORYBOOK_PREVIEW__;
    return (await storyStoreValue.loadStory({ storyId })).storyGlobals ?? {};
  }, id);

/** Two frames, in which what follows a change of the window has been drawn, also what is far down. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.dataset.reviewed = "";
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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
    const fault = await page.evaluate(visitStory, visitOf(story.id, locale));
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
