import { shamsehPath } from "../shamseh.ts";
import { mix } from "./colours.ts";
import { type Builder, bayCount, bays, choiceOf, clamp, floorOf, rowsOf } from "./frame.ts";
import { podium, podiumRow } from "./podium.ts";
import { arch, box, disc, fill, repeat, saucer } from "./shapes.ts";
import { palace, steps, twins } from "./towers.ts";

/** Hotels: a shaft that ends in a tiled iwan, a slab of glass, or a block of arches with a stair tower. */

export const shaft: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const width = clamp(s * 7, span * 0.4, span * (isTall ? 0.82 : 0.66));
  const foot = Math.min(span, width * 1.5);
  const top = floorOf(frame, storeys);
  const wings = Math.max(top, Math.min(floorOf(frame, storeys - 2), ground - s));
  const core = width * 0.4;
  const wing = (width - core) / 2;
  const columns = isSmall ? 2 : bayCount(wing, s, 0.62, 3);
  const pale = mix(p.wall, "#ffffff", p.isDark ? 0.06 : 0.32);
  const rows = rowsOf(frame, (row, floor) => {
    if (row === 0) return podiumRow(frame, foot, isSmall);
    const sill = floor - s * 0.2;
    const inner = bays(middle - core * 0.34, core * 0.68, 3).map((x) => [x, sill, core * 0.16, s * 0.5] as const);
    if (floor - s < wings - s * 0.5) return inner;
    const outer = [middle - width / 2, middle + core / 2].flatMap((left) =>
      bays(left, wing, columns).map((x) => [x, sill, (wing / columns) * 0.6, s * 0.5] as const),
    );
    return [...outer, ...inner];
  });
  const body = fill(box(middle - width / 2, wings, width, ground - wings), p.wall);
  const eaves = fill(box(middle - width / 2 - s * 0.14, wings - s * 0.1, width + s * 0.28, s * 0.18), p.shade);
  const tower = fill(box(middle - core / 2, top - s * 0.4, core, ground - top + s * 0.4), pale);
  const niche = fill(arch(middle, ground - s * 1.06, core * 0.82, Math.max(s * 0.5, ground - top - s * 0.9)), p.trim);
  const crown =
    fill(box(middle - core * 0.58, top - s * 0.6, core * 1.16, s * 0.24), p.accent) +
    fill(shamsehPath(clamp(s * 0.6, 6, 18), middle, top - s * 0.7 - clamp(s * 0.5, 5, 16)), p.accent);
  return {
    walls: body + eaves + tower + niche + crown + podium(frame, foot, false),
    rows,
    shape: "rect",
    front: "",
    half: foot / 2,
    stars: [middle, ground - s * 1.34, clamp(s * 0.24, 3, 8)],
  };
};

export const slab: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const width = clamp(s * 4.8, span * 0.34, span * (isTall ? 0.76 : 0.52));
  const left = middle - width / 2;
  const top = floorOf(frame, storeys);
  const foot = Math.min(span, width * 1.75);
  const glazed = width * 0.68;
  const columns = isSmall ? 3 : 5;
  const rows = rowsOf(frame, (row, floor) => {
    if (row === 0) return podiumRow(frame, foot, isSmall);
    const sill = floor - s * 0.22;
    return [
      ...bays(left + width * 0.07, glazed, columns).map((x) => [x, sill, (glazed / columns) * 0.82, s * 0.5] as const),
      [left + width * 0.89, sill, width * 0.1, s * 0.5] as const,
    ];
  });
  const curve = Math.min(width * 0.25, (ground - top) * 0.4);
  const round = `M${left.toFixed(1)} ${ground.toFixed(1)}V${(top + curve).toFixed(1)}Q${left.toFixed(1)} ${top.toFixed(1)} ${(left + curve).toFixed(1)} ${top.toFixed(1)}H${(left + width).toFixed(1)}V${ground.toFixed(1)}z`;
  const lounge =
    fill(box(left + width * 0.3, top - s * 0.9, width * 0.7, s * 0.9), p.shade) +
    fill(box(left + width * 0.34, top - s * 0.7, width * 0.62, s * 0.4), p.lit) +
    fill(box(left + width * 0.26, top - s * 1.02, width * 0.78, s * 0.2), p.trim) +
    fill(box(left + width * 0.84, top - s * 2.1, s * 0.12, s * 1.1), p.trim);
  return {
    walls:
      fill(round, p.wall) +
      fill(box(left + width * 0.79, top, width * 0.21, ground - top), p.shade) +
      lounge +
      podium(frame, foot, true),
    rows,
    shape: "rect",
    front: "",
    half: foot / 2,
    stars: [middle, ground - s * 1.34, clamp(s * 0.24, 3, 8)],
  };
};

