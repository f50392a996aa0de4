import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#tools/paths.mjs";
import { isTestFile, type NamingTest, namingTests, type Proof, proofs } from "./naming-tests.ts";
import type { Requirement } from "./table.ts";

/** Every test of the repository that names a requirement. */
export function testsOfRepository(): NamingTest[] {
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  if (listed.status !== 0) throw new Error(`git ls-files: ${listed.stderr}`);
  const files = listed.stdout.split("\0").filter((path) => isTestFile(path) && existsSync(join(root, path)));
  return files.flatMap((path) => namingTests(path, readFileSync(join(root, path), "utf8")));
}

/** Faults in how the tests name the requirements, one line each. */
export function faultsOf(table: readonly Requirement[], tests: readonly NamingTest[]): string[] {
  const named = new Set(tests.flatMap(({ numbers }) => numbers));
  const known = new Set(table.map(([number]) => number));
  const untested = table.filter(([number]) => !named.has(number));
  return [
    ...untested.map(([number, sentence]) => `R${number} has no test that names it: ${sentence}`),
    ...tests.flatMap((test) => [
      ...test.ranges.map((range) => `${place(test)} names a range, ${range}: name each number`),
      ...test.numbers
        .filter((number) => !known.has(number))
        .map((number) => `${place(test)} names R${number}, which is no requirement`),
    ]),
  ];
}

/** Requirements about what a traveller sees or is told: pages, signs and messages. */
const SEEN: ReadonlySet<number> = new Set([
  14,
  15,
  ...Array.from({ length: 83 - 18 + 1 }, (_, index) => 18 + index),
  121,
  125,
  187,
  188,
  192,
]);

/** Proof of a requirement nearest to the traveller; null without a test. */
export const proofOf = (number: number, tests: readonly NamingTest[]): Proof | null =>
  proofs.find((proof) => tests.some((test) => test.proof === proof && test.numbers.includes(number))) ?? null;

/** Requirements marked as visible whose tests open no page. */
export const unseen = (table: readonly Requirement[], tests: readonly NamingTest[]): string[] =>
  table.flatMap(([number, sentence]) => {
    const proof = proofOf(number, tests);
    return SEEN.has(number) && proof !== "page" && proof !== null
      ? [`R${number} is to be seen, and no test that names it opens a page: ${sentence}`]
      : [];
  });

const place = ({ file, line }: NamingTest): string => `${file}:${line}`;

/** The table with the tests of each requirement below it. */
export function linesOf(table: readonly Requirement[], tests: readonly NamingTest[]): string[] {
  return table.flatMap(([number, sentence]) => [
    `R${number} ${sentence}`,
    ...tests
      .filter(({ numbers }) => numbers.includes(number))
      .map((test) => `    [${test.proof}] ${place(test)} ${test.title}`),
  ]);
}
