import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { root } from "#tools/paths.mjs";

/** Texts of a module, each with its replacement. */
export type Edits = readonly (readonly [there: string, instead: string])[];

/**
 * For a module preloaded before a provider (`--import`): loads the provider's modules with these edits, by the end of
 * their addresses. @throws when a module or a text is no longer there: a control without its fault would pass.
 */
export function editModules(editsOf: Readonly<Record<string, Edits>>): void {
  const moved = Object.keys(editsOf).filter((place) => !existsSync(join(root, place)));
  if (moved.length > 0) throw new Error(`There is no ${moved.join(", ")} any more`);
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const edits = Object.entries(editsOf).find(([place]) => url.endsWith(place))?.[1];
      if (edits === undefined) return loaded;
      let source = String(loaded.source);
      for (const [there, instead] of edits) {
        if (!source.includes(there)) throw new Error(`Not in ${url} any more: ${there}`);
        source = source.replace(there, instead);
      }
      return { ...loaded, source };
    },
  });
}
