import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { type Stats, storiesMadeOf, storiesReached } from "./changed-stories.ts";
import { Advice, CHECKS, changedFiles, commitOf, type Files, filesAt, filesNow } from "./files.ts";
import { readAccepted } from "./last-run.ts";
import { collectorScript } from "./reviewer.ts";
import { type Story, storiesIn } from "./stories.ts";
import { graphOf } from "./story-graph.ts";

type Chosen = ReadonlySet<string> | "all";

/** Story files to judge, those to play, and the reason for this choice: a sentence that the run prints. */
type Choice = { judged: Chosen; played: Chosen; why: string };

/** Files of the checks and of the Storybook, at the base and now. */
type Since = Record<"checks" | "sources", readonly [before: Files, now: Files]>;

const everything = (why: string): Choice => ({ judged: "all", played: "all", why });

/** Stories that the changes since a commit reach, by the graph of a build. */
export function choiceOf(base: string, stats: Stats, { checks, sources }: Since): Choice {
  const since = `since ${base.slice(0, 8)}`;
  if (changedFiles(...checks).length > 0) return everything(`the checks have changed ${since}`);
  const changed = changedFiles(...sources);
  const judged = storiesReached(stats, changed);
  return { judged, played: storiesMadeOf(stats, changed), why: `what has changed ${since}` };
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
    return everything(error.message);
  }
  return choiceOf(base, graphOf(folder), {
    checks: [filesAt(base, CHECKS), filesNow(CHECKS)],
    sources: [filesAt(base), filesNow()],
  });
}

const fileOf = ({ importPath }: Story): string => importPath.replace(/^\.\//, "");

/** The stories of the chosen files. */
export const storiesOf = (stories: readonly Story[], chosen: Chosen): Story[] =>
  stories.filter((story) => chosen === "all" || chosen.has(fileOf(story)));

/** Part of the unchanged story files that a run plays all the same: one in ten. */
const SAMPLE = 10;

/**
 * The unchanged files that are played all the same: others at each commit, so that a base that was never judged, or a
 * dependency that the graph does not know, shows within some commits.
 * @param commit full name; the same one gives the same files
 */
export const sampleOf = (files: readonly string[], commit: string): string[] =>
  files.filter((path) => createHash("sha256").update(`${commit} ${path}`).digest().readUInt32BE() % SAMPLE === 0);

/** Story files to play, and the sentence with the numbers and the reason. */
export type Playing = { files: string[]; note: string };

/**
 * Writes the list of stories that the story tests judge and review, and the script that records a page.
 * @param folder a Storybook that was built with its graph (`--stats-json`)
 * @param path of the file, whose form is `Reviewing` of `.storybook/review/in-story-tests.ts`
 */
export async function writeReviewing(folder: string, path: string, isAll: boolean): Promise<Playing> {
  const stories = await storiesIn(folder, "");
  const { judged, played, why } = isAll ? everything("--all") : reachedSinceBase(folder);
  const reviewed = storiesOf(stories, judged);
  const collector = reviewed.length === 0 ? "" : await collectorScript();
  writeFileSync(path, JSON.stringify({ collector, stories: reviewed.map(({ id }) => id) }));
  const files = [...new Set(stories.map(fileOf))].toSorted();
  const others = files.filter((file) => played !== "all" && !played.has(file));
  const sample = others.length === 0 ? [] : sampleOf(others, commitOf("HEAD"));
  const chosen = new Set(files.filter((file) => !others.includes(file) || sample.includes(file)));
  const count = storiesOf(stories, chosen).length;
  return {
    files: [...chosen],
    note: `${reviewed.length} of ${stories.length} stories judged, ${count} played (${sample.length} of ${others.length} unchanged files): ${why}`,
  };
}
