import { APART, palm, pine } from "../primitives.ts";
import { n } from "../svg.ts";
import type { Palette } from "./palette.ts";
import { disc, fill, square } from "./shapes.ts";

/** Trees: (x, y) is the foot, `h` the height. */
export type Plant = (x: number, y: number, h: number, colours: Palette) => string;

const cypress: Plant = (x, y, h, { leaf }) =>
  fill(
    `M${n(x)} ${n(y - h)}C${n(x + h * 0.2)} ${n(y - h * 0.5)} ${n(x + h * 0.17)} ${n(y - h * 0.08)} ${n(x)} ${n(y)}C${n(x - h * 0.17)} ${n(y - h * 0.08)} ${n(x - h * 0.2)} ${n(y - h * 0.5)} ${n(x)} ${n(y - h)}z`,
    leaf,
  );

const plane: Plant = (x, y, h, { leaf, leafLight, trunk }) =>
  fill(square(x, y, h * 0.06, h * 0.5), trunk) +
  fill(
    disc(x, y - h * 0.7, h * 0.3) +
      disc(x - h * 0.2, y - h * 0.52, h * 0.2) +
      disc(x + h * 0.2, y - h * 0.52, h * 0.21),
    leaf,
  ) +
  fill(disc(x + h * 0.07, y - h * 0.76, h * 0.15) + disc(x - h * 0.18, y - h * 0.56, h * 0.1), leafLight);

const FRUITS = [
  [-0.16, -0.74],
  [0.1, -0.84],
  [0.2, -0.6],
  [-0.12, -0.53],
] as const;
const orange: Plant = (x, y, h, { leaf, leafLight, trunk, isDark }) =>
  fill(square(x, y, h * 0.07, h * 0.4), trunk) +
  fill(disc(x, y - h * 0.66, h * 0.34), leaf) +
  fill(disc(x + h * 0.1, y - h * 0.74, h * 0.16), leafLight) +
  fill(FRUITS.map(([dx, dy]) => disc(x + dx * h, y + dy * h, h * 0.055)).join(""), isDark ? "#b5651a" : "#f08a24");

const conifer: Plant = (x, y, h, { leaf }) => fill(pine(x, y, h).replaceAll(APART, ""), leaf);

const datePalm: Plant = (x, y, h, { leaf }) => fill(palm(x, y, h, x % 2 < 1 ? 0.08 : -0.08), leaf);

export const plants = { cypress, plane, orange, conifer, datePalm } as const;
export type PlantName = keyof typeof plants;
