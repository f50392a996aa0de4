import { n } from "./svg.ts";

/** Silhouettes as path data. (x, y) is the middle of each at ground level. Holes are cut by even-odd. */

/** Separates shapes that may overlap: drawn as one path, the overlap would be a hole. */
export const APART = "|";

export function dome(x: number, y: number, w: number): string {
  const drum = w * 0.22;
  return `M${n(x - w / 2)} ${n(y)}V${n(y - drum)}C${n(x - w * 0.74)} ${n(y - w * 0.58)} ${n(x - w * 0.36)} ${n(y - w * 0.86)} ${n(x)} ${n(y - w * 1.18)}C${n(x + w * 0.36)} ${n(y - w * 0.86)} ${n(x + w * 0.74)} ${n(y - w * 0.58)} ${n(x + w / 2)} ${n(y - drum)}V${n(y)}ZM${n(x - w * 0.02)} ${n(y - w * 1.14)}h${n(w * 0.04)}v${n(-w * 0.2)}h${n(-w * 0.04)}Z`;
}

export function minaret(x: number, y: number, h: number): string {
  const w = h * 0.075;
  const balcony = y - h * 0.74;
  return `M${n(x - w * 0.6)} ${n(y)}L${n(x - w * 0.42)} ${n(balcony)}H${n(x - w * 0.9)}V${n(balcony - h * 0.03)}H${n(x - w * 0.42)}V${n(y - h * 0.88)}C${n(x - w * 0.7)} ${n(y - h * 0.93)} ${n(x - w * 0.1)} ${n(y - h * 0.96)} ${n(x)} ${n(y - h)}C${n(x + w * 0.1)} ${n(y - h * 0.96)} ${n(x + w * 0.7)} ${n(y - h * 0.93)} ${n(x + w * 0.42)} ${n(y - h * 0.88)}V${n(balcony - h * 0.03)}H${n(x + w * 0.9)}V${n(balcony)}H${n(x + w * 0.42)}L${n(x + w * 0.6)} ${n(y)}Z`;
}

/** A pointed opening of a given width and height. */
export function archHole(x: number, y: number, w: number, h: number): string {
  return `M${n(x - w / 2)} ${n(y)}V${n(y - h * 0.58)}C${n(x - w / 2)} ${n(y - h * 0.8)} ${n(x - w * 0.2)} ${n(y - h * 0.9)} ${n(x)} ${n(y - h)}C${n(x + w * 0.2)} ${n(y - h * 0.9)} ${n(x + w / 2)} ${n(y - h * 0.8)} ${n(x + w / 2)} ${n(y - h * 0.58)}V${n(y)}Z`;
}

