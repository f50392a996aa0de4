import type { TestRunnerConfig } from "@storybook/test-runner";
import { breakpoints, type Locale } from "#domain/enums/enums.ts";
import { expectNoFindings, isReached, openForReviews, takeIfReviewed } from "./review/in-story-tests.ts";
import { visitAgainIn } from "./second-visit.ts";
import { type ViewportName, viewports } from "./viewports.ts";
import { violation } from "./violation.mjs";

/**
 * The widths at which a screen may not scroll sideways: the narrowest telephone in both languages, and the narrowest
 * window of each layout in English, whose words are longer. Each change of width is a tenth of a screen's time: the
 * layouts are measured in the first story of a screen and in the one with long texts. The journeys measure whole pages
 * at every width in both.
 */
const NARROWEST = 320;
const LAYOUTS: Record<Locale, readonly number[]> = { fa: [], en: [breakpoints.md, breakpoints.lg] };
const firstStories = new Map<string, string>();

function widthsOf({ title, name, id }: Visit, locale: Locale): readonly number[] {
  // Known by its story: its second run, after it failed, measures the same widths.
  const place = `${title} ${locale}`;
  const first = firstStories.get(place) ?? id;
  firstStories.set(place, first);
  return first === id || /long/i.test(name) ? [NARROWEST, ...LAYOUTS[locale]] : [NARROWEST];
}

/**
 * The frames that the accessibility panel draws around elements follow every change of a page: Storybook asks each of its
 * elements for its style, though there are no frames. That took a tenth of the stories' time. Runs in the page, before
 * Storybook does.
 */
function leaveOutHighlights(): void {
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
}

type Page = Parameters<NonNullable<TestRunnerConfig["postVisit"]>>[0];
type Visit = Parameters<NonNullable<TestRunnerConfig["postVisit"]>>[1];

/** Facts that this file asks of a story; `getStoryContext` would transfer all its answers and pictures. */
type Facts = {
  isScreen: boolean;
  onlyLocale: Locale | undefined;
  viewport: ViewportName | undefined;
  /** It is on the page already: Storybook would leave it as it is, and the runner would take that for a pass. */
  isThere: boolean;
};

/** Members that the runner adds to the page. */
type InPage = {
  __getContext(id: string): Promise<{
    parameters: { layout?: string };
    storyGlobals?: { locale?: Locale; viewport?: { value: ViewportName } };
  }>;
  __STORYBOOK_PREVIEW__: {
    currentSelection?: { storyId: string };
    storyStoreValue: { userGlobals: { update(globals: { a11y: { manual: boolean } }): void } };
  };
};

const factsOf = (page: Page, { id }: Visit): Promise<Facts> =>
  page.evaluate(async (storyId) => {
    const { __getContext: contextOf, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as InPage;
    const { parameters, storyGlobals } = await contextOf(storyId);
    return {
      isThere: preview.currentSelection?.storyId === storyId,
      isScreen: parameters.layout === "fullscreen",
      onlyLocale: storyGlobals?.locale,
      viewport: storyGlobals?.viewport?.value,
    };
  }, id);

/** Sets whether axe judges the next story: the accessibility addon runs nothing while it is `manual`. */
const setAxe = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((isManual) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as InPage;
    preview.storyStoreValue.userGlobals.update({ a11y: { manual: isManual } });
  }, !isOn);

/** The window of a story that names none. */
const WINDOW = { width: 1280, height: 720 };

/**
 * Every story is visited in Persian, right to left, and then in English, left to right: its play function and axe run
 * in both. Both visits use the same page, because loading the page costs more than a story does. A story that fills the
 * window is a screen, and is also measured at the widths above. A story about a width names it:
 * `globals: { viewport: { value: "phone" } }`. Stories affected by a change are reviewed in the same visit, in both
 * themes. A story that no change since the base reaches passed all of this there: it is played in Persian alone.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const frame = new URL("iframe.html", process.env.TARGET_URL);
    frame.searchParams.set("globals", "locale:fa");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(leaveOutHighlights);
    await openForReviews(page);
    await page.goto(frame.href, { waitUntil: "load" });
    await page.evaluate(() => Object.assign(globalThis, { judgedParts: { first: new Set(), second: new Set() } }));
  },

  async preVisit(page, visit) {
    const { viewport, isThere } = await factsOf(page, visit);
    if (isThere) throw new Error(`${visit.title} › ${visit.name} is on the page already and would not be rendered`);
    const size = viewport ? viewports[viewport] : WINDOW;
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    await setAxe(page, isReached(visit.id));
  },

  async postVisit(page, visit) {
    if (visit.hasFailure || !isReached(visit.id)) return;
    const { isScreen, onlyLocale, viewport } = await factsOf(page, visit);
    const hasWindow = viewport !== undefined;
    const first = onlyLocale ?? "fa";
    const story = `${visit.title} › ${visit.name}`;
    if (isScreen) await expectToFit(page, visit, "fa");
    const taken = await takeIfReviewed(page, visit.id, first, hasWindow);
    if (onlyLocale) return expectNoFindings(story, taken);
    const faults = await visitAgainIn(page, visit.id, "en");
    if (faults.length > 0) {
      const text = `${story} in English:\n${faults.map(({ text: one }) => one).join("\n")}`;
      throw faults.some(({ from }) => from === "axe") ? violation(text) : new Error(text);
    }
    if (isScreen) await expectToFit(page, visit, "en");
    expectNoFindings(story, [...taken, ...(await takeIfReviewed(page, visit.id, "en", hasWindow))]);
  },
};

async function expectToFit(page: Page, visit: Visit, locale: Locale): Promise<void> {
  const before = page.viewportSize();
  const wide: string[] = [];
  for (const width of widthsOf(visit, locale)) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) wide.push(`${needed} px at ${width} px`);
  }
  if (before) await page.setViewportSize(before);
  if (wide.length > 0)
    throw violation(`${visit.title} › ${visit.name} (${locale}) scrolls sideways: ${wide.join(", ")}`);
}

export default config;
