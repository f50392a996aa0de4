import { n } from "../svg.ts";
import type { Form } from "./form.ts";
import { block, disc, merlons, oval, pointed, polygon, rounded, row, tapered } from "./outline.ts";

/** Walls, openings and towers. (x, y) is the middle of the base. */
export const masonry = {
  /** A wall lit from one side, with a coping. */
  wall: (x: number, y: number, w: number, h: number): Form => ({
    body: block(x, y, w, h),
    shade: block(x + w * 0.43, y, w * 0.14, h),
    light: block(x, y - h + 4, w + 8, 5),
  }),
  slab: (x: number, y: number, w: number, h: number): Form => ({ body: block(x, y, w, h) }),
  /** A wall pierced by pointed arches. */
  arcade: (x: number, y: number, w: number, h: number, count: number): Form => ({
    body: block(x, y, w, h),
    light: block(x, y - h + 5, w + 6, 6),
    shade: row(x, w, count, (at, step) => pointed(at, y, step * 0.76, h * 0.76)),
    hole: row(x, w, count, (at, step) => pointed(at, y, step * 0.52, h * 0.62)),
  }),
  /** A wall pierced by round arches. */
  colonnade: (x: number, y: number, w: number, h: number, count: number): Form => ({
    body: block(x, y, w, h),
    light: block(x, y - h + 5, w + 6, 6),
    hole: row(x, w, count, (at, step) => rounded(at, y, step * 0.6, h * 0.72)),
  }),
  /** Pointed openings alone. */
  arches: (x: number, y: number, w: number, h: number, count: number): Form => ({
    hole: row(x, w, count, (at, step) => pointed(at, y, step * 0.62, h)),
  }),
  /** Round openings alone. */
  vaults: (x: number, y: number, w: number, h: number, count: number): Form => ({
    hole: row(x, w, count, (at, step) => rounded(at, y, step * 0.6, h)),
  }),
  /** A bridge open below: round spans between piers that stand in the water, their soffits in shade. */
  spans: (x: number, y: number, w: number, h: number, count: number): Form => {
    const step = w / count;
    const half = step * 0.36;
    const spring = y - h * 0.34;
    const crown = y - h * 0.8;
    const arch = (at: number) =>
      `V${n(spring)}C${n(at + half)} ${n(crown)} ${n(at - half)} ${n(crown)} ${n(at - half)} ${n(spring)}V${n(y)}`;
    const middles = Array.from({ length: count }, (_, index) => x + w / 2 - (index + 0.5) * step);
    return {
      body: `M${n(x - w / 2)} ${n(y)}V${n(y - h)}H${n(x + w / 2)}V${n(y)}${middles.map((at) => `H${n(at + half)}${arch(at)}`).join("")}z`,
      shade: middles
        .map(
          (at) =>
            `M${n(at + half)} ${n(y)}V${n(spring)}C${n(at + half)} ${n(crown)} ${n(at - half)} ${n(crown)} ${n(at - half)} ${n(spring)}C${n(at - half * 0.7)} ${n(crown + h * 0.07)} ${n(at + half * 0.7)} ${n(crown + h * 0.12)} ${n(at + half * 0.72)} ${n(y)}z`,
        )
        .join(""),
      light: block(x, y - h + 5, w, 5),
    };
  },
  /** Openings of an arcade in the water below it, broken by ripples: dark by day, lit after dark. */
  reflection: (x: number, y: number, w: number, h: number, count: number): Form => ({
    hole: [0, 0.4, 0.74]
      .map((down, index) =>
        row(x + (index % 2 ? 3 : 0), w, count, (at, step) =>
          block(at, y + h * (down + 0.24), step * (0.5 - down * 0.3), h * (0.24 - down * 0.16)),
        ),
      )
      .join(""),
  }),
  /** A round tower of coursed stone, lit from the left, its upper courses in relief. */
  roundTower: (x: number, y: number, w: number, h: number, courses: number): Form => {
    const bow = w * 0.07;
    const band = (down: number, thick: number) =>
      `M${n(x - w / 2)} ${n(down)}Q${n(x)} ${n(down + bow * 2)} ${n(x + w / 2)} ${n(down)}v${n(thick)}Q${n(x)} ${n(down + thick + bow * 2)} ${n(x - w / 2)} ${n(down + thick)}z`;
    return {
      body: `M${n(x - w / 2)} ${n(y)}V${n(y - h)}H${n(x + w / 2)}V${n(y)}Q${n(x)} ${n(y + bow * 2)} ${n(x - w / 2)} ${n(y)}z`,
      shade:
        polygon([x + w * 0.24, y + bow], [x + w * 0.24, y - h], [x + w / 2, y - h], [x + w / 2, y]) +
        Array.from({ length: courses }, (_, index) => band(y - h + 14 + (index * h * 0.62) / courses, 5)).join(""),
      light: polygon([x - w * 0.4, y + bow], [x - w * 0.4, y - h], [x - w * 0.28, y - h], [x - w * 0.28, y + bow]),
      dark: oval(x, y - h, w / 2, bow),
    };
  },
  windows: (x: number, y: number, w: number, h: number, columns: number, rows: number): Form => ({
    hole: Array.from({ length: rows }, (_, index) =>
      row(x, w, columns, (at, step) =>
        block(at, y - (index * h) / rows - (h / rows) * 0.2, Math.min(step * 0.5, 14), (h / rows) * 0.6),
      ),
    ).join(""),
  }),
  /** A portal: a frame, a deep pointed recess and a door. */
  iwan: (x: number, y: number, w: number, h: number): Form => ({
    body: block(x, y, w, h),
    light: polygon(
      [x - w / 2 + 4, y],
      [x - w / 2 + 4, y - h + 5],
      [x + w / 2 - 4, y - h + 5],
      [x + w / 2 - 4, y],
      [x + w / 2 - 8, y],
      [x + w / 2 - 8, y - h + 10],
      [x - w / 2 + 8, y - h + 10],
      [x - w / 2 + 8, y],
    ),
    shade: pointed(x, y, w * 0.66, h * 0.84),
    hole: pointed(x, y, w * 0.3, h * 0.46),
  }),
  columns: (x: number, y: number, w: number, h: number, count: number): Form => ({
    body: row(x, w, count, (at, step) => block(at, y, Math.min(step * 0.34, 12), h)),
    light: row(x, w, count, (at, step) => {
      const wide = Math.min(step * 0.6, 20);
      return block(at, y - h + 7, wide, 7) + block(at, y, wide, 6);
    }),
    shade: row(x, w, count, (at, step) =>
      block(at + Math.min(step * 0.34, 12) * 0.32, y - 6, Math.min(step * 0.11, 4), h - 13),
    ),
  }),
  /** Stairs that widen towards the viewer. */
  steps: (x: number, y: number, w: number, h: number, count: number): Form => ({
    body: tapered(x, y, w, h, w * 0.6),
    light: Array.from({ length: count }, (_, index) =>
      block(x, y - (h * index) / count, w * (1 - (0.4 * index) / count) - 4, 2),
    ).join(""),
  }),
  /** A wall with merlons. */
  rampart: (x: number, y: number, w: number, h: number): Form => ({
    body: block(x, y, w, h) + merlons(x, y - h, w),
    shade: block(x, y - h + 16, w, 3),
  }),
  /** A round tower with merlons, wider below. */
  turret: (x: number, y: number, w: number, h: number): Form => ({
    body: tapered(x, y, w * 1.2, h, w) + merlons(x, y - h, w),
    shade: polygon([x + w * 0.22, y], [x + w * 0.2, y - h], [x + w / 2, y - h], [x + w * 0.6, y]),
    hole: block(x - w * 0.08, y - h * 0.68, 5, 14),
  }),
  /** A shaft that narrows upwards. */
  shaft: (x: number, y: number, w: number, h: number, top: number): Form => ({
    body: tapered(x, y, w, h, top),
    shade: polygon([x + w * 0.14, y], [x + top * 0.14, y - h], [x + top / 2, y - h], [x + w / 2, y]),
  }),
  /** A fluted tower: alternating flanges in light and shade. */
  fluted: (x: number, y: number, w: number, h: number, count: number): Form => ({
    body: block(x, y, w, h),
    shade: row(x, w, count, (at, step) => block(at + step * 0.25, y, step * 0.5, h)),
  }),
  minaret: (x: number, y: number, w: number, h: number): Form => ({
    body: tapered(x, y, w * 1.1, h * 0.86, w * 0.8) + pointed(x, y - h * 0.86, w * 0.9, h * 0.14),
    light:
      tapered(x, y - h * 0.76, w, h * 0.03, w * 1.7) +
      block(x, y - h * 0.79, w * 1.8, h * 0.025) +
      block(x, y - h, 2, 8),
    shade: block(x + w * 0.24, y, w * 0.24, h * 0.76),
  }),
  /** An Ottoman minaret with a leaded cone. */
  pencil: (x: number, y: number, w: number, h: number): Form => ({
    body: tapered(x, y, w * 1.1, h * 0.84, w * 0.86),
    shade:
      polygon([x - w * 0.6, y - h * 0.84], [x, y - h], [x + w * 0.6, y - h * 0.84]) +
      block(x + w * 0.25, y, w * 0.22, h * 0.8),
    light: block(x, y - h * 0.6, w * 1.7, h * 0.025) + block(x, y - h * 0.76, w * 1.6, h * 0.025),
  }),
  /** A wind tower. */
  badgir: (x: number, y: number, w: number, h: number): Form => ({
    body: block(x, y, w, h),
    light: block(x, y - h + 5, w * 1.16, 7) + block(x, y - h * 0.46, w * 1.12, 5),
    shade: block(x + w * 0.36, y, w * 0.28, h),
    hole: row(x, w * 0.86, 4, (at, step) => pointed(at, y - h * 0.52, step * 0.56, h * 0.4)),
  }),
  /** A bell tower of three open tiers under a pyramid with a cross. */
  belfry: (x: number, y: number, w: number, h: number): Form => ({
    body:
      block(x, y, w, h * 0.36) +
      block(x, y - h * 0.36, w * 0.82, h * 0.26) +
      block(x, y - h * 0.62, w * 0.62, h * 0.18),
    light:
      block(x, y - h * 0.34, w * 1.08, 5) + block(x, y - h * 0.6, w * 0.94, 5) + block(x, y - h * 0.78, w * 0.76, 4),
    shade:
      polygon([x - w * 0.36, y - h * 0.8], [x, y - h], [x + w * 0.36, y - h * 0.8]) +
      block(x, y - h, 3, 20) +
      block(x, y - h - 11, 12, 3),
    hole:
      pointed(x, y, w * 0.4, h * 0.26) +
      row(x, w * 0.74, 2, (at, step) => pointed(at, y - h * 0.36, step * 0.6, h * 0.2)) +
      pointed(x, y - h * 0.62, w * 0.3, h * 0.13),
  }),
  cross: (x: number, y: number, h: number): Form => ({
    body: block(x, y, h * 0.12, h) + block(x, y - h * 0.58, h * 0.56, h * 0.12),
  }),
  clockFace: (x: number, y: number, r: number): Form => ({
    shade: disc(x, y, r * 1.16),
    light: disc(x, y, r),
    dark:
      block(x, y + 1, 3, r * 0.76) +
      polygon([x, y + 1.5], [x, y - 1.5], [x + r * 0.6, y - 1.5], [x + r * 0.6, y + 1.5]),
  }),
  /** Office floors: dark bands across a block. */
  floors: (x: number, y: number, w: number, h: number, count: number): Form => ({
    body: block(x, y, w, h),
    shade: block(x + w * 0.36, y, w * 0.28, h),
    hole: Array.from({ length: count }, (_, index) =>
      block(x, y - ((index + 0.3) * h) / count, w * 0.76, (h / count) * 0.4),
    ).join(""),
  }),
};
