import { fileURLToPath } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import type { Plugin } from "vite";
import * as persian from "../design-system/aria/fa-IR.ts";

const dictionaries = fileURLToPath(new URL("../design-system/aria/fa-IR.ts", import.meta.url));

/** Path of React Aria's own word tables, one file for each group of components. */
const wordTable =
  /\/(react-aria|react-stately|react-aria-components)\/dist\/private\/(?:(\w+)\/)?intlStrings\.(?:mjs|js)$/;

/** Name in `fa-IR.ts` of the Persian dictionary of a word table; null for any other module. */
export function dictionaryOf(id: string): string | null {
  const [, library, group] = wordTable.exec(id.split("?", 1)[0]?.replaceAll("\\", "/") ?? "") ?? [];
  if (library === undefined) return null;
  // The library of components has one table for all of them; state and behaviour have separate tables.
  if (library === "react-aria-components") return "components";
  return library === "react-stately" ? `${group}State` : (group ?? null);
}

/** A word table with Persian beside its English; one that no component of ours uses stays as it is. */
export function withPersian(code: string, dictionary: string): string {
  if (!(dictionary in persian)) return code;
  const translated = code.replace(/"en-US":/, '"fa-IR": persian,\n    "en-US":');
  if (translated === code) throw new Error(`React Aria's words have changed their shape: ${dictionary}`);
  return `import { ${dictionary} as persian } from ${JSON.stringify(dictionaries)};\n${translated}`;
}

/** Modules that inject a `style` element into the page, which the content security policy refuses. */
const styleInjector = /\/react-aria\/dist\/private\/(?:interactions\/usePress|overlays\/usePreventScroll)\.(?:mjs|js)$/;

/**
 * The same module with an inert element in place of the style: no rule is injected, and no violation is reported.
 * `design-system/aria/aria.css.ts` has those rules.
 */
export function withoutInjectedStyle(code: string, id: string): string {
  const inert = code.replaceAll(/createElement\((['"])style\1\)/g, "createElement('template')");
  if (inert === code) throw new Error(`React Aria injects its style in another way now: ${id}`);
  return inert;
}

/** Entries that the development server pre-bundles, so that no page reloads when it first needs a dependency. */
const parts = ["app/entry-client.tsx", "design-system/components/*/*Aria.tsx"];

/**
 * React Aria as this site needs it: its words in Persian and English alone, and no inline styles. In development the
 * same transformation runs when packages are pre-bundled.
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
