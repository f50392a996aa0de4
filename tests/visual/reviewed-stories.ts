import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Stats, storiesReached } from "./changed-stories.ts";
import { Advice, CHECKS, changedFiles, commitOf, type Files, filesAt, filesNow } from "./files.ts";
import { readAccepted } from "./last-run.ts";
import { collectorScript } from "./reviewer.ts";
import { type Story, storiesIn } from "./stories.ts";

/** Stories to review, and the reason for this choice: a sentence that the run prints. */
type Choice = { reached: ReadonlySet<string> | "all"; why: string };

/** Files of the checks and of the Storybook, at the base and now. */
type Since = Record<"checks" | "sources", readonly [before: Files, now: Files]>;

/** Stories reached by the changes since a commit, by the graph of a build. */
export function choiceOf(base: string, stats: Stats, { checks, sources }: Since): Choice {
  const since = `since ${base.slice(0, 8)}`;
  if (changedFiles(...checks).length > 0) return { reached: "all", why: `the checks have changed ${since}` };
  return { reached: storiesReached(stats, changedFiles(...sources)), why: `what has changed ${since}` };
}

/**
 * Stories reached by the changes since the base of `accepted.json`, by the graph of the present build. When a story no
 * longer uses a module, an importer that it still uses has changed; so the graph after the change is enough.
 */
function reachedSinceBase(folder: string): Choice {
  let base: string;
  try {
    base = commitOf(readAccepted().base);
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    return { reached: "all", why: error.message };
  }
  const stats = JSON.parse(readFileSync(join(folder, "preview-stats.json"), "utf8")) as Stats;
  return choiceOf(base, stats, {
    checks: [filesAt(base, CHECKS), filesNow(CHECKS)],
    sources: [filesAt(base), filesNow()],
  });
}

/** The stories of the reached files. */
export const storiesOf = (stories: readonly Story[], reached: Choice["reached"]): Story[] =>
  stories.filter(({ importPath }) => reached === "all" || reached.has(importPath.replace(/^\.\//, "")));

/**
 * Writes the list of stories that the story tests judge and review, and the script that records a page.
 * @param folder a Storybook that was built with its graph (`--stats-json`)
 * @param path of the file, whose form is `Reviewing` of `.storybook/review/in-story-tests.ts`
 * @returns the sentence with their number and the reason
 */
export async function writeReviewing(folder: string, path: string, isAll: boolean): Promise<string> {
  const stories = await storiesIn(folder, "");
  const { reached, why } = isAll ? { reached: "all" as const, why: "--all" } : reachedSinceBase(folder);
  const reviewed = storiesOf(stories, reached);
  const collector = reviewed.length === 0 ? "" : await collectorScript();
  writeFileSync(path, JSON.stringify({ collector, stories: reviewed.map(({ id }) => id) }));
  return `${reviewed.length} of ${stories.length} stories judged, the others played: ${why}`;
}
