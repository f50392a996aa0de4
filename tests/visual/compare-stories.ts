import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "#tools/paths.mjs";
import { allModes } from "../../.storybook/modes.ts";
import type { Accepted } from "./accepted.ts";
import { storiesReached } from "./changed-stories.ts";
import { type Drawing, type Drawn, drawStories, type Trouble } from "./draw.ts";
import type { Asked } from "./draw-twice.ts";
import { Advice, changedFiles, commitOf, filesAt, filesNow } from "./files.ts";
import { acceptedOf, judge } from "./judge.ts";
import { acceptedPicture, keepRun, readAccepted } from "./last-run.ts";
import { browserName, pictureAt, picturesIn, studioOf } from "./pictures.ts";
import { isNamed, type Story, storiesIn } from "./stories.ts";
import { graphOf } from "./story-graph.ts";
import { type Kept, storybookAt, storybookNow } from "./storybooks.ts";
import { type Finding, writeReport } from "./write-report.ts";

type Options = Asked & { base: string | undefined; isOnlyChanged: boolean; to: string };

/** Maximum number of changed pictures to draw again before they are reported: a story may flicker. */
const DRAWN_AGAIN = 60;

/** One of the two Storybooks: its stories, and the settings of their drawing. */
type Side = { stories: readonly Story[]; drawing: Drawing };

/**
 * Compares stories with those of the base, prints those that do not look as accepted and writes the report.
 * @returns the exit code: 1 when something changed or could not be drawn
 */
