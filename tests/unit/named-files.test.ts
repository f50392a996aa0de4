import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const decisions = readdirSync(join(root, "docs/decisions")).map((name) => `docs/decisions/${name}`);
const guides = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
const documents = ["README.md", "SECURITY.md", ...guides.map((name) => `docs/${name}`), ...decisions];

/** Paths of ours within backticks, and what links lead to within the repository. */
const PATH = /`((?:app|cli|design-system|docs|domain|fixtures|provider|tests|tools)\/[\w./-]*[\w/])`/g;
const LINK = /\]\((?!https?:)([\w./-]+)(?:#[\w-]*)?\)/g;

test.each(documents)("every file that %s names is there", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const named = [...text.matchAll(PATH)].map(([, path = ""]) => path);
  const linked = [...text.matchAll(LINK)].map(([, path = ""]) => join(document, "..", path));
  // `components/X/X.tsx` stands for any.
  const ours = [...named, ...linked].filter((path) => !path.includes("/X"));
  expect(ours.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
