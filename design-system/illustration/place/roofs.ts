import { n } from "../svg.ts";
import type { Form } from "./form.ts";
import { block, disc, polygon, row, tapered } from "./outline.ts";

const bulb = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w * 0.4)} ${n(y)}C${n(x - w * 0.62)} ${n(y - h * 0.3)} ${n(x - w * 0.5)} ${n(y - h * 0.62)} ${n(x)} ${n(y - h)}C${n(x + w * 0.5)} ${n(y - h * 0.62)} ${n(x + w * 0.62)} ${n(y - h * 0.3)} ${n(x + w * 0.4)} ${n(y)}z`;
const bulbSide = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y - h)}C${n(x + w * 0.5)} ${n(y - h * 0.62)} ${n(x + w * 0.62)} ${n(y - h * 0.3)} ${n(x + w * 0.4)} ${n(y)}H${n(x + w * 0.2)}C${n(x + w * 0.34)} ${n(y - h * 0.34)} ${n(x + w * 0.26)} ${n(y - h * 0.66)} ${n(x)} ${n(y - h)}z`;
const finial = (x: number, y: number): string => block(x, y + 1, 2.4, 16) + disc(x, y - 8, 3);

/** Crowns of buildings. (x, y) is the middle of the base of each. */
export const roofs = {
  /** A Persian dome on its drum. */
  dome: (x: number, y: number, w: number, h: number): Form => ({
    body: block(x, y, w * 0.78, h * 0.2) + bulb(x, y - h * 0.16, w, h * 0.84),
    shade: bulbSide(x, y - h * 0.16, w, h * 0.84) + block(x + w * 0.3, y, w * 0.18, h * 0.16),
    light: finial(x, y - h) + block(x, y - h * 0.14, w * 0.84, 4),
  }),
  /** A low dome, as over baths, bazaars and Ottoman mosques. */
  saucer: (x: number, y: number, w: number, h: number): Form => ({
    body: `M${n(x - w / 2)} ${n(y)}C${n(x - w / 2)} ${n(y - h * 0.75)} ${n(x - w * 0.25)} ${n(y - h)} ${n(x)} ${n(y - h)}S${n(x + w / 2)} ${n(y - h * 0.75)} ${n(x + w / 2)} ${n(y)}z`,
    shade: `M${n(x)} ${n(y - h)}C${n(x + w * 0.25)} ${n(y - h)} ${n(x + w / 2)} ${n(y - h * 0.75)} ${n(x + w / 2)} ${n(y)}H${n(x + w * 0.28)}C${n(x + w * 0.28)} ${n(y - h * 0.6)} ${n(x + w * 0.16)} ${n(y - h * 0.9)} ${n(x)} ${n(y - h)}z`,
  }),
  /** A Russian onion with its stripes and a cross. */
  onion: (x: number, y: number, w: number, h: number): Form => ({
    body: bulb(x, y, w, h * 0.8),
    shade: bulbSide(x, y, w, h * 0.8),
    light:
      polygon(
        [x - w * 0.47, y - h * 0.26],
        [x - w * 0.3, y - h * 0.5],
        [x - w * 0.22, y - h * 0.48],
        [x - w * 0.42, y - h * 0.16],
      ) +
      polygon(
        [x - w * 0.3, y - h * 0.08],
        [x + w * 0.06, y - h * 0.6],
        [x + w * 0.16, y - h * 0.56],
        [x - w * 0.2, y],
      ) +
      polygon([x + w * 0.06, y], [x + w * 0.42, y - h * 0.42], [x + w * 0.48, y - h * 0.32], [x + w * 0.2, y]) +
      block(x, y - h * 0.78, 2.4, h * 0.22) +
      block(x, y - h * 0.9, 9, 2.4),
  }),
  cone: (x: number, y: number, w: number, h: number): Form => ({
    body: polygon([x - w / 2, y], [x, y - h], [x + w / 2, y]),
    shade: polygon([x + w * 0.12, y], [x, y - h], [x + w / 2, y]),
  }),
  /** A conical roof of ribs under a point, as of Armenian churches. */
  ribbedCone: (x: number, y: number, w: number, h: number): Form => ({
    body: polygon([x - w / 2, y], [x, y - h], [x + w / 2, y]),
    shade: row(x, w, 5, (at, step) => polygon([at, y], [x, y - h], [at + step * 0.45, y])),
    light: block(x, y - h + 2, 3, 18) + block(x, y - h - 8, 11, 3),
  }),
  gable: (x: number, y: number, w: number, h: number): Form => ({
    body: polygon([x - w / 2, y], [x, y - h], [x + w / 2, y]),
    shade: polygon([x - w / 2, y], [x - w / 2 + 6, y - 4], [x + w / 2 - 6, y - 4], [x + w / 2, y]),
  }),
  /** A pitched roof seen from its long side. */
  hip: (x: number, y: number, w: number, h: number): Form => ({
    body: tapered(x, y, w, h, w - h * 1.3),
    shade: tapered(x, y, w, 4, w - 2),
    light: tapered(x, y - h * 0.5, w - h * 0.62, 2, w - h * 0.64) + block(x, y - h + 2, w - h * 1.3, 3),
  }),
  /** A flat roof on brackets. */
  eaves: (x: number, y: number, w: number, h: number): Form => ({
    body: tapered(x, y, w * 0.94, h, w),
    shade: block(x, y, w * 0.94, 3),
    light: block(x, y - h + 2, w, 4),
  }),
  /** A sheer roof in tiers with upturned ends, as in Siam. */
  tiered: (x: number, y: number, w: number, h: number): Form => ({
    body: [1, 0.76, 0.52]
      .map((part, index) => {
        const base = y - h * 0.24 * index;
        const half = (w / 2) * part;
        return `M${n(x - half - 8)} ${n(base - 6)}Q${n(x - half * 0.5)} ${n(base - h * 0.08)} ${n(x)} ${n(base - h * 0.5)}Q${n(x + half * 0.5)} ${n(base - h * 0.08)} ${n(x + half + 8)} ${n(base - 6)}L${n(x + half)} ${n(base)}H${n(x - half)}z`;
      })
      .join(""),
    light: [0.9, 0.66, 0.42].map((part, index) => block(x, y - h * 0.24 * index - 1, w * part, 4)).join(""),
    shade: block(x, y - h * 0.96, 3, h * 0.14),
  }),
  /** A spire of rings that narrow to a needle. */
  stupa: (x: number, y: number, w: number, h: number): Form => ({
    body: `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.42)} ${n(y - h * 0.3)} ${n(x - w * 0.1)} ${n(y - h * 0.4)} ${n(x - 2)} ${n(y - h)}H${n(x + 2)}C${n(x + w * 0.1)} ${n(y - h * 0.4)} ${n(x + w * 0.42)} ${n(y - h * 0.3)} ${n(x + w / 2)} ${n(y)}z`,
    light: [0.02, 0.1, 0.18, 0.26, 0.34, 0.44, 0.54]
      .map((at, index) => block(x, y - h * at, w * [1.1, 0.94, 0.78, 0.6, 0.44, 0.3, 0.2][index]!, 4))
      .join(""),
    shade: `M${n(x + w * 0.2)} ${n(y)}C${n(x + w * 0.2)} ${n(y - h * 0.3)} ${n(x + w * 0.05)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h)}H${n(x + 2)}C${n(x + w * 0.1)} ${n(y - h * 0.4)} ${n(x + w * 0.42)} ${n(y - h * 0.3)} ${n(x + w / 2)} ${n(y)}z`,
  }),
};