export const block: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const width = clamp(s * 7.2, span * 0.5, span * (isTall ? 0.94 : 0.9));
  const stair = width * 0.2;
  const body = width - stair;
  const left = middle - width / 2;
  const stairs = left + body + stair / 2;
  const top = floorOf(frame, storeys);
  const columns = isTall ? 3 : isSmall ? 4 : bayCount(body, s, 1.05, 7);
  const bay = body / columns;
  const rows = rowsOf(frame, (row, floor) =>
    bays(left, body, columns).map((x) =>
      row === 0 ? ([x, floor, bay * 0.7, s * 0.78] as const) : ([x, floor - s * 0.12, bay * 0.5, s * 0.64] as const),
    ),
  );
  const bands = repeat(storeys, (row) =>
    box(left - s * 0.06, floorOf(frame, row + 1) - s * 0.05, body + s * 0.06, s * 0.11),
  );
  const roof =
    fill(
      repeat(5, (index) => box(left + body * (0.1 + index * 0.16), top - s * 0.62, s * 0.07, s * 0.6)),
      p.trim,
    ) +
    fill(box(left + body * 0.07, top - s * 0.68, body * 0.74, s * 0.1), p.trim) +
    fill(
      repeat(4, (index) => disc(left + body * (0.18 + index * 0.16), top - s * 0.2, s * 0.2)),
      p.leafLight,
    );
  const tower =
    fill(box(left + body, top - s * 0.7, stair, ground - top + s * 0.7), p.shade) +
    fill(box(stairs - stair * 0.2, top - s * 0.3, stair * 0.4, ground - top - s * 0.8), p.glass) +
    fill(shamsehPath(clamp(s * 0.42, 5, 15), stairs, top - s * 0.7 - clamp(s * 0.36, 4, 13)), p.accent) +
    fill(box(left + body - s * 0.08, ground - s * 1.04, stair + s * 0.16, s * 1.04), p.trim) +
    fill(arch(stairs, ground, stair * 0.66, s * 0.84), p.lit);
  return {
    walls: fill(box(left, top, body, ground - top), p.wall) + roof + fill(bands, p.trim) + tower,
    rows,
    shape: "arch",
    front: "",
    half: width / 2,
    stars: [isTall || isSmall ? middle : stairs, ground - s * 1.3, clamp(s * 0.13, 2.6, 6)],
  };
};

/** Central hall under a low dome, with pavilions on both sides. */
export const complex: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall } = frame;
  const width = clamp(s * 6.4, span * 0.6, span);
  const hall = width * 0.36;
  const wing = (width - hall) / 2;
  const top = floorOf(frame, storeys);
  const columns = isSmall ? 2 : bayCount(wing, s, 0.9, 4);
  const rows = rowsOf(frame, (row, floor) => {
    const sill = floor - s * 0.16;
    const sides = [middle - width / 2, middle + hall / 2].flatMap((left) =>
      bays(left, wing, columns).map((x) => [x, sill, (wing / columns) * 0.56, s * 0.56] as const),
    );
    return row === 0
      ? sides
      : [...sides, ...bays(middle - hall / 2, hall, 3).map((x) => [x, sill, hall * 0.18, s * 0.56] as const)];
  });
  const eaves = repeat(storeys, (row) =>
    box(middle - width / 2 - s * 0.08, floorOf(frame, row + 1) - s * 0.05, width + s * 0.16, s * 0.1),
  );
  return {
    walls:
      fill(saucer(middle, top - s * 0.14, hall * 0.84, Math.min(hall * 0.5, s * 1.2)), p.trim) +
      fill(box(middle - width / 2, top, width, ground - top), p.wall) +
      fill(box(middle - hall / 2, top - s * 0.16, hall, ground - top + s * 0.16), p.shade) +
      fill(eaves, p.trim),
    rows,
    shape: "round",
    front:
      fill(arch(middle, ground, hall * 0.6, s * 0.94), p.trim) +
      fill(arch(middle, ground, hall * 0.44, s * 0.8), p.lit),
    half: width / 2,
    stars: [middle, ground - s * 1.16, clamp(s * 0.12, 3, 7)],
  };
};

/** Silhouettes of hotels by their storeys and stars: a plain house is not drawn as a grand one. */
export function silhouettesOf({
  storeys,
  house: { stars },
}: {
  storeys: number;
  house: { stars: number };
}): readonly Builder[] {
  const isGrand = stars >= 4;
  if (storeys <= 3) return isGrand ? [palace] : [block];
  if (storeys <= 6) return isGrand ? [palace, shaft, steps] : [block, slab];
  return isGrand ? [twins, shaft, steps] : [slab, block];
}

/** One of the silhouettes of its storeys and stars, by the slug. */
export const hotel: Builder = (frame) => {
  const silhouettes = silhouettesOf(frame);
  return (silhouettes[choiceOf(frame.slug, "hotel", silhouettes.length)] ?? block)(frame);
};
