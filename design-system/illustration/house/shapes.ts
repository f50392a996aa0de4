import { n } from "../svg.ts";

/** Path data of plain shapes. `x` is the middle and `y` the foot, except where a parameter says left and top. */

export const box = (left: number, top: number, width: number, height: number): string =>
  `M${n(left)} ${n(top)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

export const polygon = (...corners: readonly (readonly [x: number, y: number])[]): string =>
  `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`;

/** Four-centred Persian arch. */
export function arch(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const top = y - height;
  const spring = Math.min(height * 0.6, width * 0.62);
  return (
    `M${n(x - half)} ${n(y)}V${n(top + spring)}` +
    `C${n(x - half)} ${n(top + spring * 0.42)} ${n(x - half * 0.55)} ${n(top + spring * 0.2)} ${n(x)} ${n(top)}` +
    `C${n(x + half * 0.55)} ${n(top + spring * 0.2)} ${n(x + half)} ${n(top + spring * 0.42)} ${n(x + half)} ${n(top + spring)}` +
    `V${n(y)}z`
  );
}

export function roundArch(x: number, y: number, width: number, height: number): string {
  const r = Math.min(width / 2, height);
  return `M${n(x - width / 2)} ${n(y)}V${n(y - height + r)}a${n(width / 2)} ${n(r)} 0 0 1 ${n(width)} 0V${n(y)}z`;
}

/** Low dome. */
export const saucer = (x: number, y: number, width: number, height: number): string =>
  `M${n(x - width / 2)} ${n(y)}C${n(x - width / 2)} ${n(y - height * 0.75)} ${n(x - width * 0.25)} ${n(y - height)} ${n(x)} ${n(y - height)}S${n(x + width / 2)} ${n(y - height * 0.75)} ${n(x + width / 2)} ${n(y)}z`;

export const square = (x: number, y: number, width: number, height: number): string =>
  box(x - width / 2, y - height, width, height);

/** A trapezium, as wide at the foot as `foot` and at the top as `top`. */
export const trapezium = (x: number, y: number, foot: number, top: number, height: number): string =>
  polygon([x - foot / 2, y], [x - top / 2, y - height], [x + top / 2, y - height], [x + foot / 2, y]);

/** `count` shapes, by index. */
export const repeat = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join("");

export const fill = (d: string, colour: string, attributes = ""): string =>
  d === "" ? "" : `<path d="${d}" fill="${colour}"${attributes && ` ${attributes}`}/>`;

export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`;
