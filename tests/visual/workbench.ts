import type { Page } from "playwright";
import type { Locale } from "#domain/enums/enums.ts";
import type { ViewportName } from "../../.storybook/viewports.ts";

/** Window for stories that name none: that of the story tests, for which their steps are written. */
export const WINDOW = { width: 1280, height: 720 };

/** Stories after which a page is reloaded: its retained memory exceeds a gigabyte otherwise. */
export const STORIES_OF_A_PAGE = 40;

/** Globals that a story sets itself, overriding the toolbar. */
export type StoryGlobals = { locale?: Locale; theme?: "light" | "dark" | "both"; viewport?: { value: ViewportName } };

/** An axe rule that a story is exempt from, with its reason beside it in the story's file. */
type RuleOfStory = { id: string; enabled?: boolean };

type LoadedStory = {
  storyGlobals?: StoryGlobals;
  parameters: { a11y?: { config?: { rules?: RuleOfStory[] } } };
};

type InPage = {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    storyStoreValue: { loadStory(story: { storyId: string }): Promise<LoadedStory> };
  };
};

/** Timeout for opening a Storybook while the machine does other work, milliseconds. */
const OPENING_MS = 120_000;

/** Opens a built Storybook in a page, where stories are switched without a load. */
export async function openWorkbench(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(`globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;`);
  await page.goto(`${url}iframe.html?globals=locale:fa`, { waitUntil: "load", timeout: OPENING_MS });
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  await page.evaluate(() => (globalThis as unknown as InPage).__STORYBOOK_PREVIEW__.ready());
}

/** Globals that a story sets itself. */
export const globalsOf = (page: Page, id: string): Promise<StoryGlobals> =>
  page.evaluate(async (storyId) => {
    const { storyStoreValue } = (globalThis as unknown as InPage).__STORYBOOK_PREVIEW__;
    return (await storyStoreValue.loadStory({ storyId })).storyGlobals ?? {};
  }, id);

/** Axe rules that a story is exempt from, as its own accessibility test has it. */
export const exceptionsOf = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(async (storyId) => {
    const { storyStoreValue } = (globalThis as unknown as InPage).__STORYBOOK_PREVIEW__;
    const { parameters } = await storyStoreValue.loadStory({ storyId });
    return (parameters.a11y?.config?.rules ?? []).filter(({ enabled }) => enabled === false).map((rule) => rule.id);
  }, id);
