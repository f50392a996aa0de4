import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { root } from "#tools/paths.mjs";
import { DOCS, importersIn, storiesMadeOf } from "./changed-stories.ts";
import { filesNow } from "./files.ts";
import { graphOf, importsOf } from "./story-graph.ts";

/**
 * A story whose modules are unchanged is not played again, so the graph has to know all of them. The imports are read
 * from the sources here, beside the bundler that the graph comes from.
 */
const graph = graphOf(resolve(root, process.env.STORYBOOK_FOLDER ?? "storybook-static"));

const importers = importersIn(graph);
const own = [...importers.keys()].filter(
  (path) => !path.startsWith("node_modules") && !DOCS.test(path) && existsSync(join(root, path)),
);

test("every import of a story's modules is in the graph", () => {
  const code = own.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path));
  const missing = code.flatMap((path) =>
    importsOf(path)
      .filter((name) => !importers.get(name)?.has(path))
      .map((name) => `${path} → ${name}`),
  );
  expect(code.length).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});

test("every module of a story is among the sources whose change is looked for", () => {
  const sources = filesNow();
  // Catalogues are compiled from sources, a change of a check judges every story, and a page of documentation is none.
  const isKnown = (path: string) => /^(?:app\/src\/messages\/compiled|\.storybook\/review|docs)\//.test(path);
  expect(own.filter((path) => !sources.has(path) && !isKnown(path))).toEqual([]);
});

test("a module that styles alone import reaches the stories that wear them", () => {
  const reached = storiesMadeOf(graph, ["design-system/theme/fade-end.ts"]);
  expect(reached).toContain("products/stay/web/property/PropertyScreen.stories.tsx");
});

test("what the build is configured by reaches every story", () => {
  const builders = importsOf("vite.config.ts").filter((path) => existsSync(join(root, path)));
  expect(builders).toContain("tools/class-names.ts");
  const sources = filesNow();
  expect(builders.filter((path) => !sources.has(path) || storiesMadeOf(graph, [path]) !== "all")).toEqual([]);
});
