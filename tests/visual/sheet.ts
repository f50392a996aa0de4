import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Mode } from "../../.storybook/modes.ts";
import { drawStories } from "./draw.ts";
import { Advice } from "./files.ts";
import { sheetStories } from "./sheet-stories.ts";
import { storiesIn } from "./stories.ts";

type Condition = Mode & { name: string; width: number };

/** Conditions in which each screen of the sheet is seen. */
const conditions: readonly Condition[] = [
  { name: "fa-360-light", locale: "fa", theme: "light", viewport: "phone", width: 360 },
  { name: "fa-390-dark", locale: "fa", theme: "dark", viewport: "phone", width: 390 },
  { name: "en-390-light", locale: "en", theme: "light", viewport: "phone", width: 390 },
  { name: "fa-820-light", locale: "fa", theme: "light", viewport: "md", width: 820 },
  { name: "en-1280-light", locale: "en", theme: "light", viewport: "xl", width: 1280 },
  { name: "fa-1280-dark", locale: "fa", theme: "dark", viewport: "xl", width: 1280 },
];

/** Height of a page that a sheet shows, pixels: about three screens of a phone. */
const SHOWN = 2400;
/** Gap between the pictures of a sheet, pixels. */
const GAP = 24;

/** One picture of a screen in all conditions, side by side, halved. */
async function writeSheet(files: readonly string[], to: string): Promise<void> {
  const pictures = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      const cut = Math.min(height, SHOWN);
      const input = await sharp(file)
        .extract({ left: 0, top: 0, width, height: cut })
        .resize(Math.round(width / 2))
        .png()
        .toBuffer();
      return { input, width: Math.round(width / 2), height: Math.ceil(cut / 2) };
    }),
  );
  const width = pictures.reduce((sum, picture) => sum + picture.width + GAP, GAP);
  const height = Math.max(...pictures.map((picture) => picture.height)) + 2 * GAP;
  let left = GAP;
  const placed = pictures.map((picture) => {
    const at = { input: picture.input, left, top: GAP };
    left += picture.width + GAP;
    return at;
  });
  await sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .composite(placed)
    .png({ compressionLevel: 9 })
    .toFile(to);
}

/**
 * Draws the screens of `sheet-stories.ts` in six conditions, into `<to>/sheet/<screen>.png`.
 *
 * @param folder a built Storybook
 * @returns the number of screens that could not be drawn
 * @throws Advice when a named story does not exist
 */
export async function drawSheet(folder: string, to: string): Promise<number> {
  const home = join(to, "sheet");
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const all = await storiesIn(folder, "");
  const missing = Object.values(sheetStories).filter((id) => !all.some((story) => story.id === id));
  if (missing.length > 0)
    throw new Advice(`There is no story ${missing.join(", ")}: see tests/visual/sheet-stories.ts.`);
  const chosen = all.filter(({ id }) => Object.values(sheetStories).includes(id));
  const fileOf = (story: string, name: string) => join(home, "parts", name, `${story}.png`);
  const failed = new Set<string>();
  for (const { name, width, ...mode } of conditions) {
    const drawn = await drawStories({ folder, modes: { [name]: mode }, width, fileOf }, chosen);
    for (const { story, what } of drawn.troubles) {
      failed.add(story);
      console.log(`✗ ${story} ${name}: ${what}`);
    }
  }
  for (const [screen, id] of Object.entries(sheetStories)) {
    if (failed.has(id)) continue;
    await writeSheet(
      conditions.map(({ name }) => fileOf(id, name)),
      join(home, `${screen}.png`),
    );
  }
  console.log(`${Object.keys(sheetStories).length - failed.size} screens in ${home}`);
  return failed.size;
}
