import { n } from "../svg.ts";
import { mix } from "./colours.ts";
import { type Builder, bayCount, bays, clamp, type Frame, floorOf, rowsOf } from "./frame.ts";
import { box, disc, fill, line, polygon, repeat, roundArch, square } from "./shapes.ts";

/** Houses under a pitched roof: a villa with a gallery, an inn of stone, a guest house in a street. */

/** Rails and boards of the gallery of each storey above the ground. */
const galleriesOf = (frame: Frame, left: number, width: number): string =>
  repeat(frame.storeys - 1, (row) => {
    const { storey: s } = frame;
    const y = floorOf(frame, row + 1);
    const rail = repeat(15, (at) =>
      box(left - width * 0.05 + (at * width * 0.66) / 14, y - s * 0.26, Math.max(1.2, width * 0.01), s * 0.26),
    );
    return (
      box(left - width * 0.06, y - s * 0.03, width * 0.7, s * 0.08) +
      box(left - width * 0.06, y - s * 0.28, width * 0.7, s * 0.05) +
      rail
    );
  });

/** A hipped roof with a gable over the gallery. */
function roofOf(frame: Frame, left: number, width: number, roof: number): string {
  const { colours: p, storey: s, storeys } = frame;
  const top = floorOf(frame, storeys);
  const dark = mix(p.accent, "#20101a", 0.28);
  return (
    fill(
      polygon(
        [left - width * 0.1, top + 1],
        [left + width * 0.16, top - roof],
        [left + width * 0.86, top - roof],
        [left + width * 1.1, top + 1],
      ),
      p.accent,
    ) +
    fill(
      polygon([left + width * 0.86, top - roof], [left + width * 1.1, top + 1], [left + width * 0.66, top + 1]),
      dark,
    ) +
    fill(
      polygon([left + width * 0.03, top + 1], [left + width * 0.31, top - roof * 0.8], [left + width * 0.59, top + 1]),
      p.wall,
    ) +
    fill(disc(left + width * 0.31, top - roof * 0.28, Math.min(s * 0.14, roof * 0.18)), p.glass) +
    line(
      `M${n(left - width * 0.04)} ${n(top + 3)}L${n(left + width * 0.31)} ${n(top - roof * 0.9)}L${n(left + width * 0.66)} ${n(top + 3)}`,
      dark,
      Math.min(s * 0.12, 9),
    )
  );
}

export const villa: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall } = frame;
  const width = clamp(s * 3.4, span * 0.46, span * 0.8);
  const left = middle - width / 2;
  const base = s * 0.12;
  const top = floorOf(frame, storeys);
  const roof = Math.min(s * 0.95, width * 0.3);
  const columns = isSmall ? 3 : bayCount(width * 0.94, s, 0.8, 6);
  const bay = (width * 0.94) / columns;
  const door = left + width * 0.03 + bay * (Math.floor(columns / 2) + 0.5);
  const rows = rowsOf(frame, (row, floor) =>
    bays(left + width * 0.03, width * 0.94, columns)
      .filter((x) => row > 0 || Math.abs(x - door) > 1)
      .map((x) => [x, floor - s * 0.26, bay * 0.5, s * 0.46] as const),
  );
  const galleries = galleriesOf(frame, left, width);
  const posts = [0, 0.33, 0.66]
    .map((at) => box(left - width * 0.05 + at * width, top + s * 0.1, width * 0.02, ground - top - s * 0.1))
    .join("");
  return {
    back: fill(box(left + width * 0.7, top - roof - s * 0.16, Math.min(s * 0.26, width * 0.1), roof), p.shade),
    walls:
      fill(box(left, top, width, ground - top), p.wall) +
      fill(box(left + width * 0.66, top, width * 0.34, ground - top), p.shade) +
      fill(box(left - width * 0.02, ground - base, width * 1.04, base), p.trim) +
      roofOf(frame, left, width, roof),
    rows,
    shape: "rect",
    frame: clamp(s * 0.05, 0.8, 4),
    front:
      fill(galleries + (storeys > 1 ? posts : ""), p.trim) +
      fill(square(door, ground, Math.min(bay * 0.6, s * 0.46), s * 0.68), p.accent) +
      fill(square(door, ground - s * 0.34, Math.min(bay * 0.4, s * 0.3), s * 0.22), p.lit),
    half: width * 0.58,
    stars: [door, ground - s * 0.86, clamp(s * 0.07, 3, 5.5)],
  };
};

