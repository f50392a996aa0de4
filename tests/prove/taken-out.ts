import { registerHooks } from "node:module";

/** Texts of a module, each with its replacement. */
export type Edits = readonly (readonly [there: string, instead: string])[];

/**
 * For a module preloaded before a provider (`--import`): loads the provider's modules with these edits, by the end of
 * their addresses. @throws when a text is no longer there.
 */
export function editModules(editsOf: Readonly<Record<string, Edits>>): void {
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
