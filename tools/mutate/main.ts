import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { accepted } from "./accepted.ts";
import { mutantsOfFile } from "./candidates.ts";
import { createCompiler } from "./compiles.ts";
import { type Crew, openCrew } from "./crew.ts";
import { firstThatCompile, inTurn, sharesOf, shuffled } from "./draw.ts";
import { FOLDERS, filesOf } from "./folders.ts";
import { keyOf, type Mutant } from "./mutant.ts";
import { createReachCache, type Reach, testsOf } from "./reach.ts";
import { regionAt } from "./regions.ts";
import { diffOf, LEAST, type Result, scoreOf, table } from "./report.ts";
import { readResults, writeResults } from "./results.ts";

/**
 * `npm run mutate`: injects faults into the code, one at a time, and counts how many of them the tests find. With
 * `--again` it retries the survivors of the last run, and counts the others as before.
 */

const { values } = parseArgs({
  options: {
    mutants: { type: "string", default: "600" },
    seed: { type: "string", default: String(randomInt(1_000_000)) },
    tests: { type: "string", multiple: true, default: [""] },
    folder: { type: "string", multiple: true, default: [...FOLDERS] },
    minutes: { type: "string", default: "20" },
    again: { type: "boolean", default: false },
    labs: { type: "string", default: String(Math.min(4, availableParallelism())) },
  },
});
const size = Number(values.mutants);
const seed = Number(values.seed);
const folders = values.folder;
const began = performance.now();
const isInTime = () => performance.now() - began < 60_000 * Number(values.minutes);
const say = (text: string) => console.log(`[${Math.round((performance.now() - began) / 1000)} s] ${text}`);

say(`seed ${seed}: the same faults again with --seed ${seed} --mutants ${size}`);
const candidates = folders.map((folder) => filesOf(folder).flatMap(mutantsOfFile));
const before = values.again ? readResults() : null;
const drawn = before?.filter(({ outcome }) => outcome === "survived") ?? draw(candidates);
say(`${drawn.length} of ${candidates.flat().length} candidates`);
const crew = await openCrew(Number(values.labs));
const reaches = await measure(crew);
const tried = await tryAll(crew, drawn, reaches);
const again = new Set(tried.map(({ mutant }) => mutant));
const results = [...(before ?? []).filter(({ mutant }) => !again.has(mutant)), ...tried];
crew.close();
writeResults(results);
for (const { mutant, outcome } of results) if (outcome === "survived") console.log(diffOf(mutant));
console.log(`\n${table(results, folders)}`);
say(`seed ${seed}`);
process.exitCode = scoreOf(results) < LEAST ? 1 : 0;

function draw(all: readonly (readonly Mutant[])[]): { folder: string; mutant: Mutant }[] {
  const compiling = createCompiler(process.cwd());
  const shares = sharesOf(
    size,
    all.map(({ length }) => length),
  );
  return all.flatMap((some, index) =>
    firstThatCompile(shuffled(some, seed), shares[index] ?? 0, compiling).map((mutant) => ({
      folder: folders[index] ?? "",
      mutant,
    })),
  );
}

/** Coverage of each test file: cached where still valid, measured otherwise. */
async function measure({ testFiles: all, share }: Crew): Promise<Reach[]> {
  const testFiles = all.filter((testFile) => values.tests.some((beginning) => testFile.startsWith(beginning)));
  const cache = createReachCache(process.cwd());
  const unknown = testFiles.filter((testFile) => cache.get(testFile) === null);
  say(`${testFiles.length} test files, ${unknown.length} of them to be measured`);
  const orders = unknown.map((testFile) => ({ kind: "measure", testFile }) as const);
  await share(orders, ({ testFile }, { verdict, cpuMs, hits, why }) => {
    if (verdict !== "passed") say(`left out: ${testFile} ${verdict} as the code is: ${why}`);
    if (verdict === "passed") cache.put({ testFile, ms: cpuMs, hits });
    cache.save();
  });
  return testFiles.flatMap((testFile) => cache.get(testFile) ?? []);
}

async function tryAll(
  { share }: Crew,
  mutants: readonly { folder: string; mutant: Mutant }[],
  reaches: readonly Reach[],
): Promise<Result[]> {
  const mayBe = new Set(accepted.map(keyOf));
  const regions = new Map<string, (place: number) => number>();
  const regionOf = ({ file, start }: Mutant): number => {
    const known = regions.get(file) ?? regionAt(file, readFileSync(file, "utf8"));
    regions.set(file, known);
    return known(start);
  };
  const results: Result[] = mutants
    .filter(({ mutant }) => mayBe.has(keyOf(mutant)))
    .map(({ folder, mutant }) => ({ folder, mutant, outcome: "accepted" }));
  const orders = inTurn(mutants)
    .filter(({ mutant }) => !mayBe.has(keyOf(mutant)))
    .map(({ folder, mutant }) => ({
      kind: "try" as const,
      folder,
      mutant,
      tests: testsOf(reaches, mutant.file, regionOf(mutant)).map(({ testFile, ms }) => ({ testFile, ms })),
    }));
  let count = 0;
  await share(
    orders,
    ({ folder, mutant }, { outcome, by, why }) => {
      results.push({ folder, mutant, outcome });
      count += 1;
      if (process.env.MUTATE_VERBOSE) console.log(outcome, by, why, "\n", diffOf(mutant));
      if (count % 25 === 0) say(`${count} of ${orders.length}`);
    },
    isInTime,
  );
  if (count < orders.length) say(`${orders.length - count} were not tried: --minutes ${values.minutes}`);
  return results;
}
