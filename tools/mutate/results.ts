import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "./reach.ts";
import type { Result } from "./report.ts";

/** Results of the last run, kept so that its survivors can be tried again. */

const FILE = join(CACHE, "results.json");

export function writeResults(results: readonly Result[]): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(FILE, JSON.stringify(results));
}

/** @throws without a previous run, or when a file has changed since: its mutants would be of another text. */
export function readResults(): Result[] {
  const results: Result[] = JSON.parse(readFileSync(FILE, "utf8"));
  for (const { mutant } of results) {
    const lines = readFileSync(mutant.file, "utf8").slice(0, mutant.start).split("\n").length;
    if (lines !== mutant.line) throw new Error(`${mutant.file} has changed since the last run`);
  }
  return results;
}
