/** Output of Storybook's `--stats-json`: each module with its importers. */
export type Stats = { modules: readonly { name: string; reasons: readonly { moduleName: string }[] }[] };

/**
 * Files of the workbench that do not affect a story's picture: names in its list, and the story tests' own behaviour.
 */
const BESIDE_STORIES =
  /^\.storybook\/((docs|map|review)\/|(test|retry|ready)-|(second-visit|judge-once|violation|story-names|story-tags|both-names)\.)/;

/** A change to one of these may change every picture, though no module imports it. */
const GLOBAL: readonly RegExp[] = [
  /^\.storybook\//,
  /^(package-lock\.json|tsconfig\.json|vite\.config\.ts)$/,
  /^tools\//,
  /^app\/public\//,
  /^fixtures\/(photos|tiles)\//,
];

/** A change to one of these affects how every story is played, if not its picture. */
const PLAYED_BY = /^\.storybook\/(?!docs\/|map\/|story-names\.)/;

const isGlobal = (path: string): boolean => !BESIDE_STORIES.test(path) && GLOBAL.some((pattern) => pattern.test(path));

/** Modules built from a file under another name: catalogues are compiled before the build. */
const BUILT: readonly { of: RegExp; into: readonly string[] }[] = [
  {
    of: /^(?:app\/src\/messages|products\/\w+\/words)\/(fa|en)\/(.+\.json)$/,
    into: ["app/src/messages/compiled/$1/$2"],
  },
  {
    of: /^(domain\/messages|products\/\w+\/words)\/[^/]+\.ts$/,
    into: ["fa", "en"].flatMap((locale) =>
      ["labels", "flightLabels", "blocking", "sharing"].map(
        (area) => `app/src/messages/compiled/${locale}/${area}.json`,
      ),
    ),
  },
];

const STORIES = /\.stories\.tsx$/;
const WORKBENCH = /^\.storybook\//;
/** Pages of documentation show stories, and are none. No other part of the workbench may import a file of stories. */
export const DOCS = /^\.storybook\/(docs|map)\//;

/** Tools for a reviewer: their imports (all catalogues) are no part of a story. */
const TOOLS = /^\.storybook\/workbench\//;

/** Imports every screen dynamically, so that by imports alone a story of one screen would depend on all of them. */
const ON_DEMAND = "app/src/on-demand.ts";
/** The folder of a screen, with its page and its stories. */
const SCREEN = /^(app\/src\/screens|products\/\w+\/web)\/[^/]+\//;

/** A module's path from the repository's root. vanilla-extract makes a second module of a file's styles. */
const pathOf = (module: string): string =>
  module
    .replace(/^\.\//, "")
    .replace(/\?.*$/, "")
    .replace(/\.vanilla\.css$/, "");

/** Importers of each module. */
export function importersIn({ modules }: Stats): Map<string, Set<string>> {
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
 * Story files reached by a change, by the graph of the build before the change; `"all"` when it reaches the preview.
 * The earlier graph is enough: a story reaches its first changed module through unchanged modules, whose imports it
 * has.
 *
 * A dynamically imported page counts for the stories in its own folder only. Stories that navigate between screens show
 * nothing that the screens' own stories do not, and are left to a whole run.
 */
export function storiesReached(stats: Stats, changed: readonly string[]): ReadonlySet<string> | "all" {
  if (changed.some(isGlobal)) return "all";
  const importers = importersIn(stats);
  const start = changed.filter((path) => !WORKBENCH.test(path)).flatMap((path) => [path, ...builtFrom(path)]);
  const reached = modulesReached(importers, start, ON_DEMAND);
  if (reached === "all") return "all";
  const stories = [...reached].filter((path) => STORIES.test(path));
  if (!reached.has(ON_DEMAND)) return new Set(stories);
  const beyond = modulesReached(importers, [...(importers.get(ON_DEMAND) ?? [])]);
  if (beyond === "all") return "all";
  const screens = new Set([...reached].map(screenOf));
  screens.delete(null);
  const fetching = [...beyond].filter((path) => STORIES.test(path));
  return new Set([...stories, ...fetching.filter((path) => screens.has(screenOf(path)))]);
}

/**
 * Story files that have a changed module among all the modules that they are made of, dynamically imported screens
 * included; `"all"` when the change reaches the preview or the story tests themselves. Any other story is made of the
 * same code as before, and plays as it did then.
 */
export function storiesMadeOf(stats: Stats, changed: readonly string[]): ReadonlySet<string> | "all" {
  if (changed.some((path) => isGlobal(path) || PLAYED_BY.test(path))) return "all";
  const start = changed.filter((path) => !WORKBENCH.test(path)).flatMap((path) => [path, ...builtFrom(path)]);
  const reached = modulesReached(importersIn(stats), start);
  return reached === "all" ? "all" : new Set([...reached].filter((path) => STORIES.test(path)));
}

const screenOf = (path: string): string | null => SCREEN.exec(path)?.[0] ?? null;

/** Modules that depend on the given ones, themselves included; the walk stops at `end`. */
function modulesReached(
  importers: ReadonlyMap<string, ReadonlySet<string>>,
  start: readonly string[],
  end?: string,
): ReadonlySet<string> | "all" {
  const reached = new Set<string>();
  const queue = [...start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path) || DOCS.test(path) || TOOLS.test(path)) continue;
    if (WORKBENCH.test(path)) return "all";
    reached.add(path);
    if (path !== end) queue.push(...(importers.get(path) ?? []));
  }
  return reached;
}

const builtFrom = (path: string): string[] =>
  BUILT.filter(({ of }) => of.test(path)).flatMap(({ of, into }) => into.map((name) => path.replace(of, name)));
