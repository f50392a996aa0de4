import { readFileSync } from "node:fs";
import type { Locale } from "#domain/enums/enums.ts";
import { violation } from "../violation.mjs";
import { distinct, review, viewsIn } from "./checks.ts";
import type { Taken } from "./snapshot.ts";
import { muteReview, takeStoryDown, WIDTHS } from "./take-down.ts";

/** Written for a run of the story tests (`tests/visual/reviewed-stories.ts`). */
type Reviewing = { collector: string; stories: readonly string[] };

const path = process.env["STORIES_REVIEWED"];
const { collector, stories }: Reviewing = path
  ? JSON.parse(readFileSync(path, "utf8"))
  : { collector: "", stories: [] };
const reviewed = new Set(stories);

/** A change since the base reaches the story. Without a list of reached stories, each is taken for reached. */
export const isReached = (id: string): boolean => path === undefined || reviewed.has(id);

type StoryPage = Parameters<typeof takeStoryDown>[0] & {
  viewportSize(): { width: number; height: number } | null;
  addInitScript(script: (() => void) | { content: string }): Promise<unknown>;
};

/** Prepares a page for reviews, before it is loaded: the collector comes with each document. */
export async function openForReviews(page: StoryPage): Promise<void> {
  if (reviewed.size === 0) return;
  await page.addInitScript(muteReview);
  await page.addInitScript({ content: collector });
}

/**
 * Takes down the story that is on the page, in the window that it is shown in or in both that are reviewed. The window is
 * put back.
 * @returns nothing for a story that is not reviewed
 */
export async function takeIfReviewed(
  page: StoryPage,
  id: string,
  locale: Locale,
  hasWindow: boolean,
): Promise<Taken[]> {
  if (!reviewed.has(id)) return [];
  const before = page.viewportSize();
  if (before === null) throw new Error("A page of the story tests has no window");
  const taken = await takeStoryDown(page, locale, {
    widths: hasWindow ? [before.width] : WIDTHS,
    height: before.height,
  });
  await page.setViewportSize(before);
  return taken;
}

/** @throws a violation with all findings of the checks in a story's snapshots */
export function expectNoFindings(story: string, taken: readonly Taken[]): void {
  const findings = distinct(viewsIn(story, taken).flatMap(review));
  if (findings.length === 0) return;
  const lines = findings.map(({ check, place, what }) => `${check} · ${place}\n    ${what}`);
  throw violation(`${findings.length} findings in ${story}:\n${lines.join("\n")}`);
}
