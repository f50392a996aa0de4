import type { Locale } from "#domain/enums/enums.ts";
import { viewports } from "../viewports.ts";
import type { Taken } from "./snapshot.ts";

/** Members of the story's page that this file uses. */
type StoryPage = {
  evaluate<In, Out>(work: (given: In) => Promise<Out> | Out, given: In): Promise<Out>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
};

/** Function that the collector's script adds to the page. */
type InPage = { takeStory(locale: Locale, isFocused: boolean): Omit<Taken, "isUnfolded"> };

/** Widths at which stories that name no window are viewed. */
export const WIDTHS: readonly number[] = [viewports.xl.width, viewports.phone.width];

/**
 * Keeps the page's own listeners from hearing of the focus that the collector gives to controls, and of the folds that
 * `unfold` opens. Runs in the page before everything else: the listener that comes first can stop the others.
 */
export function muteReview(): void {
  const page = globalThis as { isFocusMuted?: boolean };
  const mute = (event: Event) => {
    if (page.isFocusMuted) event.stopImmediatePropagation();
  };
  for (const type of ["focus", "blur", "focusin", "focusout"]) addEventListener(type, mute, true);
  const muteFold = (event: Event) => {
    if (event.target instanceof Element && event.target.hasAttribute("data-unfolded")) event.stopImmediatePropagation();
  };
  addEventListener("toggle", muteFold, true);
}

/** Style of the page while its snapshot is taken: off-screen content is drawn, and theme changes apply at once. */
const STYLE = "html[data-reviewed] * { content-visibility: visible !important; transition: none !important; }";

/**
 * Opens closed `<details>`, unheard by the page. Those that open over the page stay closed: their stories open them. Runs
 * in the page.
 * @returns whether there are any
 */
function unfold(): boolean {
  const folds = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")].filter((details) =>
    [...details.children].every((child) => !["absolute", "fixed"].includes(getComputedStyle(child).position)),
  );
  for (const details of folds) {
    details.setAttribute("data-unfolded", "");
    details.open = true;
  }
  return folds.length > 0;
}

/** Leaves the mark, since the events of a fold come later. Runs in the page. */
function foldAgain(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("[data-unfolded]")) details.open = false;
  document.documentElement.removeAttribute("data-reviewed");
}

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

/** Takes a story that is on the page down at each width, and unfolded at the last one where parts of it are closed. */
export async function takeStoryDown(
  page: StoryPage,
  locale: Locale,
  { widths, height }: { widths: readonly number[]; height: number },
): Promise<Taken[]> {
  const taken: Taken[] = [];
  const take = async (isFocused: boolean, isUnfolded: boolean) => {
    await page.evaluate(settle, STYLE);
    const shown = await page.evaluate(
      (given) => (globalThis as unknown as InPage).takeStory(given.locale, given.isFocused),
      { locale, isFocused },
    );
    taken.push({ ...shown, isUnfolded });
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await take(width === widths[0], false);
  }
  if (await page.evaluate(unfold, undefined)) await take(true, true);
  await page.evaluate(foldAgain, undefined);
  return taken;
}
