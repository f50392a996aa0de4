import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "#tools/paths.mjs";

/** Sources of a Storybook. Changes to any other file leave the pictures unchanged. */
const SOURCES = [
  ".storybook",
  "app/public",
  "app/src",
  "design-system",
  "domain",
  "products",
  "fixtures",
  "tests/stories",
  "tests/support/answer-faults.ts",
  "tests/support/invariants.ts",
  "tests/support/translator.ts",
  "tools/catalogue-files.mjs",
  "tools/catalogues.mjs",
  "tools/class-names.ts",
  "tools/message-formatter.ts",
  "tools/preload.ts",
  "tools/react-aria-persian.ts",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** Selection of files: those below some paths, except those that `isLeft`. */
type Choice = { paths: readonly string[]; isLeft: (path: string) => boolean };

/** Inputs of a Storybook; no tests beside the code, pages of documentation or checks of the review. */
const STORYBOOK: Choice = {
  paths: SOURCES,
  isLeft: (path) => /\.test\.tsx?$|^\.storybook\/(docs|review)\//.test(path),
};

/** Checks that find the faults of a story: after a change to them any story may have one. */
export const CHECKS: Choice = {
  paths: [".storybook/review", ".storybook/test-runner.ts"],
  isLeft: (path) => /\.test\.ts$/.test(path),
};

/** The sources of a Storybook: the digest of each file's content, by path. */
export type Files = ReadonlyMap<string, string>;

/** Instruction for the user; printed without a stack. */
export class Advice extends Error {}

const LARGE = 256 * 1024 * 1024;

/** @throws {Error} when git fails, with its message */
const git = (words: readonly string[], input?: string): string =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: LARGE, input, stdio: "pipe" });

const linesOf = (text: string): string[] => text.split("\0").filter((line) => line !== "");

/**
 * Full name of a commit in this history.
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

/** The sources of a Storybook in the working tree, including unsaved and untracked files. */
export function filesNow({ paths: among, isLeft }: Choice = STORYBOOK): Files {
  const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...among];
  const paths = [...new Set(linesOf(git(words)))].filter((path) => !isLeft(path) && existsSync(join(root, path)));
  const digests = git(["hash-object", "--stdin-paths"], paths.map((path) => `${path}\n`).join(""))
    .trim()
    .split("\n");
  return new Map(paths.map((path, index) => [path, digests[index] ?? ""]));
}

/** Key of the sources, independent of their commit. */
export function keyOf(files: Files, ...more: readonly string[]): string {
  const lines = [...files].map(([path, digest]) => `${path} ${digest}`).toSorted();
  return createHash("sha256")
    .update([...lines, ...more].join("\n"))
    .digest("hex")
    .slice(0, 16);
}

/** Paths whose content differs, or that are missing on one side. */
export function changedFiles(before: Files, after: Files): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}
