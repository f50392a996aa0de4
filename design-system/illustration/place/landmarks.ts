import { n } from "../svg.ts";
import type { Form } from "./form.ts";
import { block, disc, polygon, row, tapered } from "./outline.ts";

const both = (one: (side: number) => string): string => one(-1) + one(1);

/** Silhouettes of which the world has one. (x, y) is the middle of the base, h the height. */
export const landmarks = {
  azadi: (x: number, y: number, h: number): Form => {
    const w = h * 0.62;
    return {
      body: `M${n(x - w)} ${n(y)}C${n(x - w * 0.56)} ${n(y - h * 0.16)} ${n(x - w * 0.42)} ${n(y - h * 0.4)} ${n(x - w * 0.37)} ${n(y - h * 0.82)}L${n(x - w * 0.33)} ${n(y - h)}H${n(x + w * 0.33)}L${n(x + w * 0.37)} ${n(y - h * 0.82)}C${n(x + w * 0.42)} ${n(y - h * 0.4)} ${n(x + w * 0.56)} ${n(y - h * 0.16)} ${n(x + w)} ${n(y)}H${n(x + w * 0.62)}C${n(x + w * 0.48)} ${n(y - h * 0.22)} ${n(x + w * 0.25)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h * 0.45)}C${n(x - w * 0.25)} ${n(y - h * 0.4)} ${n(x - w * 0.48)} ${n(y - h * 0.22)} ${n(x - w * 0.62)} ${n(y)}z`,
      shade: `M${n(x + w * 0.1)} ${n(y - h)}H${n(x + w * 0.33)}L${n(x + w * 0.37)} ${n(y - h * 0.82)}C${n(x + w * 0.42)} ${n(y - h * 0.4)} ${n(x + w * 0.56)} ${n(y - h * 0.16)} ${n(x + w)} ${n(y)}H${n(x + w * 0.84)}C${n(x + w * 0.5)} ${n(y - h * 0.16)} ${n(x + w * 0.28)} ${n(y - h * 0.4)} ${n(x + w * 0.22)} ${n(y - h * 0.8)}z`,
      hole:
        `M${n(x - w * 0.25)} ${n(y - h * 0.44)}C${n(x - w * 0.22)} ${n(y - h * 0.62)} ${n(x - w * 0.14)} ${n(y - h * 0.74)} ${n(x)} ${n(y - h * 0.81)}C${n(x + w * 0.14)} ${n(y - h * 0.74)} ${n(x + w * 0.22)} ${n(y - h * 0.62)} ${n(x + w * 0.25)} ${n(y - h * 0.44)}Q${n(x)} ${n(y - h * 0.54)} ${n(x - w * 0.25)} ${n(y - h * 0.44)}z` +
        row(x, w * 0.46, 4, (at) => block(at, y - h * 0.88, w * 0.06, h * 0.07)),
      light: block(x, y - h + 4, w * 0.76, h * 0.03),
      line: `M${n(x)} ${n(y - h * 0.8)}V${n(y - h * 0.5)}M${n(x - w * 0.16)} ${n(y - h * 0.66)}L${n(x + w * 0.1)} ${n(y - h * 0.5)}M${n(x + w * 0.16)} ${n(y - h * 0.66)}L${n(x - w * 0.1)} ${n(y - h * 0.5)}`,
    };
  },
  milad: (x: number, y: number, h: number): Form => ({
    body:
      tapered(x, y, h * 0.075, h * 0.66, h * 0.034) +
      tapered(x, y - h * 0.64, h * 0.05, h * 0.05, h * 0.17) +
      block(x, y - h * 0.69, h * 0.17, h * 0.03) +
      tapered(x, y - h * 0.72, h * 0.17, h * 0.05, h * 0.08) +
      tapered(x, y - h * 0.77, h * 0.02, h * 0.23, 2),
    shade: tapered(x + h * 0.02, y, h * 0.03, h * 0.64, h * 0.014) + tapered(x, y, h * 0.34, h * 0.05, h * 0.2),
    hole: block(x, y - h * 0.695, h * 0.15, h * 0.016),
  }),
  eiffel: (x: number, y: number, h: number): Form => {
    const leg = (side: number) =>
      `M${n(x + side * h * 0.3)} ${n(y)}C${n(x + side * h * 0.2)} ${n(y - h * 0.28)} ${n(x + side * h * 0.12)} ${n(y - h * 0.44)} ${n(x + side * h * 0.08)} ${n(y - h * 0.62)}C${n(x + side * h * 0.045)} ${n(y - h * 0.78)} ${n(x + side * h * 0.02)} ${n(y - h * 0.88)} ${n(x + side * h * 0.012)} ${n(y - h * 0.98)}H${n(x)}V${n(y - h * 0.8)}C${n(x + side * h * 0.02)} ${n(y - h * 0.7)} ${n(x + side * h * 0.04)} ${n(y - h * 0.56)} ${n(x + side * h * 0.06)} ${n(y - h * 0.5)}C${n(x + side * h * 0.1)} ${n(y - h * 0.28)} ${n(x + side * h * 0.14)} ${n(y - h * 0.16)} ${n(x + side * h * 0.19)} ${n(y)}z`;
    const arch = `M${n(x - h * 0.19)} ${n(y)}C${n(x - h * 0.15)} ${n(y - h * 0.24)} ${n(x - h * 0.09)} ${n(y - h * 0.28)} ${n(x)} ${n(y - h * 0.28)}S${n(x + h * 0.15)} ${n(y - h * 0.24)} ${n(x + h * 0.19)} ${n(y)}`;
    const lattice = both((side) =>
      Array.from({ length: 6 }, (_, index) => {
        const [low, high] = [index * 0.08 + 0.02, index * 0.08 + 0.1];
        const outer = (at: number) => 0.3 - at * 0.42 + at * at * 0.12;
        const inner = (at: number) => 0.19 - at * 0.28;
        return `M${n(x + side * h * inner(low))} ${n(y - h * low)}L${n(x + side * h * outer(high))} ${n(y - h * high)}M${n(x + side * h * outer(low))} ${n(y - h * low)}L${n(x + side * h * inner(high))} ${n(y - h * high)}`;
      }).join(""),
    );
    return {
      body: both(leg) + tapered(x, y - h * 0.72, h * 0.075, h * 0.26, h * 0.02) + block(x, y - h * 0.96, 3, h * 0.06),
      shade:
        block(x, y - h * 0.28, h * 0.32, h * 0.035) +
        block(x, y - h * 0.58, h * 0.2, h * 0.03) +
        block(x, y - h * 0.9, h * 0.05, h * 0.016),
      line: arch + lattice,
    };
  },
  burj: (x: number, y: number, h: number): Form => {
    const tiers = [0.19, 0.155, 0.12, 0.09, 0.062, 0.036, 0.014];
    const heights = [0.26, 0.4, 0.54, 0.66, 0.77, 0.86, 1];
    return {
      body: tiers.map((w, index) => block(x, y, h * w, h * heights[index]!)).join(""),
      shade: tiers.map((w, index) => block(x + h * w * 0.3, y, h * w * 0.4, h * heights[index]!)).join(""),
      light: tiers
        .slice(0, 5)
        .map((w, index) => block(x, y - h * heights[index]! + 3, h * w, 3))
        .join(""),
    };
  },
  /** The hotel like a sail, on its island. */
  sail: (x: number, y: number, h: number): Form => ({
    body: `M${n(x - h * 0.24)} ${n(y)}Q${n(x - h * 0.28)} ${n(y - h * 0.6)} ${n(x + h * 0.16)} ${n(y - h * 0.88)}V${n(y)}z`,
    shade: `M${n(x + h * 0.16)} ${n(y - h)}L${n(x + h * 0.19)} ${n(y - h * 0.86)}Q${n(x + h * 0.3)} ${n(y - h * 0.4)} ${n(x + h * 0.24)} ${n(y)}H${n(x + h * 0.16)}z`,
    hole: block(x - h * 0.02, y - h * 0.66, h * 0.2, h * 0.03),
    line: `M${n(x - h * 0.2)} ${n(y - h * 0.4)}L${n(x + h * 0.16)} ${n(y - h * 0.54)}M${n(x - h * 0.24)} ${n(y - h * 0.16)}L${n(x + h * 0.16)} ${n(y - h * 0.24)}`,
  }),
  /** A tower of star-shaped floors that narrow to a spire. */
  petronas: (x: number, y: number, h: number): Form => ({
    body:
      block(x, y, h * 0.17, h * 0.62) +
      block(x, y - h * 0.6, h * 0.14, h * 0.1) +
      block(x, y - h * 0.68, h * 0.11, h * 0.08) +
      tapered(x, y - h * 0.75, h * 0.085, h * 0.08, h * 0.045) +
      tapered(x, y - h * 0.82, h * 0.035, h * 0.18, 2),
    shade: block(x + h * 0.06, y, h * 0.05, h * 0.6) + block(x - h * 0.02, y, h * 0.016, h * 0.6),
    light:
      Array.from({ length: 12 }, (_, index) => block(x, y - h * (0.04 + index * 0.05), h * 0.17, 2)).join("") +
      disc(x, y - h * 0.84, h * 0.022),
  }),
  /** The curved footbridge on its leaning columns. */
  tabiat: (x: number, y: number, w: number, h: number): Form => ({
    body:
      `M${n(x - w / 2)} ${n(y - h * 0.66)}Q${n(x - w * 0.25)} ${n(y - h * 0.9)} ${n(x)} ${n(y - h * 0.72)}T${n(x + w / 2)} ${n(y - h * 0.78)}V${n(y - h * 0.66)}Q${n(x + w * 0.25)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h * 0.58)}T${n(x - w / 2)} ${n(y - h * 0.54)}z` +
      [-0.24, 0.24]
        .map((at) =>
          polygon(
            [x + w * at - 10, y],
            [x + w * (at - 0.12), y - h * 0.62],
            [x + w * (at - 0.09), y - h * 0.62],
            [x + w * at + 2, y - h * 0.16],
            [x + w * (at + 0.09), y - h * 0.6],
            [x + w * (at + 0.12), y - h * 0.6],
            [x + w * at + 12, y],
          ),
        )
        .join(""),
    line: row(
      x,
      w * 0.98,
      14,
      (at, step) =>
        `M${n(at - step / 2)} ${n(y - h * 0.84)}L${n(at)} ${n(y - h * 0.56)}L${n(at + step / 2)} ${n(y - h * 0.84)}`,
    ),
  }),
  /** Two steel arches from which the deck of a bridge hangs. */
  bowstring: (x: number, y: number, w: number, h: number): Form => ({
    body:
      block(x, y - h * 0.3, w, h * 0.09) +
      [-0.48, 0, 0.48].map((at) => tapered(x + w * at, y, w * 0.07, h * 0.32, w * 0.05)).join(""),
    line: [-0.24, 0.24]
      .map((at) => {
        const middle = x + w * at;
        const half = w * 0.23;
        return `M${n(middle - half)} ${n(y - h * 0.36)}Q${n(middle)} ${n(y - h * 1.5)} ${n(middle + half)} ${n(y - h * 0.36)}M${n(middle - half)} ${n(y - h * 0.38)}Q${n(middle)} ${n(y - h * 1.36)} ${n(middle + half)} ${n(y - h * 0.38)}${row(
          middle,
          half * 1.8,
          9,
          (one) => {
            const part = (one - middle) / half;
            return `M${n(one)} ${n(y - h * 0.36)}V${n(y - h * (0.36 + 0.52 * (1 - part * part)))}`;
          },
        )}`;
      })
      .join(""),
  }),
  /** A suspension bridge between two towers. */
  suspension: (x: number, y: number, w: number, h: number): Form => ({
    body: block(x, y - h * 0.3, w, h * 0.06) + both((side) => block(x + side * w * 0.28, y, w * 0.016, h)),
    line: `M${n(x - w / 2)} ${n(y - h * 0.34)}Q${n(x - w * 0.36)} ${n(y - h * 0.6)} ${n(x - w * 0.28)} ${n(y - h)}Q${n(x)} ${n(y + h * 0.3)} ${n(x + w * 0.28)} ${n(y - h)}Q${n(x + w * 0.36)} ${n(y - h * 0.6)} ${n(x + w / 2)} ${n(y - h * 0.34)}`,
  }),
  /** A tower like a flame, with a curved back. */
  flameTower: (x: number, y: number, h: number): Form => ({
    body: `M${n(x - h * 0.14)} ${n(y)}C${n(x - h * 0.24)} ${n(y - h * 0.4)} ${n(x - h * 0.1)} ${n(y - h * 0.8)} ${n(x + h * 0.06)} ${n(y - h)}C${n(x + h * 0.1)} ${n(y - h * 0.7)} ${n(x + h * 0.22)} ${n(y - h * 0.4)} ${n(x + h * 0.14)} ${n(y)}z`,
    shade: `M${n(x + h * 0.02)} ${n(y)}C${n(x + h * 0.06)} ${n(y - h * 0.4)} ${n(x + h * 0.02)} ${n(y - h * 0.7)} ${n(x + h * 0.06)} ${n(y - h)}C${n(x + h * 0.1)} ${n(y - h * 0.7)} ${n(x + h * 0.22)} ${n(y - h * 0.4)} ${n(x + h * 0.14)} ${n(y)}z`,
  }),
  /** A tower that is narrow at its waist. */
  waistTower: (x: number, y: number, w: number, h: number): Form => ({
    body: `M${n(x - w / 2)} ${n(y)}Q${n(x - w * 0.1)} ${n(y - h * 0.5)} ${n(x - w * 0.46)} ${n(y - h)}H${n(x + w * 0.46)}Q${n(x + w * 0.1)} ${n(y - h * 0.5)} ${n(x + w / 2)} ${n(y)}z`,
    light: block(x, y - h + 4, w * 0.92, 4),
    line: `M${n(x - w * 0.4)} ${n(y - h * 0.06)}L${n(x + w * 0.38)} ${n(y - h * 0.94)}M${n(x + w * 0.4)} ${n(y - h * 0.06)}L${n(x - w * 0.38)} ${n(y - h * 0.94)}`,
  }),
  /** One half of a dome that was cut in two, its inside bare. */
  halfDome: (x: number, y: number, w: number, h: number): Form => ({
    body: `M${n(x - w * 0.4)} ${n(y)}C${n(x - w * 0.62)} ${n(y - h * 0.3)} ${n(x - w * 0.5)} ${n(y - h * 0.62)} ${n(x + w * 0.3)} ${n(y - h)}C${n(x + w * 0.24)} ${n(y - h * 0.6)} ${n(x + w * 0.3)} ${n(y - h * 0.3)} ${n(x + w * 0.3)} ${n(y)}z`,
    shade: `M${n(x + w * 0.3)} ${n(y - h)}C${n(x + w * 0.24)} ${n(y - h * 0.6)} ${n(x + w * 0.3)} ${n(y - h * 0.3)} ${n(x + w * 0.3)} ${n(y)}H${n(x + w * 0.04)}C${n(x + w * 0.02)} ${n(y - h * 0.4)} ${n(x + w * 0.08)} ${n(y - h * 0.7)} ${n(x + w * 0.3)} ${n(y - h)}z`,
  }),
};
