import { n } from "./svg.ts";

/** Silhouettes as path data. (x, y) is the middle of each at ground level. Holes are cut by even-odd. */

/** Separates shapes that may overlap: drawn as one path, the overlap would be a hole. */
export const APART = "|";

export function dome(x: number, y: number, w: number): string {
  const drum = w * 0.22;
  return `M${n(x - w / 2)} ${n(y)}V${n(y - drum)}C${n(x - w * 0.74)} ${n(y - w * 0.58)} ${n(x - w * 0.36)} ${n(y - w * 0.86)} ${n(x)} ${n(y - w * 1.18)}C${n(x + w * 0.36)} ${n(y - w * 0.86)} ${n(x + w * 0.74)} ${n(y - w * 0.58)} ${n(x + w / 2)} ${n(y - drum)}V${n(y)}ZM${n(x - w * 0.02)} ${n(y - w * 1.14)}h${n(w * 0.04)}v${n(-w * 0.2)}h${n(-w * 0.04)}Z`;
}

/** A pointed opening of a given width and height. */
export function archHole(x: number, y: number, w: number, h: number): string {
  return `M${n(x - w / 2)} ${n(y)}V${n(y - h * 0.58)}C${n(x - w / 2)} ${n(y - h * 0.8)} ${n(x - w * 0.2)} ${n(y - h * 0.9)} ${n(x)} ${n(y - h)}C${n(x + w * 0.2)} ${n(y - h * 0.9)} ${n(x + w / 2)} ${n(y - h * 0.8)} ${n(x + w / 2)} ${n(y - h * 0.58)}V${n(y)}Z`;
}

export const block = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}v${n(-h)}h${n(w)}v${n(h)}Z`;

export function badgir(x: number, y: number, w: number, h: number): string {
  const slots = [-0.3, -0.1, 0.1, 0.3].map(
    (at) => `M${n(x + w * at - w * 0.05)} ${n(y - h * 0.62)}v${n(-h * 0.26)}h${n(w * 0.1)}v${n(h * 0.26)}Z`,
  );
  return `${block(x, y, w, h * 0.95)}M${n(x - w * 0.58)} ${n(y - h * 0.92)}v${n(-h * 0.08)}h${n(w * 1.16)}v${n(h * 0.08)}Z${slots.join("")}`;
}

export function arcade(from: number, to: number, y: number, h: number, count: number): string {
  const step = (to - from) / count;
  const holes = Array.from({ length: count }, (_, index) =>
    archHole(from + step * (index + 0.5), y, step * 0.62, h * 0.72),
  );
  return `M${n(from)} ${n(y)}V${n(y - h)}H${n(to)}V${n(y)}Z${holes.join("")}`;
}

export function palm(x: number, y: number, h: number, lean = 0.1): string {
  const topX = x + h * lean;
  const topY = y - h;
  const fronds = [-2.9, -2.3, -1.75, -1.3, -0.8, -0.2].map((angle) => {
    const tipX = topX + Math.cos(angle) * h * 0.36;
    const tipY = topY + Math.sin(angle) * h * 0.2 + h * 0.1;
    return `M${n(topX)} ${n(topY)}Q${n((topX + tipX) / 2)} ${n(topY - h * 0.2)} ${n(tipX)} ${n(tipY)}Q${n((topX + tipX) / 2)} ${n(topY - h * 0.08)} ${n(topX)} ${n(topY + h * 0.02)}Z`;
  });
  return `M${n(x - h * 0.03)} ${n(y)}Q${n(x)} ${n(y - h * 0.5)} ${n(topX - h * 0.015)} ${n(topY)}H${n(topX + h * 0.015)}Q${n(x + h * 0.06)} ${n(y - h * 0.5)} ${n(x + h * 0.03)} ${n(y)}Z${fronds.join("")}`;
}

/** A range of mountains across the whole width; `roughness` is the height of its peaks. */
export function mountains(width: number, y: number, roughness: number, draw: () => number, bottom: number): string {
  const count = 5 + Math.floor(draw() * 3);
  const step = width / count;
  let d = `M-20 ${n(bottom)}V${n(y)}`;
  for (let index = 0; index <= count; index += 1) {
    const peak = y - roughness * (0.35 + draw() * 0.65);
    const x = index * step + (draw() - 0.5) * step * 0.4;
    d += `L${n(x)} ${n(peak)}L${n(x + step * 0.5)} ${n(y - roughness * 0.22 * draw())}`;
  }
  return `${d}L${n(width + 20)} ${n(y)}V${n(bottom)}Z`;
}

export function pine(x: number, y: number, h: number): string {
  const tier = (at: number, width: number) =>
    `M${n(x - h * width)} ${n(y - h * at)}L${n(x)} ${n(y - h * (at + 0.42))}L${n(x + h * width)} ${n(y - h * at)}Z`;
  return [tier(0.08, 0.22), tier(0.3, 0.17), tier(0.55, 0.12), block(x, y, h * 0.05, h * 0.1)].join(APART);
}
