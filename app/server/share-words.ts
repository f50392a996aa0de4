import type { OverlayOptions, SharpConstructor } from "sharp";
import type { SharePicture } from "#app/src/page/page.ts";
import type { Direction } from "#design-system/illustration/scene.ts";
import { constant } from "#design-system/theme/palette.ts";
import { html } from "#runtime/html.ts";
import { HEIGHT, MARGIN, STAR_R, WIDTH } from "./share-ground.ts";
import { drawable } from "./share-text.ts";

/** Width of the words, pixels. */
const COLUMN = 560;
const BESIDE_STAR = 76;
const TOP_OF_NAME = 168;
const BELOW_NAME = 28;
const BELOW_AMOUNT = 18;

type Block = { data: Buffer; width: number; height: number };
type Written = { text: string; font: string; colour: string };

/** Headline sizes with the most height that each may take, pixels: a long name is written smaller. */
const nameSizes = [
  { size: 84, most: 190 },
  { size: 68, most: 230 },
  { size: 54, most: 250 },
  { size: 42, most: Number.POSITIVE_INFINITY },
];

/** A text as pixels, its ink alone, broken into lines of the column. */
async function write(sharp: SharpConstructor, direction: Direction, { text, font, colour }: Written): Promise<Block> {
  // The mark decides the direction of a line that begins with a digit or a foreign name.
  const mark = direction === "rtl" ? "\u200f" : "\u200e";
  const marked = `<span foreground="${colour}">${mark}${html(drawable(text))}</span>`;
  const { data, info } = await sharp({ text: { text: marked, font, width: COLUMN, dpi: 72, rgba: true, wrap: "word" } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function nameBlock(sharp: SharpConstructor, direction: Direction, name: string): Promise<Block> {
  let block: Block = { data: Buffer.alloc(0), width: 0, height: 0 };
  for (const { size, most } of nameSizes) {
    const font = `Markazi Text Semi-Bold ${size}`;
    block = await write(sharp, direction, { text: name, font, colour: constant.onNight });
    if (block.height <= most) break;
  }
  return block;
}

/** The words of a share picture with their places, at the side where reading begins. */
export async function shareWords(
  sharp: SharpConstructor,
  { name, line, price }: SharePicture,
  { brand, direction }: { brand: string; direction: Direction },
): Promise<OverlayOptions[]> {
  const overlays: OverlayOptions[] = [];
  const place = ({ data, width, height }: Block, top: number, from = MARGIN): number =>
    overlays.push({
      input: data,
      raw: { width, height, channels: 4 },
      left: direction === "rtl" ? WIDTH - from - width : from,
      top: Math.round(top),
    });
  const written = (text: string, font: string, colour: string) => write(sharp, direction, { text, font, colour });

  const mark = await written(brand, "Markazi Text Semi-Bold 46", constant.sun);
  place(mark, MARGIN + STAR_R - mark.height / 2, MARGIN + BESIDE_STAR);
  const title = await nameBlock(sharp, direction, name);
  place(title, TOP_OF_NAME);
  if (line !== null) {
    place(await written(line, "Vazirmatn Medium 30", constant.nightLine), TOP_OF_NAME + title.height + BELOW_NAME);
  }
  if (price !== null) {
    const of = await written(price.of, "Vazirmatn Medium 28", constant.onNight);
    const amount = await written(price.amount, "Vazirmatn Bold 42", constant.sun);
    place(of, HEIGHT - MARGIN - of.height);
    place(amount, HEIGHT - MARGIN - of.height - BELOW_AMOUNT - amount.height);
  }
  return overlays;
}
