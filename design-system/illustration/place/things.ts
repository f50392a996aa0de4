import { shamsehPath } from "../shamseh.ts";
import { n } from "../svg.ts";
import type { Form } from "./form.ts";
import { block, disc, oval, pointed, polygon, rounded, row, tapered } from "./outline.ts";

/** People, vessels, goods and works, which give a place its scale and its use. (x, y) is the middle of the base. */
export const things = {
  person: (x: number, y: number, h: number): Form => ({
    body: `M${n(x - h * 0.17)} ${n(y)}L${n(x - h * 0.13)} ${n(y - h * 0.6)}Q${n(x)} ${n(y - h * 0.84)} ${n(x + h * 0.13)} ${n(y - h * 0.6)}L${n(x + h * 0.17)} ${n(y)}z`,
    light: disc(x, y - h * 0.87, h * 0.13),
  }),
  boat: (x: number, y: number, w: number): Form => ({
    body: `M${n(x - w / 2)} ${n(y - w * 0.2)}Q${n(x)} ${n(y - w * 0.08)} ${n(x + w / 2)} ${n(y - w * 0.2)}L${n(x + w * 0.34)} ${n(y)}H${n(x - w * 0.34)}z`,
    light: block(x - w * 0.02, y - w * 0.13, w * 0.5, 3),
  }),
  dhow: (x: number, y: number, w: number): Form => ({
    body:
      `M${n(x - w / 2)} ${n(y - w * 0.18)}Q${n(x)} ${n(y - w * 0.04)} ${n(x + w * 0.55)} ${n(y - w * 0.24)}L${n(x + w * 0.38)} ${n(y)}H${n(x - w * 0.34)}z` +
      block(x, y - w * 0.1, 3, w * 0.74),
    light: `M${n(x + 4)} ${n(y - w * 0.86)}Q${n(x + w * 0.42)} ${n(y - w * 0.56)} ${n(x + w * 0.44)} ${n(y - w * 0.24)}H${n(x + 4)}z`,
  }),
  /** A steamer aground, leaning. */
  wreck: (x: number, y: number, w: number): Form => ({
    body:
      polygon(
        [x - w * 0.5, y - w * 0.2],
        [x + w * 0.42, y - w * 0.13],
        [x + w * 0.5, y - w * 0.2],
        [x + w * 0.44, y + w * 0.02],
        [x - w * 0.42, y + w * 0.02],
      ) +
      polygon(
        [x - w * 0.34, y - w * 0.18],
        [x - w * 0.33, y - w * 0.32],
        [x - w * 0.06, y - w * 0.3],
        [x - w * 0.06, y - w * 0.16],
      ) +
      polygon(
        [x - w * 0.24, y - w * 0.3],
        [x - w * 0.22, y - w * 0.46],
        [x - w * 0.14, y - w * 0.45],
        [x - w * 0.14, y - w * 0.3],
      ),
    shade: polygon(
      [x - w * 0.47, y - w * 0.08],
      [x + w * 0.46, y - w * 0.05],
      [x + w * 0.44, y + w * 0.02],
      [x - w * 0.42, y + w * 0.02],
    ),
    dark:
      row(x - w * 0.2, w * 0.24, 4, (at, step) => block(at, y - w * 0.22, step * 0.5, 7)) +
      disc(x + w * 0.1, y - w * 0.09, 8) +
      polygon([x + w * 0.2, y - w * 0.1], [x + w * 0.3, y - w * 0.12], [x + w * 0.32, y - w * 0.02], [x + w * 0.24, y]),
    line: `M${n(x + w * 0.2)} ${n(y - w * 0.14)}L${n(x + w * 0.22)} ${n(y - w * 0.52)}M${n(x + w * 0.22)} ${n(y - w * 0.5)}L${n(x - w * 0.1)} ${n(y - w * 0.3)}`,
  }),
  /** A cableway rising to one side, with its cabins. */
  cableway: (x: number, y: number, w: number, h: number): Form => ({
    line: `M${n(x - w / 2)} ${n(y)}Q${n(x)} ${n(y - h * 0.4)} ${n(x + w / 2)} ${n(y - h)}`,
    body: [-0.34, -0.06, 0.26]
      .map((at) => {
        const part = at + 0.5;
        const middle = y - (2 * part * (1 - part) * h * 0.4 + part * part * h);
        return block(x + w * at, middle + 40, 42, 30) + block(x + w * at, middle + 12, 3, 14);
      })
      .join(""),
    hole: [-0.34, -0.06, 0.26]
      .map((at) => {
        const part = at + 0.5;
        const middle = y - (2 * part * (1 - part) * h * 0.4 + part * part * h);
        return block(x + w * at, middle + 28, 34, 12);
      })
      .join(""),
  }),
  pylon: (x: number, y: number, w: number, h: number): Form => ({
    line: `M${n(x - w / 2)} ${n(y)}L${n(x)} ${n(y - h)}L${n(x + w / 2)} ${n(y)}M${n(x - w * 0.3)} ${n(y - h * 0.4)}H${n(x + w * 0.3)}M${n(x - w * 0.6)} ${n(y - h)}H${n(x + w * 0.6)}`,
  }),
  awning: (x: number, y: number, w: number, h: number, count: number): Form => ({
    body: tapered(x, y, w, h, w * 0.92),
    light: row(x, w, count, (at, step) => tapered(at - step * 0.25, y, step * 0.5, h, step * 0.44)),
  }),
  /** Goods in heaps: spices, fruit, bales. */
  heaps: (x: number, y: number, w: number, h: number, count: number): Form => ({
    body: row(
      x,
      w,
      count,
      (at, step) => `M${n(at - step * 0.44)} ${n(y)}Q${n(at)} ${n(y - h * 2)} ${n(at + step * 0.44)} ${n(y)}z`,
    ),
  }),
  carpets: (x: number, y: number, w: number, h: number, count: number): Form => ({
    body: row(x, w, count, (at, step) => block(at, y, step * 0.8, h)),
    light: row(x, w, count, (at, step) =>
      polygon([at - step * 0.26, y - h / 2], [at, y - h * 0.84], [at + step * 0.26, y - h / 2], [at, y - h * 0.16]),
    ),
    shade: row(x, w, count, (at, step) =>
      polygon([at - step * 0.12, y - h / 2], [at, y - h * 0.66], [at + step * 0.12, y - h / 2], [at, y - h * 0.34]),
    ),
  }),
  lamp: (x: number, y: number, h: number): Form => ({
    body: block(x, y, 2, h),
    light: disc(x, y + 7, 8),
  }),
  umbrella: (x: number, y: number, h: number): Form => ({
    body: `M${n(x - h * 0.5)} ${n(y - h * 0.62)}Q${n(x - h * 0.4)} ${n(y - h)} ${n(x)} ${n(y - h)}Q${n(x + h * 0.4)} ${n(y - h)} ${n(x + h * 0.5)} ${n(y - h * 0.62)}z`,
    light: `M${n(x - h * 0.17)} ${n(y - h * 0.62)}Q${n(x - h * 0.14)} ${n(y - h * 0.95)} ${n(x)} ${n(y - h)}Q${n(x + h * 0.14)} ${n(y - h * 0.95)} ${n(x + h * 0.17)} ${n(y - h * 0.62)}z`,
    dark: block(x, y, h * 0.05, h * 0.62),
  }),
  fountain: (x: number, y: number, w: number, h: number): Form => ({
    body: oval(x, y, w / 2, w * 0.09) + tapered(x, y, w * 0.1, h * 0.4, w * 0.3),
    line: `M${n(x)} ${n(y - h * 0.4)}V${n(y - h)}M${n(x)} ${n(y - h * 0.9)}Q${n(x - w * 0.3)} ${n(y - h)} ${n(x - w * 0.34)} ${n(y - 4)}M${n(x)} ${n(y - h * 0.9)}Q${n(x + w * 0.3)} ${n(y - h)} ${n(x + w * 0.34)} ${n(y - 4)}`,
  }),
  /** Jets in a row along a basin. */
  jets: (x: number, y: number, w: number, h: number, count: number): Form => ({
    line: row(
      x,
      w,
      count,
      (at) => `M${n(at)} ${n(y)}v${n(-h)}m0 4q-6 2 -7 ${n(h * 0.6)}m7 ${n(-h * 0.6)}q6 2 7 ${n(h * 0.6)}`,
    ),
  }),
  wheel: (x: number, y: number, r: number): Form => ({
    line:
      `M${n(x - r)} ${n(y - r * 1.2)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0` +
      Array.from(
        { length: 8 },
        (_, index) =>
          `M${n(x)} ${n(y - r * 1.2)}l${n(r * Math.cos((index * Math.PI) / 4))} ${n(r * Math.sin((index * Math.PI) / 4))}`,
      ).join("") +
      `M${n(x - r * 0.5)} ${n(y)}L${n(x)} ${n(y - r * 1.2)}L${n(x + r * 0.5)} ${n(y)}`,
  }),
  flag: (x: number, y: number, h: number): Form => ({
    shade: block(x, y, 2.4, h),
    body: `M${n(x + 1)} ${n(y - h)}q10 -5 20 0t16 -2v18q-8 5 -18 1t-18 1z`,
  }),
  star: (x: number, y: number, r: number): Form => ({ body: shamsehPath(r, x, y) }),
  /** Panes of coloured glass in a pointed window; `turn` chooses which panes of a lattice have this colour. */
  panes: (x: number, y: number, w: number, h: number, turn: number): Form => ({
    body: Array.from({ length: 8 }, (_, line) =>
      row(x, w, 4, (at, step, index) =>
        (line + index * 2) % 4 === turn
          ? polygon(
              [at - step * 0.46, y - (h * (line + 0.5)) / 8],
              [at, y - (h * (line + 1.04)) / 8],
              [at + step * 0.46, y - (h * (line + 0.5)) / 8],
              [at, y - (h * (line - 0.04)) / 8],
            )
          : "",
      ),
    ).join(""),
  }),
  /** Light that falls from a window on a floor, slanting away from it. */
  cast: (x: number, y: number, w: number, h: number, turn: number): Form => ({
    body: Array.from({ length: 4 }, (_, line) =>
      row(x, w, 3, (at, step, index) => {
        if ((line + index) % 4 !== turn) return "";
        const shift = line * h * 0.2;
        return polygon(
          [at - step / 2 + shift, y + (line * h) / 4],
          [at + step / 2 + shift, y + (line * h) / 4],
          [at + step / 2 + shift + h * 0.2, y + ((line + 0.9) * h) / 4],
          [at - step / 2 + shift + h * 0.2, y + ((line + 0.9) * h) / 4],
        );
      }),
    ).join(""),
  }),
  /** A pointed window frame with a rose in its head. */
  frame: (x: number, y: number, w: number, h: number): Form => ({ body: pointed(x, y, w, h) }),
  /** A niche cut in rock. */
  niche: (x: number, y: number, w: number, h: number): Form => ({
    shade: rounded(x, y, w, h),
    hole: rounded(x, y, w * 0.86, h * 0.92),
  }),
  inscription: (x: number, y: number, w: number, h: number, lines: number): Form => ({
    body: block(x, y, w, h),
    shade: Array.from({ length: lines }, (_, index) => block(x, y - ((index + 0.4) * h) / lines, w * 0.84, 2.4)).join(
      "",
    ),
  }),
  skier: (x: number, y: number, h: number): Form => ({
    body: polygon(
      [x - h * 0.16, y - h * 0.2],
      [x - h * 0.06, y - h * 0.74],
      [x + h * 0.14, y - h * 0.7],
      [x + h * 0.2, y - h * 0.2],
    ),
    light: disc(x + h * 0.08, y - h * 0.86, h * 0.12),
    line: `M${n(x - h * 0.5)} ${n(y - h * 0.2)}L${n(x + h * 0.5)} ${n(y + h * 0.1)}M${n(x + h * 0.16)} ${n(y - h * 0.56)}L${n(x + h * 0.44)} ${n(y)}`,
  }),
  /** Case of a museum, with a jar. */
  jar: (x: number, y: number, h: number): Form => ({
    body: `M${n(x - h * 0.16)} ${n(y)}C${n(x - h * 0.5)} ${n(y - h * 0.4)} ${n(x - h * 0.36)} ${n(y - h * 0.74)} ${n(x - h * 0.12)} ${n(y - h * 0.8)}L${n(x - h * 0.18)} ${n(y - h)}H${n(x + h * 0.18)}L${n(x + h * 0.12)} ${n(y - h * 0.8)}C${n(x + h * 0.36)} ${n(y - h * 0.74)} ${n(x + h * 0.5)} ${n(y - h * 0.4)} ${n(x + h * 0.16)} ${n(y)}z`,
    shade: block(x, y - h * 0.46, h * 0.66, 5) + block(x, y - h * 0.62, h * 0.5, 3),
  }),
  /** Fire over its stand. */
  flame: (x: number, y: number, h: number): Form => ({
    body: `M${n(x)} ${n(y - h)}C${n(x + h * 0.1)} ${n(y - h * 0.66)} ${n(x + h * 0.36)} ${n(y - h * 0.5)} ${n(x + h * 0.26)} ${n(y - h * 0.16)}Q${n(x + h * 0.16)} ${n(y)} ${n(x)} ${n(y)}T${n(x - h * 0.26)} ${n(y - h * 0.16)}C${n(x - h * 0.36)} ${n(y - h * 0.5)} ${n(x - h * 0.06)} ${n(y - h * 0.56)} ${n(x)} ${n(y - h)}z`,
    light: `M${n(x)} ${n(y - h * 0.56)}Q${n(x + h * 0.18)} ${n(y - h * 0.3)} ${n(x + h * 0.1)} ${n(y - h * 0.08)}H${n(x - h * 0.1)}Q${n(x - h * 0.18)} ${n(y - h * 0.3)} ${n(x)} ${n(y - h * 0.56)}z`,
  }),
};