export const inn: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const width = clamp(s * 4, span * 0.5, span * 0.86);
  const left = middle - width / 2;
  const top = floorOf(frame, storeys);
  const gable = width * 0.4;
  const roof = Math.min(s * 1.05, width * 0.3);
  const timber = mix(p.wall, p.trim, 0.35);
  const side = (width - gable) / 2;
  const columns = isSmall || isTall ? 1 : bayCount(side, s, 0.62, 3);
  const rows = rowsOf(frame, (row, floor) => {
    const sill = floor - s * 0.3;
    const outer = [left, middle + gable / 2].flatMap((from) =>
      bays(from, side, columns).map((x) => [x, sill, Math.min(s * 0.4, (side / columns) * 0.6), s * 0.46] as const),
    );
    const inner = [-1, 1].map(
      (to) => [middle + to * gable * 0.24, sill, Math.min(s * 0.38, gable * 0.3), s * 0.46] as const,
    );
    return row === 0 ? outer : [...outer, ...inner];
  });
  const eave = top + s * 0.1;
  return {
    back: fill(box(left + width * 0.74, top - roof * 1.4, Math.min(s * 0.3, width * 0.09), roof), p.shade),
    walls:
      fill(box(left, top, width, ground - top), p.wall) +
      fill(box(left, ground - s * 0.24, width, s * 0.24), p.shade) +
      fill(
        polygon(
          [left - width * 0.07, eave],
          [left + width * 0.1, top - roof],
          [left + width * 0.9, top - roof],
          [left + width * 1.07, eave],
        ),
        p.accent,
      ) +
      fill(
        polygon(
          [middle - gable / 2, ground],
          [middle - gable / 2, top],
          [middle, top - roof],
          [middle + gable / 2, top],
          [middle + gable / 2, ground],
        ),
        timber,
      ) +
      line(
        `M${n(middle - gable * 0.66)} ${n(top + s * 0.14)}L${n(middle)} ${n(top - roof * 1.16)}L${n(middle + gable * 0.66)} ${n(top + s * 0.14)}`,
        mix(p.accent, "#20101a", 0.25),
        Math.min(s * 0.18, 12),
      ) +
      fill(disc(middle, top - roof * 0.34, Math.min(s * 0.15, roof * 0.2)), p.lit),
    rows,
    shape: "rect",
    frame: clamp(s * 0.05, 0.8, 4),
    front:
      fill(roundArch(middle, ground, Math.min(s * 0.66, gable * 0.5), s * 0.84), p.trim) +
      fill(roundArch(middle, ground, Math.min(s * 0.48, gable * 0.36), s * 0.7), p.lit),
    half: width * 0.57,
    stars: [middle, ground - s * 1.0, clamp(s * 0.09, 3, 6)],
  };
};

/** A guest house in a row: brick, a bay window, a small pediment, a sign with the shamseh's place. */
export const townhouse: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall } = frame;
  const width = clamp(s * 2.9, span * 0.38, span * 0.62);
  const left = middle - width / 2;
  const top = floorOf(frame, storeys);
  const columns = isSmall ? 3 : bayCount(width, s, 0.72, 4);
  const bay = width / columns;
  const door = left + bay / 2;
  const rows = rowsOf(frame, (row, floor) =>
    bays(left, width, columns)
      .slice(row === 0 ? 1 : 0)
      .map((x) => [x, floor - s * 0.2, bay * 0.5, s * 0.54] as const),
  );
  const bands = repeat(storeys, (row) => box(left, floorOf(frame, row + 1) - s * 0.03, width, s * 0.07));
  const boxes = rows
    .slice(1)
    .flat()
    .map(([x, sill, wide]) => square(x, sill + s * 0.12, wide * 1.3, s * 0.1))
    .join("");
  const wall = s * 0.52;
  return {
    back:
      fill(box(left - width * 0.42, ground - wall, width * 1.84, wall), mix(p.shade, p.ground, 0.3)) +
      fill(box(left - width * 0.44, ground - wall - 3, width * 1.88, Math.max(3, s * 0.08)), p.trim),
    walls:
      fill(box(left, top, width, ground - top), p.wall) +
      fill(box(left + width * 0.93, top, width * 0.07, ground - top), p.shade) +
      fill(bands, p.shade) +
      fill(
        polygon(
          [left - width * 0.04, top],
          [middle, top - Math.min(s * 0.7, width * 0.24)],
          [left + width * 1.04, top],
        ),
        p.trim,
      ) +
      fill(disc(middle, top - Math.min(s * 0.24, width * 0.08), Math.min(s * 0.13, width * 0.045)), p.lit) +
      fill(box(left - width * 0.04, top - s * 0.05, width * 1.08, s * 0.12), p.shade),
    rows,
    shape: "rect",
    frame: clamp(s * 0.05, 0.8, 4),
    front:
      fill(boxes, p.leafLight) +
      fill(square(door, ground, Math.min(bay * 0.72, s * 0.6), s * 0.78), p.trim) +
      fill(square(door, ground, Math.min(bay * 0.5, s * 0.42), s * 0.66), p.accent) +
      fill(
        box(left - s * 0.34, ground - s * 1.5, s * 0.34, s * 0.05) +
          box(left - s * 0.34, ground - s * 1.44, s * 0.26, s * 0.3),
        p.accent,
      ),
    half: width * 0.9,
    stars: [middle + bay * 0.4, ground - s * 0.94, clamp(s * 0.08, 3, 5.5)],
  };
};
