import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "#tools/paths.mjs";
import type { Mode } from "../../.storybook/modes.ts";
import type { Verdict } from "./judge.ts";
import { type Entry, reportPage } from "./report/report.ts";
import type { Story } from "./stories.ts";

/** A picture that does not look as accepted. */
export type Finding = { story: Pick<Story, "id" | "title" | "name">; mode: string; verdict: Verdict };

/** Files beside the page, so that it opens without a network. */
const BESIDE = [
  "tests/visual/report/report.css",
  "tests/visual/report/report.js",
  ...["fa", "signs", "latin"].map((part) => `app/public/fonts/vazirmatn-${part}.woff2`),
];

/** Folders of pictures, which each run replaces. */
const KINDS = ["before", "after", "difference"] as const;

/** Writes the report and its pictures into a folder. Returns the path of its page. */
export function writeReport(
  to: string,
  base: string,
  modes: Readonly<Record<string, Mode>>,
  findings: readonly Finding[],
  troubles: readonly string[],
): string {
  for (const kind of KINDS) rmSync(join(to, kind), { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const file of BESIDE) copyFileSync(join(root, file), join(to, file.slice(file.lastIndexOf("/") + 1)));
  const entries = findings.map((finding) => entryOf(to, finding));
  const page = join(to, "index.html");
  writeFileSync(page, reportPage({ base, modes, entries, troubles }));
  return page;
}

function entryOf(to: string, { story, mode, verdict: { kind, before, after, difference } }: Finding): Entry {
  const put = (folder: (typeof KINDS)[number], picture: Buffer | null | undefined): string | null => {
    if (picture === null || picture === undefined) return null;
    const file = `${folder}/${mode}/${story.id}.png`;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), picture);
    return file;
  };
  return {
    story,
    mode,
    kind,
    before: put("before", before),
    after: put("after", after),
    difference: put("difference", difference?.picture),
    pixels: difference?.pixels ?? null,
    sizes:
      difference === null || difference.before === difference.after
        ? null
        : `${difference.before} → ${difference.after}`,
  };
}
