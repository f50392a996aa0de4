import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";
import { breakpoints, type Locale } from "#domain/enums/enums.ts";
import { visitAgainIn } from "./second-visit.ts";
import { type ViewportName, viewports } from "./viewports.ts";

/**
 * The widths at which a screen may not scroll sideways: the narrowest telephone in both languages, and the narrowest
 * window of each layout in English, whose words are longer. Each change of width is a tenth of a screen's time: the
 * layouts are measured in the first story of a screen and in the one with long texts. The journeys measure whole pages
 * at every width in both.
 */
const NARROWEST = 320;
const LAYOUTS: Record<Locale, readonly number[]> = { fa: [], en: [breakpoints.md, breakpoints.lg] };
const screensMeasured = new Set<string>();

function widthsOf({ title, name }: Visit, locale: Locale): readonly number[] {
  const place = `${title} ${locale}`;
  if (screensMeasured.has(place) && !/long/i.test(name)) return [NARROWEST];
  screensMeasured.add(place);
  return [NARROWEST, ...LAYOUTS[locale]];
}

type Page = Parameters<NonNullable<TestRunnerConfig["postVisit"]>>[0];
type Visit = Parameters<NonNullable<TestRunnerConfig["postVisit"]>>[1];

/** The runner's type leaves out the globals that a story sets for itself. */
type StoryContext = Awaited<ReturnType<typeof getStoryContext>> & {
  storyGlobals?: { locale?: string; viewport?: { value: ViewportName } };
};

/** The window of a story that names none. */
const WINDOW = { width: 1280, height: 720 };

/**
 * Every story is visited in Persian, right to left, and then in English, left to right: its play function and axe run in
 * both. One visit follows the other on the same page, because loading the page costs more than a story does. A story
 * that fills the window is a screen, and is also measured at the widths above. One about a width names it:
 * `globals: { viewport: { value: "phone" } }`.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const frame = new URL("iframe.html", process.env.TARGET_URL);
    frame.searchParams.set("globals", "locale:fa");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(frame.href, { waitUntil: "load" });
    await page.evaluate(() => Object.assign(globalThis, { judgedParts: { first: new Set(), second: new Set() } }));
  },

  async preVisit(page, visit) {
    const { storyGlobals } = (await getStoryContext(page, visit)) as StoryContext;
    const size = storyGlobals?.viewport ? viewports[storyGlobals.viewport.value] : WINDOW;
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  },

  async postVisit(page, visit) {
    if (visit.hasFailure) return;
    const { parameters, storyGlobals } = (await getStoryContext(page, visit)) as StoryContext;
    const isScreen = parameters.layout === "fullscreen";
    if (isScreen) await expectToFit(page, visit, "fa");
    if (storyGlobals?.locale !== undefined) return;
    const faults = await visitAgainIn(page, visit.id, "en");
    if (faults.length > 0) throw new Error(`${visit.title} › ${visit.name} in English:\n${faults.join("\n")}`);
    if (isScreen) await expectToFit(page, visit, "en");
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
    throw new Error(`${visit.title} › ${visit.name} (${locale}) scrolls sideways: ${wide.join(", ")}`);
}

export default config;
