import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const textsOf = (pattern: string | string[]) =>
  globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** `title` alone for a page, `title › Export` for a story. */
function targets(): Set<string> {
  const found = new Set<string>();
  for (const { text } of textsOf(["{app/src,products,design-system}/**/*.stories.tsx"])) {
    const title = /^ *(?:const meta.*)?title: "([^"]*[آ-ی][^"]*\/[^"]+)"/m.exec(text)?.[1] ?? "";
    found.add(title);
    for (const [, name] of text.matchAll(/^export const (\w+)/gm)) found.add(`${title} › ${name}`);
  }
  for (const { text } of textsOf(".storybook/docs/*.mdx")) found.add(/<Meta title="([^"]+)"/.exec(text)?.[1] ?? "");
  return found;
}

test("links of the workbench's pages lead to stories and pages that exist", () => {
  const known = targets();
  const links = textsOf(".storybook/**/*.{mdx,tsx}").flatMap(({ path, text }) =>
    [...text.matchAll(/<ToStory title="([^"]+)"(?: story="([^"]+)")?/g)].map(([, title, story]) => ({
      path,
      to: story === undefined ? `${title}` : `${title} › ${story}`,
    })),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ to }) => !known.has(to))).toEqual([]);
});
