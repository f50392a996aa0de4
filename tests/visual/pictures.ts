import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "#tools/ensure-browser.mjs";
import { root } from "#tools/paths.mjs";
import type { Mode } from "../../.storybook/modes.ts";

/** Code that affects how a picture is taken: changing one of these files invalidates the cached pictures. */
const STUDIO = [
  "tests/visual/draw.ts",
  "tests/visual/settle.ts",
  "tests/visual/shots.ts",
  "tests/visual/workbench.ts",
  ".storybook/modes.ts",
  ".storybook/viewports.ts",
  ".storybook/review/visit.ts",
];

/** Name and version of the drawing browser. */
export const browserName = async (): Promise<string> =>
  execFileSync(await ensureBrowser(), ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** Key of everything that affects a picture beside the Storybook: the browser and this code. */
export function studioOf(browser: string, modes: Readonly<Record<string, Mode>>, width?: number): string {
  const code = STUDIO.map((path) => readFileSync(join(root, path), "utf8"));
  // The requested modes decide the mode that a picture of a story with a window of its own is stored under.
  const facts = [browser, String(width ?? ""), ...Object.keys(modes), ...code];
  return createHash("sha256").update(facts.join("\n")).digest("hex").slice(0, 8);
}

/** Path of a picture of a Storybook. */
export const picturesIn =
  (home: string, studio: string) =>
  (story: string, mode: string): string =>
    join(home, "pictures", studio, mode, `${story}.png`);

/** The picture, or null when there is none. */
export const pictureAt = (file: string): Buffer | null => (existsSync(file) ? readFileSync(file) : null);
