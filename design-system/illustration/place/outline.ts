import { n } from "../svg.ts";

/**
 * Closed outlines as path data, all clockwise, so that those which overlap are filled as one. (x, y) is the middle of
 * the base; w and h are the width and the height.
 */
export type Point = readonly [x: number, y: number];

export const block = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}v${n(-h)}h${n(w)}v${n(h)}z`;

export const polygon = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;

/** A four-centred Persian arch. */
export function pointed(x: number, y: number, w: number, h: number): string {
  const half = w / 2;
  const top = y - h;
  const spring = Math.min(h * 0.6, w * 0.62);
  return `M${n(x - half)} ${n(y)}V${n(top + spring)}C${n(x - half)} ${n(top + spring * 0.42)} ${n(x - half * 0.55)} ${n(top + spring * 0.2)} ${n(x)} ${n(top)}C${n(x + half * 0.55)} ${n(top + spring * 0.2)} ${n(x + half)} ${n(top + spring * 0.42)} ${n(x + half)} ${n(top + spring)}V${n(y)}z`;
}

/** A semicircular arch. */
export const rounded = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y)}z`;

/** A trapezium: `top` is the width above. */
export const tapered = (x: number, y: number, w: number, h: number, top: number): string =>
  polygon([x - w / 2, y], [x - top / 2, y - h], [x + top / 2, y - h], [x + w / 2, y]);

/** `count` outlines side by side in a width. */
export const row = (
  x: number,
  w: number,
  count: number,
  one: (x: number, step: number, index: number) => string,
): string =>
  Array.from({ length: count }, (_, index) => one(x - w / 2 + ((index + 0.5) * w) / count, w / count, index)).join("");

/** Merlons along the top of a wall. */
export const merlons = (x: number, y: number, w: number): string => {
  const count = Math.max(2, Math.round(w / 14));
  return row(x, w, count, (at, step) => tapered(at, y + 0.5, step * 0.62, 8, step * 0.4));
};
