import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "#tools/paths.mjs";
import type { Stats } from "./changed-stories.ts";

/** Imports and re-exports with a value: types are gone before anything runs. */
const IMPORTS =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** Our own modules that a file imports by value, as paths from the repository's root. */
export function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  return [...text.matchAll(IMPORTS)].flatMap(([, from, fetched]) => {
    const name = (from ?? fetched ?? "").replace(/\?.*$/, "");
    if (name.startsWith("#")) return [name.slice(1)];
    return name.startsWith(".") ? [posix.join(posix.dirname(path), name)] : [];
  });
}

/**
 * The module graph of a Storybook built with `--stats-json`. vanilla-extract runs a style file while it builds and puts
 * class names in its place, so that the bundler never sees the imports of a style file: they are added here.
 */
export function graphOf(folder: string): Stats {
  const { modules } = JSON.parse(readFileSync(join(folder, "preview-stats.json"), "utf8")) as Stats;
  const styles = globSync("{app,design-system,products,tests}/**/*.css.ts", { cwd: root });
  const ofStyles = styles.flatMap((style) =>
    importsOf(style).map((name) => ({ name, reasons: [{ moduleName: style }] })),
  );
  // A module that only style files import may have imports of its own.
  return { modules: [...modules, ...ofStyles, ...beyond(ofStyles.map(({ name }) => name))] };
}

function beyond(start: readonly string[]): Stats["modules"][number][] {
  const seen = new Set<string>();
  const found: Stats["modules"][number][] = [];
  const queue = start.filter((path) => path.endsWith(".ts"));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const imported = importsOf(path);
    found.push(...imported.map((name) => ({ name, reasons: [{ moduleName: path ?? "" }] })));
    queue.push(...imported.filter((name) => name.endsWith(".ts")));
  }
  return found;
}
