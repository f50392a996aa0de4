import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { notReady, rtlCritical } from "../../.storybook/story-tags.ts";

const root = join(import.meta.dirname, "../..");
const files = globSync("{app/src,products,design-system}/**/*.stories.tsx", { cwd: root })
  .map((path) => readFileSync(join(root, path), "utf8"))
  .map((text) => ({
    title: /^ *(?:const meta.*)?title: "([^"]*[آ-ی][^"]*\/[^"]+)"/m.exec(text)?.[1] ?? "",
    hasGuide: /^import \{ guide \}/m.test(text),
  }));

test("tags name stories that exist", () => {
  const titles = files.map(({ title }) => title);
  expect([...Object.keys(notReady), ...Object.keys(rtlCritical)].filter((title) => !titles.includes(title))).toEqual(
    [],
  );
});

test("a component without a page for designers is not ready", () => {
  const unguided = files.filter(({ title, hasGuide }) => title.startsWith("اجزا/") && !hasGuide);
  expect(Object.keys(notReady).toSorted()).toEqual(unguided.map(({ title }) => title).toSorted());
});
