import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { Both, ComponentGuide } from "#design-system/guide/guide.ts";

const root = join(import.meta.dirname, "../..");
const stories = globSync(
  ["design-system/components/*/*.stories.tsx", "app/src/features/stay/{StayPicker,OccupancyPicker}.stories.tsx"],
  { cwd: root },
).toSorted();

/** Focusable elements in the code of a component. */
const focusable =
  /<(a|button|input|select|textarea|summary)\b|<(Button|IconButton|PhoneLink)\b|tabIndex|react-aria-components/;

const textsOf = (guide: ComponentGuide): Both[] => [
  guide.name,
  guide.summary,
  ...[guide.when, guide.whenNot, guide.content ?? [], guide.limits ?? []].flat(),
  ...guide.pairs.flatMap((pair) => [pair.do, pair.dont]),
  ...guide.keys.flatMap((row) => ("rtl" in row ? [row.rtl, row.ltr] : [row.does])),
  ...guide.states.map(({ name }) => name),
];

/** Path of the guide that a story file imports. */
function guideOf(path: string, text: string): string {
  const named = /import \{ guide \} from "([^"]+)"/.exec(text)?.[1] ?? "no guide";
  return join(root, named.startsWith("#") ? named.slice(1) : join(dirname(path), named));
}

async function missingIn(path: string): Promise<string[]> {
  const text = readFileSync(join(root, path), "utf8");
  const exported = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const missing = [
    !/^const meta\b[^;]*?^ {2}component: /ms.test(text) && "component",
    !/^const meta\b[^;]*?^ {2}args: /ms.test(text) && "args",
    exported[0] !== "Playground" && "Playground as its first story",
  ];
  const file = guideOf(path, text);
  const { guide } = (await import(file)) as { guide: ComponentGuide };
  const code = globSync("*.tsx", { cwd: dirname(file) })
    .filter((name) => !/\.(stories|guide|test)\.tsx$/.test(name))
    .map((name) => readFileSync(join(dirname(file), name), "utf8"))
    .join("\n");
  for (const part of ["when", "whenNot", "pairs", "states"] as const)
    missing.push(guide[part].length === 0 && `${part} of the guide`);
  for (const [persian, english] of textsOf(guide)) {
    missing.push(!/[آ-ی]/.test(persian) && `Persian: ${persian}`);
    missing.push((!/[A-Za-z0-9]/.test(english) || /[آ-ی]/.test(english)) && `English: ${english}`);
  }
  for (const { story } of guide.states) missing.push(!exported.includes(story) && `the story ${story}`);
  missing.push(focusable.test(code) && guide.keys.length === 0 && !withoutKeys[basename(file)] && "keys");
  return missing.filter((one) => one !== false);
}

/** Guides of components without keyboard focus in a folder with a focusable element, each with the reason. */
const withoutKeys: Readonly<Record<string, string>> = {
  "Notice.guide.tsx": "takes the focus from code alone, when its text changes: no key reaches it",
};

test.each(stories)("%s has a page one can work with", async (path) => {
  expect(await missingIn(path)).toEqual([]);
});

test("every component folder has a guide", () => {
  const folders = globSync("design-system/components/*", { cwd: root }).map((folder) => basename(folder));
  const guided = globSync("design-system/components/*/*.guide.tsx", { cwd: root }).map((path) =>
    basename(dirname(path)),
  );
  expect(folders.filter((folder) => !guided.includes(folder))).toEqual([]);
});

/** Stories of parts of screens that have no playground, each with the reason. */
const withoutPlayground: Readonly<Record<string, string>> = {
  "app/src/features/price-alert/PriceAlert.stories.tsx": "staged in the pages of three products, from their answers",
  "app/src/features/shell/Meeting.stories.tsx": "shows how fixed parts meet, not one part",
};

test("every part of a screen has a playground as its first story, or a reason to have none", () => {
  const parts = globSync(["app/src/features/**/*.stories.tsx", "products/**/*.stories.tsx"], { cwd: root })
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
    .filter(({ text }) => /^ *(const meta.*)?title: "اجزا\//m.test(text))
    .filter(({ text }) => /^export const (\w+)/m.exec(text)?.[1] !== "Playground");
  expect(parts.map(({ path }) => path).toSorted()).toEqual(Object.keys(withoutPlayground).toSorted());
});
