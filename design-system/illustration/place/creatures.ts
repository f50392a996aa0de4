import { n } from "../svg.ts";
import type { Form } from "./form.ts";
import { block, disc, oval, polygon } from "./outline.ts";

/** A striding horse that looks to the right: points from the middle of its feet, in heights of its rider's head. */
const horse =
  "-.34,.5 -.24,.56 -.1,.53 .06,.52 .14,.57 .22,.72 .29,.8 .31,.86 .34,.8 .39,.74 .46,.66 .45,.61 .4,.61 .35,.65 " +
  ".31,.63 .3,.52 .28,.43 .41,.36 .43,.31 .36,.22 .31,.21 .36,.31 .25,.33 .22,.3 .2,.05 .23,0 .14,0 .15,.06 " +
  ".13,.31 -.1,.3 -.13,.19 -.16,.14 -.13,.04 -.11,0 -.2,0 -.19,.05 -.23,.16 -.22,.3 -.28,.3 -.3,.2 -.35,.15 " +
  "-.33,.04 -.31,0 -.4,0 -.39,.05 -.42,.17 -.37,.36";

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
    const shape = (points: string) =>
      polygon(
        ...points.split(" ").map((pair): [number, number] => {
          const [across = 0, up = 0] = pair.split(",").map(Number);
          return [x + across * h, y - up * h];
        }),
      );
    return {
      body:
        shape(horse) +
        shape("-.33,.51 -.43,.5 -.5,.38 -.5,.16 -.45,.18 -.44,.36 -.36,.42") +
        shape("-.05,.5 -.06,.78 0,.82 .07,.82 .11,.78 .1,.5") +
        disc(x + 0.035 * h, y - 0.88 * h, h * 0.055) +
        shape("-.02,.91 -.01,.98 .035,1.02 .08,.98 .09,.91"),
      shade: shape("-.06,.78 -.22,.5 -.1,.46 -.02,.6") + shape("0,.54 .09,.54 .13,.4 .1,.28 .16,.26 .05,.25 .06,.39"),
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
