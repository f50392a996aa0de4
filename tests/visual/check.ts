import { distinct, review } from "../../.storybook/review/checks.ts";
import type { Finding } from "../../.storybook/review/snapshot.ts";
import { lookAtEach } from "./each-story.ts";
import { collectorScript, openReview, viewsOf } from "./reviewer.ts";
import type { Story } from "./stories.ts";

const lineOf = ({ check, story, place, what }: Finding): string => `${check} · ${story}\n    ${place}\n    ${what}`;

/**
 * Reviews stories with all checks and prints the findings.
 * @returns the number of findings and of stories that could not be drawn
 */
export async function checkStories(folder: string, stories: readonly Story[]): Promise<number> {
  const collector = await collectorScript();
  return lookAtEach(folder, stories, {
    open: (page, url) => openReview(page, url, collector),
    lookAt: async (page, story) => distinct((await viewsOf(page, story)).flatMap(review)).map(lineOf),
  });
}
