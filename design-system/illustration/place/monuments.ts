import { n } from "../svg.ts";
import type { Form } from "./form.ts";
import { block, disc, oval, polygon, rounded, row, tapered } from "./outline.ts";

const both = (one: (side: number) => string): string => one(-1) + one(1);

/** Monuments of stone and glass. (x, y) is the middle of the base. */
export const monuments = {
  /** An oval arena of three storeys of arches, its outer wall broken on one side. */
  colosseum: (x: number, y: number, w: number, h: number): Form => ({
    body: polygon(
      [x - w / 2, y],
      [x - w / 2, y - h * 0.96],
      [x + w * 0.16, y - h * 0.98],
      [x + w * 0.2, y - h * 0.74],
      [x + w * 0.3, y - h * 0.66],
      [x + w / 2, y - h * 0.62],
      [x + w / 2, y],
    ),
    light:
      [0.32, 0.64].map((at) => block(x, y - h * at, w, 5)).join("") + block(x - w * 0.17, y - h * 0.93, w * 0.66, 6),
    hole:
      [0.02, 0.35]
        .map((at) => row(x, w * 0.96, 13, (one, step) => rounded(one, y - h * at, step * 0.56, h * 0.24)))
        .join("") + row(x - w * 0.16, w * 0.62, 8, (one, step) => rounded(one, y - h * 0.68, step * 0.5, h * 0.2)),
    shade: polygon(
      [x + w * 0.16, y - h * 0.98],
      [x + w * 0.2, y - h * 0.74],
      [x + w * 0.2, y - h * 0.64],
      [x + w * 0.12, y - h * 0.64],
      [x + w * 0.12, y - h * 0.98],
    ),
  }),
  /** A stepped pyramid of brick with its stair. */
  ziggurat: (x: number, y: number, w: number, h: number, count: number): Form => ({
    body: Array.from({ length: count }, (_, index) =>
      tapered(
        x,
        y - (index * h) / count,
        w * (1 - (0.66 * index) / count),
        h / count,
        w * (1 - (0.66 * index) / count) - 10,
      ),
    ).join(""),
    light: Array.from({ length: count }, (_, index) =>
      block(x, y - ((index + 1) * h) / count + 4, w * (1 - (0.66 * index) / count) - 10, 4),
    ).join(""),
    shade: tapered(x, y, w * 0.12, h * 0.96, w * 0.07),
  }),
  /** Columns of Persepolis: a fluted shaft under two bulls, or broken off. */
  bullColumn: (x: number, y: number, h: number): Form => ({
    body:
      polygon([x - 17, y], [x - 12, y - 20], [x + 12, y - 20], [x + 17, y]) +
      block(x, y - 18, 16, h - 60) +
      tapered(x, y - h + 44, 16, 18, 24) +
      `M${n(x - 28)} ${n(y - h)}q-9 3 -6 13l9 3v8q3 8 12 8h26q9 0 12 -8v-8l9 -3q3 -10 -6 -13l-7 8h-42z`,
    shade: block(x + 5, y - 18, 5, h - 60) + block(x - 3, y - 18, 1.6, h - 60),
  }),
  brokenColumn: (x: number, y: number, h: number): Form => ({
    body:
      polygon([x - 17, y], [x - 12, y - 20], [x + 12, y - 20], [x + 17, y]) +
      polygon(
        [x - 8, y - 18],
        [x - 8, y - h],
        [x - 2, y - h - 8],
        [x + 3, y - h + 2],
        [x + 8, y - h - 5],
        [x + 8, y - 18],
      ),
    shade: polygon([x + 3, y - 18], [x + 3, y - h], [x + 8, y - h - 5], [x + 8, y - 18]),
  }),
  /** A winged bull with a human head, at a gate. */
  lamassu: (x: number, y: number, h: number): Form => ({
    body: `M${n(x - h * 0.36)} ${n(y)}V${n(y - h * 0.5)}L${n(x - h * 0.3)} ${n(y - h * 0.62)}V${n(y - h * 0.9)}H${n(x - h * 0.1)}V${n(y - h * 0.66)}L${n(x)} ${n(y - h * 0.56)}Q${n(x + h * 0.4)} ${n(y - h * 0.6)} ${n(x + h * 0.42)} ${n(y)}H${n(x + h * 0.3)}V${n(y - h * 0.26)}H${n(x - h * 0.1)}V${n(y)}z`,
    shade: `M${n(x - h * 0.06)} ${n(y - h * 0.36)}Q${n(x)} ${n(y - h * 0.8)} ${n(x + h * 0.44)} ${n(y - h * 0.94)}Q${n(x + h * 0.36)} ${n(y - h * 0.5)} ${n(x - h * 0.06)} ${n(y - h * 0.36)}z`,
  }),
  /** A glass pyramid with its lattice. */
  glassPyramid: (x: number, y: number, w: number, h: number): Form => ({
    body: polygon([x - w / 2, y], [x, y - h], [x + w / 2, y]),
    shade: polygon([x + w * 0.16, y], [x, y - h], [x + w / 2, y]),
    line:
      [0.25, 0.5, 0.75]
        .map((at) => `M${n(x - (w / 2) * (1 - at))} ${n(y - h * at)}H${n(x + (w / 2) * (1 - at))}`)
        .join("") + [-0.3, -0.15, 0, 0.15, 0.3].map((at) => `M${n(x + w * at)} ${n(y)}L${n(x)} ${n(y - h)}`).join(""),
  }),
  /** Avicenna's tower: twelve tall ribs under a cone. */
  ribbedTower: (x: number, y: number, w: number, h: number, count: number): Form => ({
    body:
      row(x, w, count, (at, step) => block(at, y, step * 0.44, h * 0.76)) +
      block(x, y, w * 1.1, h * 0.05) +
      block(x, y - h * 0.74, w, h * 0.04) +
      polygon([x - w / 2, y - h * 0.77], [x, y - h], [x + w / 2, y - h * 0.77]),
    shade: polygon([x + w * 0.1, y - h * 0.77], [x, y - h], [x + w / 2, y - h * 0.77]),
  }),
  /** Khayyam's monument: blades that cross and lean to a crown. */
  blades: (x: number, y: number, w: number, h: number): Form => ({
    body: both((side) =>
      [0.5, 0.28]
        .map(
          (from) =>
            `M${n(x + side * w * from)} ${n(y)}Q${n(x + side * w * 0.3)} ${n(y - h * 0.5)} ${n(x - side * w * 0.1)} ${n(y - h)}h${n(side * 10)}Q${n(x + side * w * 0.4)} ${n(y - h * 0.5)} ${n(x + side * (w * from + 14))} ${n(y)}z`,
        )
        .join(""),
    ),
    shade:
      polygon([x, y - h * 0.92], [x + w * 0.1, y - h * 0.74], [x, y - h * 0.56], [x - w * 0.1, y - h * 0.74]) +
      both((side) =>
        polygon(
          [x + side * w * 0.2, y - h * 0.5],
          [x + side * w * 0.26, y - h * 0.34],
          [x + side * w * 0.2, y - h * 0.18],
          [x + side * w * 0.1, y - h * 0.34],
        ),
      ),
    light: disc(x, y - h * 0.74, w * 0.03),
  }),
  /** A gilded statue on a plinth. */
  statue: (x: number, y: number, h: number): Form => ({
    body:
      tapered(x, y - h * 0.1, h * 0.3, h * 0.5, h * 0.22) +
      tapered(x, y - h * 0.56, h * 0.2, h * 0.2, h * 0.3) +
      disc(x, y - h * 0.83, h * 0.075) +
      polygon([x - h * 0.09, y - h * 0.86], [x, y - h], [x + h * 0.09, y - h * 0.86]) +
      block(x + h * 0.2, y - h * 0.08, 4, h * 0.88),
    shade: tapered(x + h * 0.07, y - h * 0.1, h * 0.12, h * 0.5, h * 0.08) + block(x, y, h * 0.4, h * 0.1),
    light: oval(x + h * 0.2 + 2, y - h * 0.98, 4, 10),
  }),
};
