import { chanceOf, hashOf } from "../chance.ts";
import type { Crop, HouseDrawing, Setting } from "../scene.ts";
import { shamsehPath } from "../shamseh.ts";
import type { Palette } from "./palette.ts";
import { arch, fill, roundArch, square } from "./shapes.ts";

/** Composition of a crop: size, and the shares of it that house, ground line and tiles have. */
type Composition = {
  readonly width: number;
  readonly height: number;
  /** Width of the house. */
  readonly span: number;
  /** Ground line. */
  readonly ground: number;
  /** Height of the house, with its roof. */
  readonly rise: number;
  /** Height of the tiles at the foot. */
  readonly tiles: number;
  /** Little things would be specks: they are left out. */
  readonly isSmall?: true;
  /** Higher than wide: few bays. */
  readonly isTall?: true;
  /** Distance of the sun from a side, as a share of the width; half: over the roof. Lists need the corners for a heart. */
  readonly sun: number;
};
export const compositions: Record<Crop, Composition> = {
  wide: { width: 640, height: 400, span: 0.6, ground: 0.79, rise: 0.64, tiles: 0.1, sun: 0.24 },
  band: { width: 720, height: 300, span: 0.46, ground: 0.78, rise: 0.66, tiles: 0.1, sun: 0.12 },
  card: { width: 480, height: 360, span: 0.72, ground: 0.79, rise: 0.62, tiles: 0.1, sun: 0.5 },
  square: { width: 320, height: 320, span: 0.88, ground: 0.83, rise: 0.68, tiles: 0.12, sun: 0.14, isSmall: true },
  strip: { width: 280, height: 400, span: 0.88, ground: 0.81, rise: 0.6, tiles: 0.12, sun: 0.5, isTall: true },
};

/** Measures of one picture, in its pixels, and its colours. */
export type Frame = {
  readonly slug: string;
  readonly city: string;
  readonly house: HouseDrawing;
  readonly setting: Setting;
  readonly colours: Palette;
  readonly width: number;
  readonly height: number;
  /** Y of the ground line. */
  readonly ground: number;
  /** X of the house's middle. */
  readonly middle: number;
  /** Greatest width of the house. */
  readonly span: number;
  readonly storeys: number;
  /** Height of a storey. */
  readonly storey: number;
  readonly isSmall: boolean;
  readonly isTall: boolean;
};

export type OpeningShape = "rect" | "arch" | "round";
/** A window or a door: middle, sill, width and height. */
export type Opening = readonly [x: number, sill: number, width: number, height: number];

/** A house. Each row of `rows` is one storey, the lowest first; openings of other purposes belong to `walls` or `front`. */
export type Built = {
  /** Behind the house. */
  readonly back?: string;
  readonly walls: string;
  readonly rows: readonly (readonly Opening[])[];
  readonly shape: OpeningShape;
  /** Frames around the windows, in the colour of the trim. */
  readonly frame?: number;
  /** Before the windows: balconies, doors, eaves. */
  readonly front: string;
  /** Half of the width at the ground. */
  readonly half: number;
  /** The plaque with the stars: middle, and radius of a star. */
  readonly stars: readonly [x: number, y: number, r: number];
};
export type Builder = (frame: Frame) => Built;

const shapes: Record<OpeningShape, typeof square> = { rect: square, arch, round: roundArch };

/** Y of a storey's floor; the lowest is 0. */
export const floorOf = ({ ground, storey }: Pick<Frame, "ground" | "storey">, row: number): number =>
  ground - row * storey;

/** Rows of openings: each storey those that `of` returns for its number and sill. */
export const rowsOf = (
  frame: Pick<Frame, "ground" | "storey" | "storeys">,
  of: (row: number, floor: number) => readonly Opening[],
): Opening[][] => Array.from({ length: frame.storeys }, (_, row) => [...of(row, floorOf(frame, row))]);

/** Middles of `count` bays between two edges. */
export const bays = (left: number, width: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => left + ((index + 0.5) * width) / count);

/** Number of bays of about `wide` storeys in a width. */
export const bayCount = (width: number, storey: number, wide: number, most: number): number =>
  Math.max(1, Math.min(most, Math.round(width / (storey * wide))));

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Windows of a house, some of them lit, by the slug. All in one group, so that rows can be counted. */
export function windowsSvg({ slug, colours }: Frame, { rows, shape, frame = 0 }: Built): string {
  const chance = chanceOf(`${slug} windows`);
  const draw = shapes[shape];
  const lit: string[] = [];
  const dark: string[] = [];
  const frames: string[] = [];
  for (const [x, sill, width, height] of rows.flat()) {
    (chance() < colours.litShare ? lit : dark).push(draw(x, sill, width, height));
    if (frame > 0) frames.push(draw(x, sill + frame, width + 2 * frame, height + 2 * frame));
  }
  return (
    fill(frames.join(""), colours.trim) +
    `<g id="w">${fill(dark.join(""), colours.glass)}${fill(lit.join(""), colours.lit)}</g>`
  );
}

/** A dark plaque with as many shamsehs as stars; none where a star would be a speck. */
export function starsSvg({ house: { stars }, colours, isSmall }: Frame, [x, y, r]: Built["stars"]): string {
  if (stars === 0) return "";
  const radius = Math.max(r, isSmall ? 6 : 4.4);
  const width = stars * radius * 2.5 + radius;
  const plaque = `<rect x="${(x - width / 2).toFixed(1)}" y="${(y - radius * 1.4).toFixed(1)}" width="${width.toFixed(1)}" height="${(radius * 2.8).toFixed(1)}" rx="${(radius * 0.7).toFixed(1)}" fill="#1b1f3b"/>`;
  const all = Array.from({ length: stars }, (_, index) =>
    shamsehPath(radius, x + (index - (stars - 1) / 2) * radius * 2.5, y),
  );
  return plaque + fill(all.join(""), colours.isDark ? "#ffd987" : "#f6b73c");
}

/** One of several silhouettes of a kind, by the slug: a house looks the same everywhere. */
export const oneOf =
  (...builders: readonly [Builder, ...Builder[]]): Builder =>
  (frame) =>
    (builders[choiceOf(frame.slug, "silhouette", builders.length)] ?? builders[0])(frame);

/** A choice of a slug among `count`, for one purpose. */
export const choiceOf = (slug: string, purpose: string, count: number): number => hashOf(`${slug} ${purpose}`) % count;
