import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storyNames } from "../../.storybook/story-names.ts";

const root = join(import.meta.dirname, "../..");
const files = ["app/src", "products", "design-system"].flatMap((folder) =>
  globSync("**/*.stories.tsx", { cwd: join(root, folder) }).map((file) => join(root, folder, file)),
);
const exported = new Set(
  files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name]) => name ?? ""),
  ),
);

test("every story has a Persian name, and no name is of a story that is gone", () => {
  const unnamed = [...exported].filter((name) => storyNames[name] === undefined);
  expect(unnamed, "name it in .storybook/story-names.ts").toEqual([]);
  expect(Object.keys(storyNames).filter((name) => !exported.has(name))).toEqual([]);
});
