import type { Page } from "playwright";
import type { Locale } from "#domain/enums/enums.ts";
import type { ViewportName } from "../../.storybook/viewports.ts";

/** Where stories are played, unless they name a window: that of the story tests, for which their steps are written. */
export const WINDOW = { width: 1280, height: 720 };

/** After so many stories a page is loaded once more: what it keeps of all of them is more than a gigabyte. */
export const STORIES_OF_A_PAGE = 40;

/** What a story sets for itself, whatever the toolbar says. */
export type StoryGlobals = { locale?: Locale; theme?: "light" | "dark" | "both"; viewport?: { value: ViewportName } };

type InPage = {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    storyStoreValue: { loadStory(story: { storyId: string }): Promise<{ storyGlobals?: StoryGlobals }> };
  };
};

/** Opens a built Storybook in a page, where one story takes the place of another without a load. */
export async function openWorkbench(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(`globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;`);
  await page.goto(`${url}iframe.html?globals=locale:fa`, { waitUntil: "load" });
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  await page.evaluate(() => (globalThis as unknown as InPage).__STORYBOOK_PREVIEW__.ready());
}

/** What a story sets for itself. */
export const globalsOf = (page: Page, id: string): Promise<StoryGlobals> =>
  page.evaluate(async (storyId) => {
    const { storyStoreValue } = (globalThis as unknown as InPage).__STORYBOOK_PREVIEW__;
    return (await storyStoreValue.loadStory({ storyId })).storyGlobals ?? {};
  }, id);
