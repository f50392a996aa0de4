import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Mask of the ink in a picture, cropped to the ink's edges. */
export type Mask = { width: number; height: number; ink: readonly boolean[] };

/** Height to which masks are scaled before comparison, pixels. */
const HEIGHT = 64;
/** Maximum distance of a colour from the ink's, of 441. */
const NEAR = 60;

function cut(width: number, height: number, hasInk: (x: number, y: number) => boolean): Mask {
  const columns: number[] = [];
  const rows: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!hasInk(x, y)) continue;
      columns.push(x);
      rows.push(y);
    }
  }
  if (columns.length === 0) throw new Error("There is no ink in the picture");
  const edge = (all: number[], of: (a: number, b: number) => number) => all.reduce((one, other) => of(one, other));
  const [left, right] = [edge(columns, Math.min), edge(columns, Math.max)];
  const [top, bottom] = [edge(rows, Math.min), edge(rows, Math.max)];
  const cutWidth = right - left + 1;
  const ink = Array.from({ length: cutWidth * (bottom - top + 1) }, (_, index) =>
    hasInk(left + (index % cutWidth), top + Math.floor(index / cutWidth)),
  );
  return { width: cutWidth, height: bottom - top + 1, ink };
}

/** Ink of one colour in a picture (PNG). */
export async function maskOfColour(png: Buffer, colour: readonly [number, number, number]): Promise<Mask> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return cut(info.width, info.height, (x, y) => {
    const at = (y * info.width + x) * 3;
    return Math.hypot(...colour.map((part, index) => (data[at + index] ?? 0) - part)) < NEAR;
  });
}

/** A text as the browser itself renders it, in the page's own font. */
export async function drawnIn(page: Page, text: string): Promise<Mask> {
  const { width, height, dark } = await page.evaluate(async (said) => {
    const font = '600 64px "Vazirmatn Variable"';
    await document.fonts.load(font, said);
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 200;
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.font = font;
    context.textAlign = "center";
    context.direction = "rtl";
    context.fillText(said, 320, 120);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const inked: number[] = [];
    for (let index = 3; index < data.length; index += 4) if ((data[index] ?? 0) > 127) inked.push((index - 3) / 4);
    return { width: canvas.width, height: canvas.height, dark: inked };
  }, text);
  const inked = new Set(dark);
  return cut(width, height, (x, y) => inked.has(y * width + x));
}

/** Share of the common ink in the ink of both, 0 to 1, scaled to the same height and aligned at the same edge. */
export function likeness(one: Mask, other: Mask): number {
  const scaled = ({ width, height, ink }: Mask) => {
    const scale = height / HEIGHT;
    return {
      width: Math.round(width / scale),
      hasInk: (x: number, y: number) => {
        const column = Math.floor(x * scale);
        return column < width && ink[Math.floor(y * scale) * width + column] === true;
      },
    };
  };
  const [a, b] = [scaled(one), scaled(other)];
  let [both, either] = [0, 0];
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < Math.max(a.width, b.width); x += 1) {
      const [inA, inB] = [a.hasInk(x, y), b.hasInk(x, y)];
      if (inA && inB) both += 1;
      if (inA || inB) either += 1;
    }
  }
  return both / either;
}
