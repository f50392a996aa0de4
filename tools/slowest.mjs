import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, relative } from "node:path";
import { root } from "./paths.mjs";

/** @typedef {{ file: string, seconds: number }} Timed */

/** Duration of each file by a runner's JSON report. */
export const timings = {
  /** Vitest's report; Jest's has the same form. */
  vitest: ({ testResults }) =>
    testResults.map(({ name, startTime, endTime }) => ({ file: nameOf(name), seconds: (endTime - startTime) / 1000 })),
  playwright: ({ suites }) => suites.map((suite) => ({ file: nameOf(suite.title), seconds: secondsIn(suite) })),
};

/** A test file's path from the repository, normalised over runners. */
export const nameOf = (path) => (isAbsolute(path) ? relative(root, path) : path.replace(/^\.\//, ""));

const secondsOf = (specs) =>
  specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).reduce((sum, one) => sum + one.duration, 0) /
  1000;

const secondsIn = ({ specs = [], suites = [] }) =>
  suites.reduce((sum, suite) => sum + secondsIn(suite), secondsOf(specs));

/**
 * Slowest files, in descending order. The parts of a file count together; a file without tests is left out.
 * @param {readonly Timed[]} files
 * @param {number} count
 * @returns {Timed[]}
 */
export function slowest(files, count) {
  const sums = new Map();
  for (const { file, seconds } of files) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums]
    .map(([file, seconds]) => ({ file, seconds }))
    .filter(({ seconds }) => seconds > 0)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}

/**
 * Timings of a written report; none without a report.
 * @param {string} path
 * @param {(report: any) => Timed[]} timing
 */
export const timingsOf = (path, timing) => (existsSync(path) ? timing(JSON.parse(readFileSync(path, "utf8"))) : []);
