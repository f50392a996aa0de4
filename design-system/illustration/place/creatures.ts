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
  rider: (x: number, y: number, h: number): Form => ({
    body:
      `M${n(x - h * 0.42)} ${n(y)}L${n(x - h * 0.34)} ${n(y - h * 0.4)}Q${n(x - h * 0.2)} ${n(y - h * 0.5)} ${n(x + h * 0.1)} ${n(y - h * 0.44)}L${n(x + h * 0.26)} ${n(y - h * 0.7)}L${n(x + h * 0.46)} ${n(y - h * 0.62)}L${n(x + h * 0.42)} ${n(y - h * 0.52)}L${n(x + h * 0.32)} ${n(y - h * 0.54)}Q${n(x + h * 0.32)} ${n(y - h * 0.24)} ${n(x + h * 0.4)} ${n(y - h * 0.12)}L${n(x + h * 0.3)} ${n(y - h * 0.1)}L${n(x + h * 0.16)} ${n(y - h * 0.22)}H${n(x - h * 0.22)}L${n(x - h * 0.32)} ${n(y)}z` +
      polygon(
        [x - h * 0.16, y - h * 0.4],
        [x - h * 0.1, y - h * 0.8],
        [x + h * 0.06, y - h * 0.8],
        [x + h * 0.08, y - h * 0.4],
      ) +
      disc(x - h * 0.02, y - h * 0.88, h * 0.08),
    line: `M${n(x)} ${n(y - h * 0.74)}L${n(x + h * 0.3)} ${n(y - h)}`,
  }),
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
