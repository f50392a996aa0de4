import { fileURLToPath } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import type { Plugin } from "vite";
import * as persian from "../design-system/aria/fa-IR.ts";

const dictionaries = fileURLToPath(new URL("../design-system/aria/fa-IR.ts", import.meta.url));

/** React Aria's tables of its own words, one file for each group of components. */
const wordTable =
  /\/(react-aria|react-stately|react-aria-components)\/dist\/private\/(?:(\w+)\/)?intlStrings\.(?:mjs|js)$/;

/** What the Persian dictionary of a word table is called in `fa-IR.ts`; null for any other module. */
export function dictionaryOf(id: string): string | null {
  const [, library, group] = wordTable.exec(id.split("?", 1)[0]?.replaceAll("\\", "/") ?? "") ?? [];
  if (library === undefined) return null;
  // The library of components has one table for all of them; those of state are apart from those of behaviour.
  if (library === "react-aria-components") return "components";
  return library === "react-stately" ? `${group}State` : (group ?? null);
}

/** A word table with Persian beside its English; one that no component of ours reaches stays as it is. */
export function withPersian(code: string, dictionary: string): string {
  if (!(dictionary in persian)) return code;
  const translated = code.replace(/"en-US":/, '"fa-IR": persian,\n    "en-US":');
  if (translated === code) throw new Error(`React Aria's words have changed their shape: ${dictionary}`);
  return `import { ${dictionary} as persian } from ${JSON.stringify(dictionaries)};\n${translated}`;
}

/** The modules that put a `style` element into the page, which the content security policy refuses. */
const styleInjector = /\/react-aria\/dist\/private\/(?:interactions\/usePress|overlays\/usePreventScroll)\.(?:mjs|js)$/;

/**
 * The same module with an inert element in the style's place: no rule is injected, and none is refused and reported.
 * `design-system/aria/aria.css.ts` holds those rules.
 */
export function withoutInjectedStyle(code: string, id: string): string {
  const inert = code.replaceAll(/createElement\((['"])style\1\)/g, "createElement('template')");
  if (inert === code) throw new Error(`React Aria injects its style in another way now: ${id}`);
  return inert;
}

/** What development bundles beforehand: found here, it is there before a page asks for it, and no page is reloaded. */
const parts = ["app/entry-client.tsx", "design-system/components/*/*Aria.tsx"];

/**
 * React Aria as this site needs it: its own words in Persian and English alone, and nothing inline. Development bundles
 * packages beforehand, and there the same transformation runs.
 */
export function reactAriaPersian(): Plugin[] {
  const words: Plugin = {
    name: "shamseh:react-aria-persian",
    enforce: "pre",
    transform: {
      filter: { id: [wordTable, styleInjector] },
      handler(code, id) {
        const dictionary = dictionaryOf(id);
        return { code: dictionary ? withPersian(code, dictionary) : withoutInjectedStyle(code, id), map: null };
      },
    },
  };
  const locales = optimizeLocales.vite({ locales: ["en-US", "fa-IR"] });
  return [
    {
      ...words,
      config: () => ({ optimizeDeps: { entries: parts, rolldownOptions: { plugins: [words] } } }),
    },
    ...(Array.isArray(locales) ? locales : [locales]),
  ];
}
