import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Hits } from "./lab.ts";

/** Coverage by test file: the regions of the code that it reaches, and its CPU time in milliseconds. */
export type Reach = { readonly testFile: string; readonly ms: number; readonly hits: Hits };

/** Test time that a mutant has to survive, milliseconds: tests of its own folder first, then the quickest. */
const BUDGET_MS = 10_000;

/** Test files that run a region, most promising first, within a mutant's time budget. */
export function testsOf(reaches: readonly Reach[], file: string, region: number): Reach[] {
  const reaching = reaches.filter(({ hits }) => hits[file]?.includes(region));
  const ordered = reaching.toSorted(
    (one, other) =>
      Number(distance(one.testFile, file) > 1) - Number(distance(other.testFile, file) > 1) || one.ms - other.ms,
  );
  let spent = 0;
  return ordered.filter(({ ms }) => {
    const isWithin = spent < BUDGET_MS;
    spent += ms;
    return isWithin;
  });
}

/**
 * Distance between a test file and a file: 0 for its own, 1 for one beside it, then by the number of shared folders.
 */
export function distance(testFile: string, file: string): number {
  const stem = (path: string) => basename(path).replace(/(\.test)?\.tsx?$/, "");
  if (dirname(testFile) === dirname(file) && stem(testFile) === stem(file)) return 0;
  const theirs = dirname(testFile).split("/");
  const ours = dirname(file).split("/");
  const shared = ours.findIndex((part, index) => part !== theirs[index]);
  return shared === -1 ? 1 : 1 + ours.length - shared;
}

/** Folder for data that later runs can reuse. */
export const CACHE = "node_modules/.cache/mutate";

/** Cached measurements, valid while neither the test file nor a file that it reaches has changed. */
export function createReachCache(root: string) {
  const path = `${root}/${CACHE}/reach.json`;
  const known: Record<string, Reach & { stamp: string }> = read(path);
  const stampOf = ({ testFile, hits }: Pick<Reach, "testFile" | "hits">) =>
    hashOf([testFile, ...Object.keys(hits).toSorted()].map((file) => textOf(`${root}/${file}`)));
  return {
    get(testFile: string): Reach | null {
      const entry = known[testFile];
      return entry?.stamp === (entry && stampOf(entry)) ? (entry ?? null) : null;
    },
    put(reach: Reach): void {
      known[reach.testFile] = { ...reach, stamp: stampOf(reach) };
    },
    save(): void {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(known));
    },
  };
}

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, "utf8") : "");

const hashOf = (texts: readonly string[]): string => createHash("sha256").update(texts.join("\0")).digest("hex");

function read(path: string): Record<string, Reach & { stamp: string }> {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}
