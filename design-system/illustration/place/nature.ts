import { n } from "../svg.ts";
import type { Form } from "./form.ts";
import { block, disc, oval, polygon, row } from "./outline.ts";

const ripples = (x: number, y: number, w: number, h: number): string =>
  [
    [-0.3, 0.25, 0.2],
    [0.18, 0.4, 0.3],
    [-0.12, 0.62, 0.24],
    [0.3, 0.8, 0.16],
  ]
    .map(([at = 0, down = 0, part = 0]) => block(x + w * at, y + h * down + 1, w * part, 2.4))
    .join("");

/** Land, water and plants. (x, y) is the middle of the base; of water, the middle of its upper edge. */
export const nature = {
  peak: (x: number, y: number, w: number, h: number): Form => ({
    body: polygon([x - w / 2, y], [x - w * 0.16, y - h * 0.6], [x, y - h], [x + w * 0.2, y - h * 0.56], [x + w / 2, y]),
    shade: polygon(
      [x, y - h],
      [x + w * 0.2, y - h * 0.56],
      [x + w / 2, y],
      [x + w * 0.1, y],
      [x + w * 0.05, y - h * 0.5],
    ),
  }),
  snowPeak: (x: number, y: number, w: number, h: number): Form => ({
    body: polygon([x - w / 2, y], [x - w * 0.16, y - h * 0.6], [x, y - h], [x + w * 0.2, y - h * 0.56], [x + w / 2, y]),
    shade: polygon(
      [x, y - h],
      [x + w * 0.2, y - h * 0.56],
      [x + w / 2, y],
      [x + w * 0.1, y],
      [x + w * 0.05, y - h * 0.5],
    ),
    light: polygon(
      [x, y - h],
      [x + w * 0.14, y - h * 0.68],
      [x + w * 0.06, y - h * 0.72],
      [x, y - h * 0.6],
      [x - w * 0.06, y - h * 0.7],
      [x - w * 0.13, y - h * 0.66],
    ),
  }),
  mound: (x: number, y: number, w: number, h: number): Form => ({
    body: `M${n(x - w / 2)} ${n(y)}Q${n(x - w * 0.28)} ${n(y - h * 1.05)} ${n(x)} ${n(y - h)}T${n(x + w / 2)} ${n(y)}z`,
  }),
  /** Bare rock with faces in light and shade. */
  crag: (x: number, y: number, w: number, h: number): Form => ({
    body: polygon(
      [x - w / 2, y],
      [x - w * 0.38, y - h * 0.36],
      [x - w * 0.3, y - h * 0.72],
      [x - w * 0.18, y - h * 0.94],
      [x + w * 0.02, y - h],
      [x + w * 0.22, y - h * 0.96],
      [x + w * 0.32, y - h * 0.66],
      [x + w * 0.42, y - h * 0.34],
      [x + w / 2, y],
    ),
    shade: polygon(
      [x + w * 0.1, y - h],
      [x + w * 0.22, y - h * 0.96],
      [x + w * 0.32, y - h * 0.66],
      [x + w * 0.42, y - h * 0.34],
      [x + w / 2, y],
      [x + w * 0.2, y],
      [x + w * 0.14, y - h * 0.5],
    ),
    light: polygon(
      [x - w * 0.18, y - h * 0.94],
      [x - w * 0.08, y - h * 0.9],
      [x - w * 0.16, y - h * 0.5],
      [x - w * 0.22, y],
      [x - w * 0.34, y],
      [x - w * 0.26, y - h * 0.5],
    ),
  }),
  /** A hill with a long uneven back, as a fortress stands on. */
  ridge: (x: number, y: number, w: number, h: number): Form => ({
    body: polygon(
      [x - w / 2, y],
      [x - w * 0.44, y - h * 0.42],
      [x - w * 0.36, y - h * 0.74],
      [x - w * 0.22, y - h * 0.86],
      [x - w * 0.04, y - h],
      [x + w * 0.14, y - h * 0.9],
      [x + w * 0.28, y - h * 0.82],
      [x + w * 0.4, y - h * 0.5],
      [x + w / 2, y],
    ),
    shade:
      polygon([x - w * 0.04, y - h], [x + w * 0.14, y - h * 0.9], [x + w * 0.08, y], [x - w * 0.02, y - h * 0.4]) +
      polygon([x + w * 0.28, y - h * 0.82], [x + w * 0.4, y - h * 0.5], [x + w / 2, y], [x + w * 0.3, y]),
    light: polygon(
      [x - w * 0.36, y - h * 0.74],
      [x - w * 0.22, y - h * 0.86],
      [x - w * 0.26, y - h * 0.3],
      [x - w * 0.4, y],
    ),
  }),
  /** A dune with a sharp crest. */
  dune: (x: number, y: number, w: number, h: number): Form => ({
    body: `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.25)} ${n(y - h * 0.2)} ${n(x - w * 0.12)} ${n(y - h)} ${n(x)} ${n(y - h)}C${n(x + w * 0.12)} ${n(y - h * 0.5)} ${n(x + w * 0.3)} ${n(y - h * 0.1)} ${n(x + w / 2)} ${n(y)}z`,
    shade: `M${n(x)} ${n(y - h)}C${n(x + w * 0.12)} ${n(y - h * 0.5)} ${n(x + w * 0.3)} ${n(y - h * 0.1)} ${n(x + w / 2)} ${n(y)}H${n(x + w * 0.06)}C${n(x - w * 0.06)} ${n(y - h * 0.4)} ${n(x + w * 0.06)} ${n(y - h * 0.6)} ${n(x)} ${n(y - h)}z`,
  }),
  /** A cone of soft rock that people live in. */
  hive: (x: number, y: number, w: number, h: number): Form => ({
    body: `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.34)} ${n(y - h * 0.4)} ${n(x - w * 0.16)} ${n(y - h)} ${n(x)} ${n(y - h)}S${n(x + w * 0.34)} ${n(y - h * 0.4)} ${n(x + w / 2)} ${n(y)}z`,
    shade: `M${n(x + w * 0.05)} ${n(y - h)}C${n(x + w * 0.2)} ${n(y - h * 0.9)} ${n(x + w * 0.34)} ${n(y - h * 0.4)} ${n(x + w / 2)} ${n(y)}H${n(x + w * 0.22)}C${n(x + w * 0.2)} ${n(y - h * 0.5)} ${n(x + w * 0.1)} ${n(y - h * 0.8)} ${n(x + w * 0.05)} ${n(y - h)}z`,
    hole:
      block(x - w * 0.08, y, w * 0.18, h * 0.2) +
      block(x - w * 0.14, y - h * 0.36, w * 0.1, h * 0.09) +
      block(x + w * 0.06, y - h * 0.54, w * 0.1, h * 0.09),
  }),
  /** The mouth of a cave with stalactites. */
  grotto: (x: number, y: number, w: number, h: number): Form => ({
    body: `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.56)} ${n(y - h * 0.7)} ${n(x - w * 0.3)} ${n(y - h)} ${n(x)} ${n(y - h)}S${n(x + w * 0.56)} ${n(y - h * 0.7)} ${n(x + w / 2)} ${n(y)}z`,
  }),
  stalactites: (x: number, y: number, w: number, h: number): Form => ({
    body: row(x, w, 11, (at, step, index) =>
      polygon(
        [at - step * 0.5, y],
        [at + step * 0.5, y],
        [at, y + h * [0.5, 0.9, 0.4, 0.75, 1, 0.35, 0.8, 0.5, 0.95, 0.6, 0.4][index]!],
      ),
    ),
  }),
  /** Falling water between rocks. */
  fall: (x: number, y: number, w: number, h: number): Form => ({
    body: `M${n(x - w * 0.6)} ${n(y)}C${n(x - w * 0.42)} ${n(y - h * 0.6)} ${n(x - w * 0.4)} ${n(y - h * 0.96)} ${n(x - w * 0.3)} ${n(y - h)}H${n(x + w * 0.3)}C${n(x + w * 0.4)} ${n(y - h * 0.96)} ${n(x + w * 0.42)} ${n(y - h * 0.6)} ${n(x + w * 0.6)} ${n(y)}z`,
    shade: block(x - w * 0.16, y - h * 0.1, 4, h * 0.7) + block(x + w * 0.12, y - h * 0.2, 4, h * 0.7),
    light: oval(x, y, w * 0.8, 9) + disc(x - w * 0.5, y - 4, 9) + disc(x + w * 0.46, y - 5, 10),
  }),
  /** A sheet of water from side to side. */
  sea: (x: number, y: number, w: number, h: number): Form => ({
    body: block(x, y + h, w, h),
    light: ripples(x, y, w, h),
  }),
  lake: (x: number, y: number, w: number, h: number): Form => ({
    body: oval(x, y + h / 2, w / 2, h / 2),
    light: ripples(x, y, w * 0.8, h),
  }),
  /** A long basin in a garden, running towards the viewer. */
  basin: (x: number, y: number, top: number, h: number, w: number): Form => ({
    shade: polygon([x - top / 2 - 4, y], [x + top / 2 + 4, y], [x + w / 2 + 10, y + h], [x - w / 2 - 10, y + h]),
    body: polygon([x - top / 2, y + 3], [x + top / 2, y + 3], [x + w / 2, y + h], [x - w / 2, y + h]),
    light:
      block(x, y + h * 0.3, top * 0.5, 2) +
      block(x - top * 0.1, y + h * 0.55, top * 0.7, 2) +
      block(x, y + h * 0.85, top * 0.6, 2),
  }),
  cloud: (x: number, y: number, w: number, h: number): Form => ({
    body:
      oval(x, y - h * 0.3, w * 0.5, h * 0.3) +
      disc(x - w * 0.16, y - h * 0.56, h * 0.34) +
      disc(x + w * 0.14, y - h * 0.6, h * 0.4),
  }),
  steam: (x: number, y: number, w: number, h: number): Form => ({
    line: row(
      x,
      w,
      4,
      (at, step) => `M${n(at)} ${n(y)}q${n(step * 0.5)} ${n(-h * 0.25)} 0 ${n(-h * 0.5)}t0 ${n(-h * 0.5)}`,
    ),
  }),
  cypress: (x: number, y: number, h: number): Form => ({
    body: `M${n(x)} ${n(y - h)}C${n(x + h * 0.2)} ${n(y - h * 0.5)} ${n(x + h * 0.17)} ${n(y - h * 0.08)} ${n(x)} ${n(y)}C${n(x - h * 0.17)} ${n(y - h * 0.08)} ${n(x - h * 0.2)} ${n(y - h * 0.5)} ${n(x)} ${n(y - h)}z`,
    shade: `M${n(x)} ${n(y - h)}C${n(x + h * 0.2)} ${n(y - h * 0.5)} ${n(x + h * 0.17)} ${n(y - h * 0.08)} ${n(x)} ${n(y)}C${n(x + h * 0.08)} ${n(y - h * 0.2)} ${n(x + h * 0.08)} ${n(y - h * 0.6)} ${n(x)} ${n(y - h)}z`,
  }),
  tree: (x: number, y: number, h: number): Form => ({
    dark: block(x, y, h * 0.07, h * 0.5),
    body:
      disc(x, y - h * 0.7, h * 0.3) +
      disc(x - h * 0.2, y - h * 0.52, h * 0.2) +
      disc(x + h * 0.2, y - h * 0.52, h * 0.21),
    shade: disc(x + h * 0.1, y - h * 0.62, h * 0.16) + disc(x + h * 0.22, y - h * 0.5, h * 0.15),
  }),
  conifer: (x: number, y: number, h: number): Form => ({
    body: polygon(
      [x - h * 0.26, y - h * 0.05],
      [x - h * 0.1, y - h * 0.36],
      [x - h * 0.2, y - h * 0.36],
      [x - h * 0.07, y - h * 0.64],
      [x - h * 0.14, y - h * 0.64],
      [x, y - h],
      [x + h * 0.14, y - h * 0.64],
      [x + h * 0.07, y - h * 0.64],
      [x + h * 0.2, y - h * 0.36],
      [x + h * 0.1, y - h * 0.36],
      [x + h * 0.26, y - h * 0.05],
    ),
    shade: polygon(
      [x, y - h],
      [x + h * 0.14, y - h * 0.64],
      [x + h * 0.07, y - h * 0.64],
      [x + h * 0.2, y - h * 0.36],
      [x + h * 0.1, y - h * 0.36],
      [x + h * 0.26, y - h * 0.05],
      [x + h * 0.06, y - h * 0.05],
    ),
    dark: block(x, y, h * 0.06, h * 0.07),
  }),
  palm: (x: number, y: number, h: number): Form => ({
    dark: `M${n(x - h * 0.03)} ${n(y)}Q${n(x - h * 0.03)} ${n(y - h * 0.6)} ${n(x + h * 0.04)} ${n(y - h)}h${n(h * 0.035)}Q${n(x + h * 0.02)} ${n(y - h * 0.6)} ${n(x + h * 0.04)} ${n(y)}z`,
    body: [-168, -140, -100, -70, -35, -8]
      .map((angle, index) => {
        const length = h * [0.42, 0.44, 0.3, 0.3, 0.44, 0.42][index]!;
        const turn = (angle * Math.PI) / 180;
        const [fromX, fromY] = [x + h * 0.06, y - h];
        const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
        return `M${n(fromX)} ${n(fromY)}Q${n(fromX + dx * 0.55)} ${n(fromY + dy * 0.75 - h * 0.05)} ${n(fromX + dx)} ${n(fromY + dy * 0.5 + length * 0.32)}Q${n(fromX + dx * 0.55)} ${n(fromY + dy * 0.75 + h * 0.1)} ${n(fromX)} ${n(fromY + h * 0.03)}z`;
      })
      .join(""),
  }),
  /** An umbrella pine. */
  stonePine: (x: number, y: number, h: number): Form => ({
    dark: block(x, y, h * 0.06, h * 0.8),
    body: oval(x, y - h * 0.84, h * 0.4, h * 0.15) + oval(x - h * 0.2, y - h * 0.76, h * 0.24, h * 0.1),
    shade: oval(x + h * 0.12, y - h * 0.76, h * 0.24, h * 0.08),
  }),
  bush: (x: number, y: number, w: number): Form => ({
    body:
      disc(x, y - w * 0.3, w * 0.32) +
      disc(x - w * 0.3, y - w * 0.2, w * 0.24) +
      disc(x + w * 0.3, y - w * 0.2, w * 0.24),
  }),
  reeds: (x: number, y: number, w: number, h: number): Form => ({
    line: row(
      x,
      w,
      Math.max(3, Math.round(w / 9)),
      (at, step, index) =>
        `M${n(at)} ${n(y)}q${n(step * 0.3)} ${n(-h * 0.5)} ${n((index % 3) - 1)} ${n(-h * (0.7 + 0.15 * (index % 3)))}`,
    ),
  }),
  /** A tree that stands on its roots in the tide. */
  mangrove: (x: number, y: number, h: number): Form => ({
    body:
      oval(x, y - h * 0.68, h * 0.5, h * 0.3) +
      oval(x - h * 0.3, y - h * 0.54, h * 0.26, h * 0.2) +
      oval(x + h * 0.3, y - h * 0.54, h * 0.26, h * 0.2),
    shade: oval(x + h * 0.14, y - h * 0.58, h * 0.3, h * 0.14),
    line: `M${n(x)} ${n(y - h * 0.5)}V${n(y)}M${n(x)} ${n(y - h * 0.34)}Q${n(x - h * 0.2)} ${n(y - h * 0.3)} ${n(x - h * 0.26)} ${n(y)}M${n(x)} ${n(y - h * 0.34)}Q${n(x + h * 0.2)} ${n(y - h * 0.3)} ${n(x + h * 0.26)} ${n(y)}M${n(x)} ${n(y - h * 0.4)}Q${n(x - h * 0.4)} ${n(y - h * 0.3)} ${n(x - h * 0.46)} ${n(y)}M${n(x)} ${n(y - h * 0.4)}Q${n(x + h * 0.4)} ${n(y - h * 0.3)} ${n(x + h * 0.46)} ${n(y)}`,
  }),
  flowers: (x: number, y: number, w: number, count: number): Form => ({
    body: row(x, w, count, (at, _, index) => disc(at, y - 4 - (index % 2) * 5, 4)),
  }),
};