export async function compareStories(options: Options): Promise<number> {
  const file = readAccepted();
  const browser = await browserName();
  if (Object.keys(file.accepted).length > 0 && file.browser !== browser) {
    console.log(`Accepted pictures were drawn by ${file.browser}, and here is ${browser}: they may look changed.`);
  }
  const commit = baseOf(options, file);
  if (commit === null) return drawAlone(options, browser);
  const before = storybookAt(commit);
  const reached = options.isOnlyChanged ? await reachedSince(commit, before, file, options.words) : null;
  if (reached?.size === 0) {
    console.log(`No file of a story has changed since ${commit.slice(0, 8)}.`);
    return 0;
  }
  const now = folderNow(options, reached);
  const studio = studioOf(browser, options.modes, options.width);
  const sideOf = async (kept: Kept): Promise<Side> => ({
    stories: (await storiesIn(kept.folder, options.words)).filter(
      ({ importPath }) => reached === null || reached.has(importPath.replace(/^\.\//, "")),
    ),
    drawing: { folder: kept.folder, modes: options.modes, width: options.width, fileOf: picturesIn(kept.home, studio) },
  });
  const base = await sideOf(before);
  const present = now === null ? { ...base, stories: [] } : await sideOf(now);
  if (base.stories.length + present.stories.length === 0) {
    throw new Advice(`There is no story with the words ${options.words}.`);
  }
  return compareSides(options, file, commit, base, present);
}

/** The base commit; null, with a message, when it is missing. */
function baseOf({ base }: Options, file: Accepted): string | null {
  try {
    return commitOf(base ?? file.base);
  } catch (error) {
    if (!(error instanceof Advice)) throw error;
    console.error(error.message);
    return null;
  }
}

/** Without a base nothing is compared: the stories are only drawn. */
async function drawAlone(options: Options, browser: string): Promise<number> {
  const kept = folderNow(options, null);
  if (kept === null) return 1;
  const stories = await storiesIn(kept.folder, options.words);
  const { modes, width } = options;
  const drawing = { folder: kept.folder, modes, width, fileOf: picturesIn(kept.home, studioOf(browser, modes, width)) };
  const drawn = await drawStories(drawing, stories);
  putPictures(options.to, drawing, drawn);
  for (const trouble of drawn.troubles) console.log(`✗ ${sentenceOf(trouble, stories)}`);
  console.log(`${stories.length} stories drawn into ${options.to}/ and compared with nothing`);
  return 1;
}

/** Copies every drawn picture beside the report, by its mode. */
function putPictures(to: string, { fileOf }: Drawing, { modes }: Drawn): void {
  for (const name of Object.keys(allModes)) rmSync(join(to, name), { recursive: true, force: true });
  for (const [story, names] of modes) {
    for (const mode of names) {
      const file = fileOf(story, mode);
      if (!existsSync(file)) continue;
      mkdirSync(join(to, mode), { recursive: true });
      copyFileSync(file, join(to, mode, `${story}.png`));
    }
  }
}

/**
 * Story files with these words that a change since the base reaches, and those with accepted pictures, whose change may
 * have been reverted; null for all. The words of a file's stories are known from the base; a new file may match any.
 */
async function reachedSince(
  commit: string,
  { folder }: Kept,
  { accepted }: Accepted,
  words: string,
): Promise<ReadonlySet<string> | null> {
  const changed = changedFiles(filesAt(commit), filesNow());
  const reached = storiesReached(graphOf(folder), changed);
  if (reached === "all") {
    console.log(`${changed.length} files have changed, one of them for every story: all are drawn.`);
    return null;
  }
  const stories = await storiesIn(folder, "");
  const pathOf = ({ importPath }: Story) => importPath.replace(/^\.\//, "");
  const known = new Set(stories.map(pathOf));
  const named = new Set(stories.filter((story) => isNamed(story, words)).map(pathOf));
  const acceptedBefore = stories.filter(({ id }) => accepted[id] !== undefined).map(pathOf);
  const files = [...new Set([...reached, ...acceptedBefore])].filter((path) => named.has(path) || !known.has(path));
  console.log(`${changed.length} files have changed, which the stories of ${files.length} files are made of.`);
  return new Set(files);
}

/** Storybook to compare: one that is built already, or the current files; null when no story file is left. */
function folderNow({ from }: Options, reached: ReadonlySet<string> | null): Kept | null {
  if (from !== undefined) {
    if (!existsSync(join(from, "index.json"))) throw new Advice(`There is no Storybook in ${from}.`);
    const home = join(from, ".pictures");
    rmSync(home, { recursive: true, force: true });
    return { home, folder: from };
  }
  if (reached === null) return storybookNow();
  const files = [...reached].filter((path) => existsSync(join(root, path)));
  return files.length === 0 ? null : storybookNow(files);
}

async function compareSides(options: Options, file: Accepted, commit: string, base: Side, now: Side): Promise<number> {
  const began = performance.now();
  const drawnBase = await drawStories(base.drawing, base.stories);
  const drawnNow = await drawStories(now.drawing, now.stories);
  const sides = { base, now, drawnBase, drawnNow };
  const first = await findingsIn(file, sides);
  const findings = first.length > DRAWN_AGAIN ? first : await drawnAgain(file, sides, first);
  const troubles = [
    ...[...drawnNow.fonts].map(
      (family) => `The font ${family} did not load: every text is drawn in another. Is its file in app/public/fonts?`,
    ),
    ...drawnNow.troubles.map((trouble) => sentenceOf(trouble, now.stories)),
    ...drawnBase.troubles.map((trouble) => `In the base: ${sentenceOf(trouble, base.stories)}`),
  ];
  const page = writeReport(options.to, commit, options.modes, findings, troubles);
  putPictures(options.to, now.drawing, drawnNow);
  keepRun(findings);
  for (const finding of findings) console.log(lineOf(finding));
  for (const trouble of troubles) console.log(`✗ ${trouble}`);
  const pictures = [...drawnNow.modes.values()].flat().length;
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${pictures} pictures of ${now.stories.length} stories against ${commit.slice(0, 8)}: ${findings.length} differ (${seconds} s)`,
  );
  if (findings.length > 0) {
    console.log(`Look at ${page}; accept with npm run visual -- --accept <words of a title, or all>.`);
  }
  return findings.length + drawnNow.troubles.length + drawnNow.fonts.size > 0 ? 1 : 0;
}

type Sides = { base: Side; now: Side; drawnBase: Drawn; drawnNow: Drawn };

/** All pictures of both sides that do not look as accepted. A story that could not be drawn is not judged. */
async function findingsIn(file: Accepted, { base, now, drawnBase, drawnNow }: Sides): Promise<Finding[]> {
  const stories = new Map([...base.stories, ...now.stories].map((story) => [story.id, story]));
  const failed = new Set([...drawnBase.troubles, ...drawnNow.troubles].map(({ story }) => story));
  const findings: Finding[] = [];
  for (const story of stories.values()) {
    if (failed.has(story.id)) continue;
    const modes = new Set([...(drawnBase.modes.get(story.id) ?? []), ...(drawnNow.modes.get(story.id) ?? [])]);
    for (const mode of modes) {
      const accepted = acceptedOf(file, story.id, mode);
      const verdict = await judge({
        base: pictureAt(base.drawing.fileOf(story.id, mode)),
        now: drawnNow.modes.get(story.id)?.includes(mode) ? pictureAt(now.drawing.fileOf(story.id, mode)) : null,
        accepted,
        acceptedPicture: acceptedPicture(accepted),
      });
      if (verdict !== null) findings.push({ story, mode, verdict });
    }
  }
  return findings;
}

/** Draws the changed pictures again, before and after: a picture that differs from its first drawing is a flicker. */
async function drawnAgain(file: Accepted, sides: Sides, first: readonly Finding[]): Promise<Finding[]> {
  const changed = first.filter(({ verdict }) => verdict.kind === "changed");
  if (changed.length === 0) return [...first];
  const ids = new Set(changed.map(({ story }) => story.id));
  for (const side of [sides.base, sides.now]) {
    for (const { story, mode } of changed) rmSync(side.drawing.fileOf(story.id, mode), { force: true });
    const { troubles } = await drawStories(
      side.drawing,
      side.stories.filter(({ id }) => ids.has(id)),
    );
    (side === sides.now ? sides.drawnNow : sides.drawnBase).troubles.push(...troubles);
  }
  const again = await findingsIn(file, sides);
  const key = ({ story, mode }: Finding) => `${story.id} ${mode}`;
  const kept = new Set(again.map(key));
  for (const one of changed.filter((finding) => !kept.has(key(finding)))) {
    console.log(`≈ ${key(one)}: differed once and not the second time; see npm run visual -- --twice ${one.story.id}`);
  }
  return again;
}

const SIGNS = { changed: "~", new: "+", removed: "-" } as const;

const lineOf = ({ story, mode, verdict: { kind, difference } }: Finding): string =>
  `${SIGNS[kind]} ${story.title} › ${story.name} ${mode}${difference ? ` ${difference.pixels} px` : ""}`;

function sentenceOf({ story, mode, what }: Trouble, stories: readonly Story[]): string {
  const found = stories.find(({ id }) => id === story);
  const name = found ? `${found.title} › ${found.name}` : story;
  const where = found ? ` (${found.importPath})` : "";
  return `${name} ${mode} could not be drawn: ${what}${where}`;
}
