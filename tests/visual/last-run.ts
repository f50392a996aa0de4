import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#tools/paths.mjs";
import { type Accepted, accepting, GONE, parseAccepted, rebased, writtenAccepted } from "./accepted.ts";
import { Advice, commitOf } from "./files.ts";
import { pictureAt } from "./pictures.ts";
import { isNamed } from "./stories.ts";
import { cache } from "./storybooks.ts";
import type { Finding } from "./write-report.ts";

/** The file in git. */
const FILE = join(root, "tests/visual/accepted.json");
/** Findings of the last run, for `--accept`. */
const LAST = join(cache, "last-run.json");
const SEEN = join(cache, "seen");
const PICTURES = join(cache, "accepted");

type Seen = { id: string; title: string; name: string; mode: string; digest: string };

/** @throws {Advice} when the file is broken */
export const readAccepted = (): Accepted => parseAccepted(readFileSync(FILE, "utf8"));

const pictureFile = (digest: string): string => join(PICTURES, `${digest}.png`);

/** The accepted picture, if it was accepted on this machine. */
export const acceptedPicture = (digest: string | undefined): Buffer | null =>
  digest === undefined || digest === GONE ? null : pictureAt(pictureFile(digest));

/** Stores a run's findings, with the pictures. */
export function keepRun(findings: readonly Finding[]): void {
  rmSync(SEEN, { recursive: true, force: true });
  mkdirSync(SEEN, { recursive: true });
  const seen = findings.map(({ story: { id, title, name }, mode, verdict: { digest, after } }): Seen => {
    if (after) writeFileSync(join(SEEN, `${digest}.png`), after);
    return { id, title, name, mode, digest };
  });
  writeFileSync(LAST, JSON.stringify(seen));
}

/**
 * Accepts the last run's findings in the stories with these words, or all.
 * @throws {Advice} when there are none
 */
export function accept(words: string, browser: string): string {
  if (!existsSync(LAST)) throw new Advice("Nothing was compared yet: run npm run visual first.");
  const seen = JSON.parse(readFileSync(LAST, "utf8")) as Seen[];
  const wanted = words === "all" ? seen : seen.filter((one) => isNamed(one, words));
  if (wanted.length === 0) throw new Advice(`The last run found no change in a story with the words ${words}.`);
  mkdirSync(PICTURES, { recursive: true });
  for (const { digest } of wanted) {
    const file = join(SEEN, `${digest}.png`);
    if (existsSync(file)) copyFileSync(file, pictureFile(digest));
  }
  const looks = wanted.map(({ id, mode, digest }) => ({ story: id, mode, digest }));
  writeFileSync(FILE, writtenAccepted(accepting(readAccepted(), browser, looks)));
  writeFileSync(LAST, JSON.stringify(seen.filter((one) => !wanted.includes(one))));
  const left = seen.length - wanted.length;
  return `${wanted.length} pictures accepted in tests/visual/accepted.json, ${left} of the last run are left.`;
}

/** Makes the present commit the base. */
export function rebase(browser: string): string {
  const commit = commitOf("HEAD");
  writeFileSync(FILE, writtenAccepted(rebased(commit, browser)));
  return `The base is ${commit.slice(0, 8)} now. Commit tests/visual/accepted.json.`;
}
