import { readFileSync, writeFileSync } from "node:fs";
import { afterAll } from "vitest";

/**
 * Runs in the worker before each test file. A kept worker caches the text of every loaded module: changed ones are
 * dropped here. Then the counters collect the regions that the file reaches.
 */

type Modules = {
  readonly fileToModulesMap: ReadonlyMap<string, Iterable<object>>;
  invalidateModule(module: object): void;
};

const { __vitest_worker__: worker } = globalThis as unknown as { __vitest_worker__: { evaluatedModules: Modules } };
const folder = process.env.MUTATE_FOLDER ?? "";
const hits = new Map<string, Set<number>>();
const before = process.cpuUsage();

for (const path of JSON.parse(readFileSync(`${folder}/changed.json`, "utf8"))) {
  for (const module of worker.evaluatedModules.fileToModulesMap.get(path) ?? []) {
    worker.evaluatedModules.invalidateModule(module);
  }
}

Object.assign(globalThis, {
  countHit(file: string, region: number) {
    const regions = hits.get(file);
    if (regions === undefined) hits.set(file, new Set([region]));
    else regions.add(region);
  },
});

afterAll(() => {
  const { user, system } = process.cpuUsage(before);
  const found = Object.fromEntries([...hits].map(([file, regions]) => [file, [...regions]]));
  writeFileSync(`${folder}/ran.json`, JSON.stringify({ hits: found, cpuMs: Math.round((user + system) / 1000) }));
});
