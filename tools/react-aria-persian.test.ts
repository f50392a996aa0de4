import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { describe, expect, it } from "vitest";
import type { Dictionary } from "#design-system/aria/fa-IR.ts";
import * as persian from "#design-system/aria/fa-IR.ts";
import { dictionaryOf, reactAriaPersian, withoutInjectedStyle, withPersian } from "./react-aria-persian.ts";

const components = new URL("../design-system/components/", import.meta.url);
/** All modules that use React Aria; each is fetched when a visitor is about to use it. */
const parts = readdirSync(components, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("Aria.tsx"))
  .map((file) => new URL(file, components).pathname);

/** Builds our parts as the website does; `tables` are the word tables that they import. */
async function buildParts(): Promise<{ tables: string[]; code: string }> {
  const tables: string[] = [];
  const watch: Plugin = {
    name: "watch",
    moduleParsed: ({ id }) => {
      if (dictionaryOf(id)) tables.push(id);
    },
  };
  const built = await build({
    configFile: false,
    logLevel: "silent",
    // React Aria skips its injected styles in a test environment.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    plugins: [reactAriaPersian(), watch, (await import("@vanilla-extract/vite-plugin")).vanillaExtractPlugin()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: parts, external: /^react(-dom)?($|\/)/, preserveEntrySignatures: "strict" },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  return { tables, code: outputs.map((output) => (output.type === "chunk" ? output.code : "")).join("\n") };
}

const { tables, code } = await buildParts();

/** All texts of a message, and the placeholders that it shows or branches on. */
function read(message: Dictionary[string] | undefined): { text: string; placeholders: string[] } {
  const named = new Set<string>();
  const args = new Proxy<Record<string, unknown>>(
    {},
    { get: (_, name) => named.add(String(name)) && `{${String(name)}}` },
  );
  const all = (options: Readonly<Record<string, string | (() => string)>>) =>
    Object.values(options)
      .map((option) => (typeof option === "function" ? option() : option))
      .join(" ");
  const formatter = {
    number: String,
    plural: (_count: unknown, options: Readonly<Record<string, string | (() => string)>>) => all(options),
    select: all,
  };
  const text = typeof message === "function" ? message(args, formatter) : (message ?? "");
  return { text, placeholders: [...named].sort() };
}

const english = await Promise.all(
  [...new Set(tables)].map(async (table) => {
    const name = dictionaryOf(table) ?? "";
    const { default: languages }: { default: Record<string, Dictionary> } = await import(pathToFileURL(table).href);
    return { name, words: languages["en-US"] ?? {} };
  }),
);

describe("React Aria's own words", () => {
  it("are reached by the parts of ours that are looked at here", () => {
    expect(parts.length).toBeGreaterThanOrEqual(4);
    expect(english.map(({ name }) => name)).toContain("combobox");
  });

  it.each(english)("of $name are all Persian too, with the same placeholders", ({ name, words }) => {
    const translated: Dictionary = Object.entries(persian).find(([key]) => key === name)?.[1] ?? {};
    expect(Object.keys(translated).sort()).toEqual(Object.keys(words).sort());
    for (const [key, message] of Object.entries(words)) {
      expect([key, read(translated[key]).placeholders]).toEqual([key, read(message).placeholders]);
    }
  });

  it("are good Persian text", () => {
    for (const [name, words] of Object.entries(persian)) {
      for (const [key, message] of Object.entries<Dictionary[string]>(words)) {
        const said = read(message).text.replaceAll(/\{\w+\}/g, "");
        expect([name, key, said]).toEqual([name, key, expect.stringMatching(/^[^يك٠-٩0-9!]*[ا-ی][^يك٠-٩0-9!]*$/)]);
      }
    }
  });

  it("are no table without a module that has it", () => {
    expect(Object.keys(persian).sort()).toEqual(english.map(({ name }) => name).sort());
  });

  it("reach the browser in Persian and English alone", () => {
    const found = ["پیشنهادها", "Show suggestions", "Suggestions", "Vorschläge", "Sugerencias", "اقتراحات"];
    expect(found.filter((word) => code.includes(word))).toEqual(found.slice(0, 3));
  });
});

describe("what React Aria would inject", () => {
  it("is no style element, which the content security policy refuses", () => {
    expect(code.match(/createElement\(['"`](style|template)['"`]\)/g)).toEqual(
      Array(2).fill(expect.stringContaining("template")),
    );
  });
});

describe("a new version of React Aria", () => {
  it("that keeps its words in another shape fails the build", () => {
    expect(() => withPersian("export default {}", "combobox")).toThrow("have changed their shape");
  });
  it("that injects its styles in another way fails the build", () => {
    expect(() => withoutInjectedStyle("document.adoptedStyleSheets", "usePress.mjs")).toThrow("in another way now");
  });
});
