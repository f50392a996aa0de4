import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "#tools/paths.mjs";

/** What a Storybook is built from. Anything else may change without a picture changing. */
const SOURCES = [
  ".storybook",
  "app/public",
  "app/src",
  "design-system",
  "domain",
  "fixtures",
  "tests/stories",
  "tests/unit",
  "tools/catalogues.mjs",
  "tools/react-aria-persian.ts",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** Which files are meant: those below some paths, without those that `isLeft`. */
type Choice = { paths: readonly string[]; isLeft: (path: string) => boolean };

/** What a Storybook is made of; no test beside the code, page of documentation or check of the review. */
const STORYBOOK: Choice = {
  paths: SOURCES,
  isLeft: (path) => /\.test\.tsx?$|^\.storybook\/(docs|review)\//.test(path),
};

/** What finds the faults of a story: after a change of it any story may have one. */
export const CHECKS: Choice = {
  paths: [".storybook/review", ".storybook/test-runner.ts"],
  isLeft: (path) => /\.test\.ts$/.test(path),
};

/** The sources of a Storybook: the digest of each file's content, by path. */
export type Files = ReadonlyMap<string, string>;

/** Says in a sentence what to do; printed without a stack. */
export class Advice extends Error {}

const LARGE = 256 * 1024 * 1024;

/** @throws {Error} when git refuses, with what it said */
const git = (words: readonly string[], input?: string): string =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: LARGE, input, stdio: "pipe" });

const linesOf = (text: string): string[] => text.split("\0").filter((line) => line !== "");

/**
 * The full name of a commit that is in this history.
 * @throws {Advice} when there is no such commit, or no history
 */
export function commitOf(name: string): string {
  try {
    return git(["rev-parse", "--verify", "--quiet", `${name}^{commit}`]).trim();
  } catch {
    if (!hasHistory()) throw new Advice("This folder has no git history: there is nothing to compare with.");
    throw new Advice(
      `The base commit ${name} is not in this history. In a shallow clone, run git fetch --unshallow; ` +
        "otherwise name another with --base <commit>, or take the present one with npm run visual -- --rebase.",
    );
  }
}

function hasHistory(): boolean {
  try {
    git(["rev-parse", "--verify", "HEAD"]);
    return true;
  } catch {
    return false;
  }
}

/** The sources of a Storybook at a commit. */
export function filesAt(commit: string, { paths, isLeft }: Choice = STORYBOOK): Files {
  const lines = linesOf(git(["ls-tree", "-r", "-z", "--full-tree", commit, "--", ...paths]));
  // «mode blob digest<tab>path»
  const entries = lines.map((line) => {
    const [facts = "", path = ""] = line.split("\t");
    return [path, facts.split(" ")[2] ?? ""] as const;
  });
  return new Map(entries.filter(([path]) => !isLeft(path)));
}

/** The sources of a Storybook as they are in the folder now, saved or not in git. */
export function filesNow({ paths: among, isLeft }: Choice = STORYBOOK): Files {
  const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...among];
  const paths = [...new Set(linesOf(git(words)))].filter((path) => !isLeft(path) && existsSync(join(root, path)));
  const digests = git(["hash-object", "--stdin-paths"], paths.map((path) => `${path}\n`).join(""))
    .trim()
    .split("\n");
  return new Map(paths.map((path, index) => [path, digests[index] ?? ""]));
}

/** One name for the same sources, whichever commit they are in. */
export function keyOf(files: Files, ...more: readonly string[]): string {
  const lines = [...files].map(([path, digest]) => `${path} ${digest}`).toSorted();
  return createHash("sha256")
    .update([...lines, ...more].join("\n"))
    .digest("hex")
    .slice(0, 16);
}

/** The paths whose content is not the same in both, also when one of them lacks it. */
export function changedFiles(before: Files, after: Files): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}
