import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Hits } from "./lab.ts";

/** Which test files reach which regions of the code, and the milliseconds of processor that each takes. */
export type Reach = { readonly testFile: string; readonly ms: number; readonly hits: Hits };

/** How many milliseconds of tests a mutant has to survive: those of its own folder first, then the quickest. */
const BUDGET_MS = 10_000;

/** The test files that run a region, the most promising first, as many as a mutant has to survive. */
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

/** How far a test file is from a file: 0 for its own, 1 for one beside it, then by how many folders they share. */
export function distance(testFile: string, file: string): number {
  const stem = (path: string) => basename(path).replace(/(\.test)?\.tsx?$/, "");
  if (dirname(testFile) === dirname(file) && stem(testFile) === stem(file)) return 0;
  const theirs = dirname(testFile).split("/");
  const ours = dirname(file).split("/");
  const shared = ours.findIndex((part, index) => part !== theirs[index]);
  return shared === -1 ? 1 : 1 + ours.length - shared;
}

/** Where this tool keeps what it may use again. */
export const CACHE = "node_modules/.cache/mutate";

/** What was measured before and still holds: neither the test file has changed nor a file that it reaches. */
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
