/** What Storybook writes with `--stats-json`: each module with those that import it. */
export type Stats = { modules: readonly { name: string; reasons: readonly { moduleName: string }[] }[] };

/** A change of one of these may change every picture, though no module imports it. */
const GLOBAL: readonly RegExp[] = [
  /^\.storybook\/(?!(docs|review)\/|test-|retry-|second-visit)/,
  /^(package-lock\.json|tsconfig\.json|vite\.config\.ts)$/,
  /^tools\/(react-aria-persian\.ts|catalogues\.mjs)$/,
  /^app\/public\//,
  /^fixtures\/(photos|tiles)\//,
];

/** The modules that a file is built into under another name: catalogues are compiled before the build. */
const BUILT: readonly { of: RegExp; into: readonly string[] }[] = [
  { of: /^app\/src\/messages\/(fa|en)\/(.+\.json)$/, into: ["app/src/messages/compiled/$1/$2"] },
  {
    of: /^domain\/messages\/[^/]+\.ts$/,
    into: ["fa", "en"].flatMap((locale) =>
      ["labels", "flightLabels", "blocking", "sharing"].map(
        (area) => `app/src/messages/compiled/${locale}/${area}.json`,
      ),
    ),
  },
];

const STORIES = /\.stories\.tsx$/;
const WORKBENCH = /^\.storybook\//;
/** Pages of documentation show stories, and are none. */
const DOCS = /^\.storybook\/docs\//;

/** A module's path from the repository's root. vanilla-extract makes a second module of a file's styles. */
const pathOf = (module: string): string =>
  module
    .replace(/^\.\//, "")
    .replace(/\?.*$/, "")
    .replace(/\.vanilla\.css$/, "");

/** Which modules import which. */
function importersIn({ modules }: Stats): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const { name, reasons } of modules) {
    const path = pathOf(name);
    const known = importers.get(path) ?? new Set();
    for (const { moduleName } of reasons) known.add(pathOf(moduleName));
    importers.set(path, known);
  }
  return importers;
}

/**
 * The files of stories that a change reaches, by the graph of the build before the change; `"all"` when it reaches the
 * preview. The graph before is enough: a story reaches its first changed module through modules that did not change, whose
 * imports are in it.
 */
export function storiesReached(stats: Stats, changed: readonly string[]): ReadonlySet<string> | "all" {
  if (changed.some((path) => GLOBAL.some((pattern) => pattern.test(path)))) return "all";
  const importers = importersIn(stats);
  const reached = new Set<string>();
  const queue = changed.filter((path) => !WORKBENCH.test(path)).flatMap((path) => [path, ...builtFrom(path)]);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path) || DOCS.test(path)) continue;
    if (WORKBENCH.test(path)) return "all";
    reached.add(path);
    queue.push(...(importers.get(path) ?? []));
  }
  return new Set([...reached].filter((path) => STORIES.test(path)));
}

const builtFrom = (path: string): string[] =>
  BUILT.filter(({ of }) => of.test(path)).flatMap(({ of, into }) => into.map((name) => path.replace(of, name)));
