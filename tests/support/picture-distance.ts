import sharp from "sharp";

/** Lightness and two colour axes of OKLab. */
type Lab = readonly [number, number, number];

/** Size at which pictures are compared: shapes of an eighth of a card remain. */
const COLUMNS = 32;
const ROWS = 24;

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

/** The pixels of an SVG at 32 by 24. */
export async function pixelsOf(svg: string): Promise<readonly Lab[]> {
  const raw = await sharp(Buffer.from(svg)).resize(COLUMNS, ROWS, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return Array.from({ length: raw.length / 3 }, (_, at) =>
    labOf(raw[at * 3] ?? 0, raw[at * 3 + 1] ?? 0, raw[at * 3 + 2] ?? 0),
  );
}

/** Mean distance of two pictures' pixels in OKLab, times 100: 0 for the same, about 100 for black and white. */
export function distanceOf(one: readonly Lab[], other: readonly Lab[]): number {
  const sum = one.reduce((total, [l, a, b], at) => {
    const [otherL, otherA, otherB] = other[at] ?? [0, 0, 0];
    return total + Math.hypot(l - otherL, a - otherA, b - otherB);
  }, 0);
  return (100 * sum) / one.length;
}
