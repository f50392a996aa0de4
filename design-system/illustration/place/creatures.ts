import { n } from "../svg.ts";
import type { Form } from "./form.ts";
import { block, disc, oval, polygon } from "./outline.ts";

/** Animals, riders and emblems. (x, y) is the middle of the base, h the height, w the width. */
export const creatures = {
  camel: (x: number, y: number, h: number): Form => ({
    body: `M${n(x - h * 0.5)} ${n(y - h * 0.46)}Q${n(x - h * 0.3)} ${n(y - h * 0.64)} ${n(x - h * 0.12)} ${n(y - h * 0.66)}Q${n(x)} ${n(y - h)} ${n(x + h * 0.12)} ${n(y - h * 0.66)}Q${n(x + h * 0.3)} ${n(y - h * 0.56)} ${n(x + h * 0.38)} ${n(y - h * 0.6)}L${n(x + h * 0.5)} ${n(y - h * 0.94)}L${n(x + h * 0.74)} ${n(y - h * 0.9)}L${n(x + h * 0.72)} ${n(y - h * 0.8)}L${n(x + h * 0.58)} ${n(y - h * 0.8)}Q${n(x + h * 0.54)} ${n(y - h * 0.3)} ${n(x + h * 0.34)} ${n(y - h * 0.34)}L${n(x + h * 0.34)} ${n(y)}h${n(-h * 0.08)}L${n(x + h * 0.22)} ${n(y - h * 0.32)}H${n(x - h * 0.3)}L${n(x - h * 0.34)} ${n(y)}h${n(-h * 0.08)}z`,
    light: polygon(
      [x - h * 0.14, y - h * 0.5],
      [x - h * 0.1, y - h * 0.68],
      [x + h * 0.1, y - h * 0.68],
      [x + h * 0.14, y - h * 0.5],
    ),
  }),
  /** A rider on a striding horse, a foreleg lifted, an axe over his shoulder. */
  rider: (x: number, y: number, h: number): Form => {
    const at = ([across, up]: readonly [number, number]): readonly [number, number] => [x + across * h, y - up * h];
    const shape = (...points: readonly (readonly [number, number])[]) => polygon(...points.map(at));
    return {
      body:
        shape(
          ...([
            ...[
              [-0.34, 0.5],
              [-0.24, 0.56],
              [-0.1, 0.53],
              [0.06, 0.52],
              [0.14, 0.57],
              [0.22, 0.72],
              [0.29, 0.8],
            ],
            ...[
              [0.31, 0.86],
              [0.34, 0.8],
              [0.39, 0.74],
              [0.46, 0.66],
              [0.45, 0.61],
              [0.4, 0.61],
              [0.35, 0.65],
            ],
            ...[
              [0.31, 0.63],
              [0.3, 0.52],
              [0.28, 0.43],
              [0.41, 0.36],
              [0.43, 0.31],
              [0.36, 0.22],
              [0.31, 0.21],
            ],
            ...[
              [0.36, 0.31],
              [0.25, 0.33],
              [0.22, 0.3],
              [0.2, 0.05],
              [0.23, 0],
              [0.14, 0],
              [0.15, 0.06],
            ],
            ...[
              [0.13, 0.31],
              [-0.1, 0.3],
              [-0.13, 0.19],
              [-0.16, 0.14],
              [-0.13, 0.04],
              [-0.11, 0],
              [-0.2, 0],
            ],
            ...[
              [-0.19, 0.05],
              [-0.23, 0.16],
              [-0.22, 0.3],
              [-0.28, 0.3],
              [-0.3, 0.2],
              [-0.35, 0.15],
              [-0.33, 0.04],
            ],
            ...[
              [-0.31, 0],
              [-0.4, 0],
              [-0.39, 0.05],
              [-0.42, 0.17],
              [-0.37, 0.36],
            ],
          ] as [number, number][]),
        ) +
        shape([-0.33, 0.51], [-0.43, 0.5], [-0.5, 0.38], [-0.5, 0.16], [-0.45, 0.18], [-0.44, 0.36], [-0.36, 0.42]) +
        shape([-0.05, 0.5], [-0.06, 0.78], [0, 0.82], [0.07, 0.82], [0.11, 0.78], [0.1, 0.5]) +
        disc(x + 0.035 * h, y - 0.88 * h, h * 0.055) +
        shape([-0.02, 0.91], [-0.01, 0.98], [0.035, 1.02], [0.08, 0.98], [0.09, 0.91]),
      shade:
        shape([-0.06, 0.78], [-0.22, 0.5], [-0.1, 0.46], [-0.02, 0.6]) +
        shape([0, 0.54], [0.09, 0.54], [0.13, 0.4], [0.1, 0.28], [0.16, 0.26], [0.05, 0.25], [0.06, 0.39]),
      line: `M${n(x + 0.08 * h)} ${n(y - 0.76 * h)}L${n(x + 0.2 * h)} ${n(y - 0.68 * h)}L${n(x + 0.26 * h)} ${n(y - 0.98 * h)}l${n(0.07 * h)} ${n(-0.03 * h)}v${n(-0.07 * h)}l${n(-0.09 * h)} ${n(0.03 * h)}z`,
    };
  },
  /** A wading bird. */
  wader: (x: number, y: number, h: number): Form => ({
    body: oval(x, y - h * 0.54, h * 0.26, h * 0.14) + disc(x + h * 0.26, y - h * 0.95, h * 0.07),
    line: `M${n(x - 2)} ${n(y)}V${n(y - h * 0.5)}M${n(x + 4)} ${n(y)}V${n(y - h * 0.5)}M${n(x + h * 0.2)} ${n(y - h * 0.56)}Q${n(x + h * 0.4)} ${n(y - h * 0.7)} ${n(x + h * 0.24)} ${n(y - h * 0.94)}L${n(x + h * 0.38)} ${n(y - h * 0.86)}`,
  }),
  lotus: (x: number, y: number, w: number): Form => ({
    body:
      polygon([x - w * 0.3, y - w * 0.3], [x, y - w * 0.6], [x + w * 0.3, y - w * 0.3], [x, y]) +
      polygon([x - w * 0.5, y - w * 0.36], [x - w * 0.1, y - w * 0.4], [x, y]) +
      polygon([x, y], [x + w * 0.1, y - w * 0.4], [x + w * 0.5, y - w * 0.36]),
    light: polygon([x - w * 0.12, y - w * 0.2], [x, y - w * 0.56], [x + w * 0.12, y - w * 0.2], [x, y]),
  }),
  /** Leaves that float. */
  pads: (x: number, y: number, w: number): Form => ({
    body:
      oval(x, y, w * 0.2, w * 0.06) +
      oval(x - w * 0.34, y + w * 0.06, w * 0.16, w * 0.05) +
      oval(x + w * 0.36, y + w * 0.05, w * 0.15, w * 0.05),
  }),
  /** The winged disc of the Zoroastrians. */
  wings: (x: number, y: number, w: number): Form => ({
    body:
      `M${n(x - w / 2)} ${n(y - w * 0.16)}Q${n(x)} ${n(y - w * 0.24)} ${n(x + w / 2)} ${n(y - w * 0.16)}L${n(x + w * 0.4)} ${n(y - w * 0.02)}Q${n(x)} ${n(y - w * 0.1)} ${n(x - w * 0.4)} ${n(y - w * 0.02)}z` +
      polygon([x - w * 0.1, y], [x - w * 0.04, y - w * 0.16], [x + w * 0.04, y - w * 0.16], [x + w * 0.1, y]) +
      disc(x, y - w * 0.24, w * 0.05),
    shade:
      disc(x, y - w * 0.13, w * 0.06) +
      block(x - w * 0.27, y - w * 0.1, w * 0.26, 2.4) +
      block(x + w * 0.27, y - w * 0.1, w * 0.26, 2.4),
  }),
  cart: (x: number, y: number, w: number): Form => ({
    body: block(x, y - w * 0.16, w, w * 0.24),
    line: `M${n(x - w * 0.42)} ${n(y - w * 0.14)}a${n(w * 0.14)} ${n(w * 0.14)} 0 1 1 ${n(w * 0.28)} 0a${n(w * 0.14)} ${n(w * 0.14)} 0 1 1 ${n(-w * 0.28)} 0M${n(x + w * 0.14)} ${n(y - w * 0.14)}a${n(w * 0.14)} ${n(w * 0.14)} 0 1 1 ${n(w * 0.28)} 0a${n(w * 0.14)} ${n(w * 0.14)} 0 1 1 ${n(-w * 0.28)} 0`,
  }),
};
