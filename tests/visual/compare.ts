import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Difference of two pictures: the number of pixels, the sizes, and the differing pixels drawn in red. */
export type Difference = { pixels: number; before: string; after: string; picture: Buffer };

/**
 * Maximum colour distance of equal pixels: one step in 256 shades counts as a difference. The same browser draws both
 * pictures, so nothing else varies.
 */
const THRESHOLD = 0.001;

type Raw = { data: Uint8Array; width: number; height: number };

async function rawOf(png: Uint8Array): Promise<Raw> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture padded at its right and lower edges. */
function inRoom({ data, width, height }: Raw, room: { width: number; height: number }): Uint8Array {
  if (width === room.width && height === room.height) return data;
  const larger = new Uint8Array(room.width * room.height * 4);
  for (let row = 0; row < height; row += 1) {
    larger.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * room.width * 4);
  }
  return larger;
}

/**
 * Compares two PNG files pixel by pixel; anti-aliasing is no difference, another size is one.
 * @returns null when they look the same
 */
export async function differenceOf(before: Uint8Array, after: Uint8Array): Promise<Difference | null> {
  if (Buffer.compare(before, after) === 0) return null;
  const [one, other] = await Promise.all([rawOf(before), rawOf(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const output = new Uint8Array(width * height * 4);
  const [first, second] = [inRoom(one, { width, height }), inRoom(other, { width, height })];
  const pixels = pixelmatch(first, second, output, width, height, { threshold: THRESHOLD, includeAA: true });
  const isSameSize = one.width === other.width && one.height === other.height;
  if (pixels === 0 && isSameSize) return null;
  const picture = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, before: sizeOf(one), after: sizeOf(other), picture };
}

const sizeOf = ({ width, height }: Raw): string => `${width}×${height}`;
