import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const decisions = readdirSync(join(root, "docs/decisions")).map((name) => `docs/decisions/${name}`);
const guides = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
const documents = ["README.md", "SECURITY.md", ...guides.map((name) => `docs/${name}`), ...decisions];

/** Paths of this repository in backticks, some with alternatives in braces, and link targets within it. */
const PATH =
  /`((?:app|cli|deploy|design-system|docs|domain|fixtures|products|provider|runtime|tests|tools|\.storybook)\/[\w./{},-]*[\w/}])`/g;
const LINK = /\]\((?!https?:)([\w./-]+)(?:#[\w-]*)?\)/g;

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function expanded(path: string): string[] {
  const [, before = "", choices, after = ""] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  return choices === undefined ? [path] : choices.split(",").flatMap((one) => expanded(before + one + after));
}

test.each(documents)("every file that %s names is there", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const named = [...text.matchAll(PATH)].flatMap(([, path = ""]) => expanded(path));
  const linked = [...text.matchAll(LINK)].map(([, path = ""]) => join(document, "..", path));
  // `components/X/X.tsx` is a placeholder.
  const ours = [...named, ...linked].filter((path) => !path.includes("/X"));
  expect(ours.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

const FORM = /^# (\d{3}) .+\n\n(?:Accepted|Superseded by \[\d{3}\]\([\w.-]+\),) \d{4}-\d\d-\d\d\.\n/;
const index = readFileSync(join(root, "docs/decisions/README.md"), "utf8");

test.each(decisions.filter((path) => !path.endsWith("/README.md")))(
  "%s has its number, status and date, and is in the index",
  (path) => {
    const text = readFileSync(join(root, path), "utf8");
    const name = path.split("/").at(-1) ?? "";
    expect(FORM.exec(text)?.[1]).toBe(name.slice(0, 3));
    expect(index).toContain(`- [${name.slice(0, 3)}](${name}) ${text.slice(6, text.indexOf("\n"))}`);
  },
);
