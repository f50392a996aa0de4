import type { Locale } from "#domain/enums/enums.ts";
import { viewports } from "../viewports.ts";
import type { Taken } from "./snapshot.ts";

/** Members of the story's page that this file uses. */
type StoryPage = {
  evaluate<In, Out>(work: (given: In) => Promise<Out> | Out, given: In): Promise<Out>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
};

/** Function that the collector's script adds to the page. */
type InPage = { takeStory(locale: Locale, isFocused: boolean): Taken };

/** Widths at which stories that name no window are viewed. */
export const WIDTHS: readonly number[] = [viewports.xl.width, viewports.phone.width];

/**
 * Keeps the page's own listeners from hearing of the focus that the collector gives to controls. Runs in the page before
 * everything else: the listener that comes first can stop the others.
 */
export function muteFocus(): void {
  const page = globalThis as { isFocusMuted?: boolean };
  const mute = (event: Event) => {
    if (page.isFocusMuted) event.stopImmediatePropagation();
  };
  for (const type of ["focus", "blur", "focusin", "focusout"]) addEventListener(type, mute, true);
}

/** Style of the page while its snapshot is taken: off-screen content is drawn, and theme changes apply at once. */
const STYLE = "html[data-reviewed] * { content-visibility: visible !important; transition: none !important; }";

/** Waits two frames for everything that depends on the window's size, off-screen too. Runs in the page. */
async function settle(style: string): Promise<void> {
  const page = globalThis as { reviewSheet?: CSSStyleSheet };
  if (page.reviewSheet === undefined) {
    page.reviewSheet = new CSSStyleSheet();
    page.reviewSheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, page.reviewSheet];
  }
  document.documentElement.dataset["reviewed"] = "";
  await document.fonts.ready;
  const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await twoFrames();
  // A list below its field is placed by the width that it had before the window changed, until the next event.
  dispatchEvent(new Event("resize"));
  await twoFrames();
}

/** Takes a story that is on the page down at each width. */
export async function takeStoryDown(
  page: StoryPage,
  locale: Locale,
  { widths, height }: { widths: readonly number[]; height: number },
): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.evaluate(settle, STYLE);
    const given = { locale, isFocused: width === widths[0] };
    taken.push(
      await page.evaluate(
        ({ locale: language, isFocused }) => (globalThis as unknown as InPage).takeStory(language, isFocused),
        given,
      ),
    );
  }
  await page.evaluate(() => document.documentElement.removeAttribute("data-reviewed"), undefined);
  return taken;
}