export const block = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}v${n(-h)}h${n(w)}v${n(h)}Z`;

export const iwan = (x: number, y: number, w: number, h: number): string =>
  block(x, y, w, h) + archHole(x, y, w * 0.6, h * 0.8);

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

export function azadi(x: number, y: number, w: number): string {
  return `M${n(x - w * 0.56)} ${n(y)}C${n(x - w * 0.26)} ${n(y - w * 0.22)} ${n(x - w * 0.2)} ${n(y - w * 0.55)} ${n(x - w * 0.17)} ${n(y - w * 0.98)}H${n(x + w * 0.17)}C${n(x + w * 0.2)} ${n(y - w * 0.55)} ${n(x + w * 0.26)} ${n(y - w * 0.22)} ${n(x + w * 0.56)} ${n(y)}H${n(x + w * 0.26)}C${n(x + w * 0.22)} ${n(y - w * 0.28)} ${n(x + w * 0.1)} ${n(y - w * 0.4)} ${n(x)} ${n(y - w * 0.44)}C${n(x - w * 0.1)} ${n(y - w * 0.4)} ${n(x - w * 0.22)} ${n(y - w * 0.28)} ${n(x - w * 0.26)} ${n(y)}Z`;
}

export function milad(x: number, y: number, h: number): string {
  return `M${n(x - h * 0.035)} ${n(y)}L${n(x - h * 0.014)} ${n(y - h * 0.66)}L${n(x - h * 0.06)} ${n(y - h * 0.72)}L${n(x - h * 0.05)} ${n(y - h * 0.78)}H${n(x - h * 0.01)}L${n(x - h * 0.005)} ${n(y - h)}H${n(x + h * 0.005)}L${n(x + h * 0.01)} ${n(y - h * 0.78)}H${n(x + h * 0.05)}L${n(x + h * 0.06)} ${n(y - h * 0.72)}L${n(x + h * 0.014)} ${n(y - h * 0.66)}L${n(x + h * 0.035)} ${n(y)}Z`;
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

export function ship(x: number, y: number, w: number): string {
  return `M${n(x - w / 2)} ${n(y - w * 0.16)}L${n(x - w * 0.4)} ${n(y)}H${n(x + w * 0.38)}L${n(x + w / 2)} ${n(y - w * 0.2)}H${n(x + w * 0.2)}V${n(y - w * 0.3)}H${n(x - w * 0.18)}V${n(y - w * 0.16)}ZM${n(x - w * 0.06)} ${n(y - w * 0.29)}v${n(-w * 0.1)}h${n(w * 0.16)}v${n(w * 0.1)}Z`;
}

export function dhow(x: number, y: number, w: number): string {
  return `M${n(x - w / 2)} ${n(y - w * 0.12)}Q${n(x)} ${n(y + w * 0.02)} ${n(x + w * 0.55)} ${n(y - w * 0.2)}L${n(x + w * 0.4)} ${n(y)}H${n(x - w * 0.36)}ZM${n(x)} ${n(y - w * 0.1)}L${n(x - w * 0.02)} ${n(y - w * 0.82)}Q${n(x + w * 0.4)} ${n(y - w * 0.5)} ${n(x + w * 0.44)} ${n(y - w * 0.18)}Z`;
}

export const tent = (x: number, y: number, w: number): string =>
  `M${n(x - w / 2)} ${n(y)}Q${n(x - w * 0.2)} ${n(y - w * 0.12)} ${n(x)} ${n(y - w * 0.5)}Q${n(x + w * 0.2)} ${n(y - w * 0.12)} ${n(x + w / 2)} ${n(y)}ZM${n(x - w * 0.07)} ${n(y)}L${n(x)} ${n(y - w * 0.24)}L${n(x + w * 0.07)} ${n(y)}Z`;

export function pine(x: number, y: number, h: number): string {
  const tier = (at: number, width: number) =>
    `M${n(x - h * width)} ${n(y - h * at)}L${n(x)} ${n(y - h * (at + 0.42))}L${n(x + h * width)} ${n(y - h * at)}Z`;
  return [tier(0.08, 0.22), tier(0.3, 0.17), tier(0.55, 0.12), block(x, y, h * 0.05, h * 0.1)].join(APART);
}

export function gable(x: number, y: number, w: number, h: number): string {
  const windows = [-0.22, 0.22].map((at) => block(x + w * at, y - h * 0.28, w * 0.14, h * 0.2));
  return `M${n(x - w / 2)} ${n(y)}V${n(y - h * 0.62)}L${n(x)} ${n(y - h)}L${n(x + w / 2)} ${n(y - h * 0.62)}V${n(y)}Z${windows.join("")}`;
}

export function tower(x: number, y: number, w: number, h: number, windows = true): string {
  const rows = Math.min(5, Math.floor(h / 26));
  const holes = windows
    ? Array.from({ length: rows * 2 }, (_, index) =>
        block(x + w * (index % 2 === 0 ? -0.2 : 0.2), y - 14 - Math.floor(index / 2) * 24, w * 0.18, 8),
      )
    : [];
  return block(x, y, w, h) + holes.join("");
}

export function burj(x: number, y: number, h: number): string {
  const steps = [0.075, 0.058, 0.04, 0.026, 0.014, 0.006];
  const ends = [0, 0.3, 0.52, 0.7, 0.83, 0.92, 1];
  const left = steps.map(
    (half, index) => `L${n(x - h * half)} ${n(y - h * (ends[index] ?? 0))}V${n(y - h * (ends[index + 1] ?? 1))}`,
  );
  const right = [...steps]
    .map((half, index) => `L${n(x + h * half)} ${n(y - h * (ends[index + 1] ?? 1))}V${n(y - h * (ends[index] ?? 0))}`)
    .reverse();
  return `M${n(x - h * 0.075)} ${n(y)}${left.join("")}${right.join("")}Z`;
}

/** A great dome on half-domes between thin minarets. */
export function ottoman(x: number, y: number, w: number): string {
  const half = (at: number, r: number, base: number) =>
    `M${n(x + at - r)} ${n(base)}A${n(r)} ${n(r)} 0 0 1 ${n(x + at + r)} ${n(base)}Z`;
  const base = y - w * 0.24;
  return [
    block(x, y, w * 0.92, w * 0.25),
    half(0, w * 0.26, base - w * 0.06),
    block(x, base + 1, w * 0.52, w * 0.08),
    half(-w * 0.3, w * 0.15, base + 1),
    half(w * 0.3, w * 0.15, base + 1),
    minaret(x - w * 0.5, y, w * 0.86),
    minaret(x + w * 0.5, y, w * 0.86),
  ].join(APART);
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

/** Soft hills or dunes. */
export function dunes(width: number, y: number, height: number, draw: () => number, bottom: number): string {
  const first = y - height * draw();
  const second = y - height * draw();
  return `M-10 ${n(bottom)}V${n(first)}Q${n(width * 0.2)} ${n(y - height)} ${n(width * 0.45)} ${n(y)}T${n(width + 10)} ${n(second)}V${n(bottom)}Z`;
}
