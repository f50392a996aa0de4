/** What Storybook writes with `--stats-json`: each module with those that import it. */
export type Stats = { modules: readonly { name: string; reasons: readonly { moduleName: string }[] }[] };

/** Files of the workbench that draw nothing in a story: names in its list, and how the story tests go about. */
const BESIDE_STORIES =
  /^\.storybook\/((docs|map|review)\/|(test|retry|ready)-|(second-visit|judge-once|violation|story-names|both-names)\.)/;

/** A change of one of these may change every picture, though no module imports it. */
const GLOBAL: readonly RegExp[] = [
  /^\.storybook\//,
  /^(package-lock\.json|tsconfig\.json|vite\.config\.ts)$/,
  /^tools\/(react-aria-persian\.ts|catalogues\.mjs)$/,
  /^app\/public\//,
  /^fixtures\/(photos|tiles)\//,
];

const isGlobal = (path: string): boolean => !BESIDE_STORIES.test(path) && GLOBAL.some((pattern) => pattern.test(path));

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
/** Pages of documentation show stories, and are none. No other part of the workbench may import a file of stories. */
export const DOCS = /^\.storybook\/(docs|map)\//;

/** Tools that a reviewer chooses: what they are made of (all catalogues) is no part of a story. */
const TOOLS = /^\.storybook\/workbench\//;

/** Fetches every screen by its address, so that by imports alone a story of one screen is made of all of them. */
const ON_DEMAND = "app/src/on-demand.ts";
/** The folder of a screen, with its page and its stories. */
const SCREEN = /^app\/src\/screens\/[^/]+\//;

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
 *
 * A page that is fetched by its address is taken for a part of the stories in its own folder. Those that walk from one screen
 * to another show nothing that the screens' own stories do not, and are left to a whole run.
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

const screenOf = (path: string): string | null => SCREEN.exec(path)?.[0] ?? null;

/** What is made of some modules, themselves included; the walk does not go beyond `end`. */
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
