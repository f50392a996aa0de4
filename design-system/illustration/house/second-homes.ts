import { n } from "../svg.ts";
import { mix } from "./colours.ts";
import { type Builder, bayCount, bays, clamp, type Frame, floorOf, rowsOf } from "./frame.ts";
import { box, disc, fill, line, polygon, repeat, roundArch, square, trapezium } from "./shapes.ts";

/** Second silhouettes of houses: a villa of stacked floors, an inn under one wide gable, a town house with a mansard. */

/** Floors of a villa step out to either side in turn. */
const stepOf = (row: number, width: number): number => (row % 2 === 0 ? -1 : 1) * width * 0.05;

/** Floors, roofs and panelling of a villa, from below. */
function floorsOf(frame: Frame, left: number, width: number): string {
  const { colours: p, storey: s, storeys } = frame;
  const slab = Math.max(2, s * 0.12);
  const other = mix(p.wall, p.trim, 0.55);
  return repeat(storeys, (row) => {
    const from = left + stepOf(row, width);
    const top = floorOf(frame, row + 1);
    const slats = repeat(4, (at) => box(from + width * (0.05 + at * 0.06), top, Math.max(1, width * 0.012), s));
    return (
      fill(box(from, top, width, s), row % 2 === 0 ? p.wall : other) +
      fill(box(from, top, width * 0.28, s), p.accent) +
      fill(slats, mix(p.accent, "#20101a", 0.25)) +
      fill(box(from - width * 0.05, top - slab / 2, width * 1.1, slab), p.trim)
    );
  });
}

/** Floors of glass that step out in turn under flat roofs, with a pergola on top. */
export const terraces: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall } = frame;
  const width = clamp(s * 3.6, span * 0.5, span * 0.84);
  const left = middle - width / 2;
  const top = floorOf(frame, storeys);
  const columns = isSmall ? 2 : bayCount(width * 0.62, s, 0.9, 4);
  const bay = (width * 0.62) / columns;
  const door = left + width * 0.14 + stepOf(0, width);
  const rows = rowsOf(frame, (row, floor) =>
    bays(left + width * 0.33 + stepOf(row, width), width * 0.62, columns).map(
      (x) => [x, floor - s * 0.16, bay * 0.74, s * 0.6] as const,
    ),
  );
  const rails = repeat(storeys - 1, (below) => {
    const y = floorOf(frame, below + 1);
    return box(left + width * 0.3 + stepOf(below + 1, width), y - s * 0.3, width * 0.7, s * 0.2);
  });
  const shelter = Math.min(s * 0.56, width * 0.2);
  const posts = [0.42, 0.66, 0.9].map((at) => square(left + width * at, top, Math.max(1.6, s * 0.06), shelter));
  return {
    back:
      fill(box(left + width * 0.4, top - shelter - s * 0.06, width * 0.54, Math.max(2, s * 0.08)), p.trim) +
      fill(posts.join(""), p.trim),
    walls: floorsOf(frame, left, width),
    rows,
    shape: "rect",
    frame: clamp(s * 0.04, 0.8, 3),
    front:
      fill(rails, mix(p.glass, p.trim, 0.5), 'opacity=".7"') +
      fill(square(door, ground, Math.min(width * 0.2, s * 0.5), s * 0.76), p.trim) +
      fill(square(door, ground, Math.min(width * 0.15, s * 0.38), s * 0.68), p.lit),
    half: width * 0.6,
    stars: [door, ground - s * 0.9, clamp(s * 0.07, 3, 5.5)],
  };
};

/** Boards and rails along the storeys of an inn above the ground. */
const balconies = (frame: Frame, left: number, width: number): string =>
  repeat(frame.storeys - 1, (below) => {
    const { storey: s, isSmall } = frame;
    const y = floorOf(frame, below + 1);
    const rail = bays(left, width, isSmall ? 9 : 21).map((x) => square(x, y, Math.max(1.2, width * 0.012), s * 0.24));
    return box(left, y - s * 0.03, width, s * 0.08) + box(left, y - s * 0.27, width, s * 0.05) + rail.join("");
  });

/** One wide gable over wooden balconies and a foot of stone. */
export const chalet: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const width = clamp(s * 3.9, span * 0.5, span * 0.82);
  const left = middle - width / 2;
  const top = floorOf(frame, storeys);
  const roof = Math.min(s * 1.15, width * 0.34);
  const columns = isSmall || isTall ? 2 : 4;
  const dark = mix(p.accent, "#20101a", 0.3);
  const rows = rowsOf(frame, (row, floor) =>
    bays(left + width * 0.05, width * 0.9, columns)
      .filter((x) => row > 0 || Math.abs(x - middle) > width * 0.16)
      .map((x) => [x, floor - s * 0.3, Math.min(s * 0.46, (width / columns) * 0.5), s * 0.44] as const),
  );
  const gable = polygon([left, top + 1], [middle, top - roof * 0.86], [left + width, top + 1]);
  const eaves = `M${n(left - width * 0.12)} ${n(top + s * 0.16)}L${n(middle)} ${n(top - roof)}L${n(left + width * 1.12)} ${n(top + s * 0.16)}`;
  return {
    back: fill(box(left + width * 0.68, top - roof * 1.02, Math.min(s * 0.3, width * 0.09), roof), p.shade),
    walls:
      fill(box(left, top, width, ground - top), mix(p.wall, p.trim, 0.4)) +
      fill(gable, p.wall) +
      fill(
        repeat(5, (at) => box(left + (width * (at + 1)) / 6, top - roof * 0.1, Math.max(1, s * 0.03), s * 0.1)),
        p.shade,
      ) +
      fill(box(left, ground - s * 0.94, width, s * 0.94), p.shade) +
      fill(box(left, ground - s * 0.96, width, s * 0.06), p.trim),
    rows,
    shape: "rect",
    frame: clamp(s * 0.05, 0.8, 4),
    front:
      fill(balconies(frame, left - width * 0.03, width * 1.06), p.accent) +
      line(eaves, dark, Math.min(s * 0.2, 13)) +
      fill(disc(middle, top - roof * 0.34, Math.min(s * 0.16, roof * 0.2)), p.lit) +
      fill(square(middle, ground, Math.min(s * 0.62, width * 0.2), s * 0.78), p.trim) +
      fill(square(middle, ground, Math.min(s * 0.46, width * 0.15), s * 0.68), p.lit),
    half: width * 0.6,
    stars: [middle, ground - s * 0.98, clamp(s * 0.09, 3, 6)],
  };
};

/** A town house of round windows under a mansard with dormers. */
export const mansard: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall } = frame;
  const width = clamp(s * 3.3, span * 0.44, span * 0.68);
  const left = middle - width / 2;
  const top = floorOf(frame, storeys);
  const roof = Math.min(s * 0.74, width * 0.26);
  const columns = isSmall ? 3 : bayCount(width, s, 0.62, 5);
  const bay = width / columns;
  const door = left + bay * (Math.floor(columns / 2) + 0.5);
  const rows = rowsOf(frame, (row, floor) =>
    bays(left, width, columns)
      .filter((x) => row > 0 || Math.abs(x - door) > 1)
      .map((x) => [x, floor - s * 0.22, bay * 0.46, s * 0.56] as const),
  );
  const rails = rows
    .slice(1)
    .flat()
    .map(([x, sill, wide]) => square(x, sill + s * 0.1, wide * 1.5, s * 0.22))
    .join("");
  const dormers = [0.22, 0.5, 0.78].map((at) => left + width * at);
  return {
    walls:
      fill(box(left, top, width, ground - top), p.wall) +
      fill(
        box(left, top, width * 0.06, ground - top) + box(left + width * 0.94, top, width * 0.06, ground - top),
        p.trim,
      ) +
      fill(box(left, ground - s * 0.16, width, s * 0.16), p.shade) +
      fill(trapezium(middle, top, width * 1.04, width * 0.84, roof), p.accent) +
      fill(dormers.map((x) => roundArch(x, top - roof * 0.08, width * 0.13, roof * 0.72)).join(""), p.trim) +
      fill(dormers.map((x) => roundArch(x, top - roof * 0.08, width * 0.08, roof * 0.54)).join(""), p.lit) +
      fill(box(left - width * 0.04, top - s * 0.06, width * 1.08, s * 0.14), p.trim) +
      fill(box(left + width * 0.08, top - roof * 1.3, width * 0.07, roof * 0.5), p.shade),
    rows,
    shape: "round",
    frame: clamp(s * 0.04, 0.8, 3),
    front:
      fill(rails, mix(p.accent, "#20101a", 0.35)) +
      fill(roundArch(door, ground, Math.min(bay * 0.86, s * 0.66), s * 0.82), p.trim) +
      fill(roundArch(door, ground, Math.min(bay * 0.62, s * 0.48), s * 0.7), p.accent),
    half: width * 0.54,
    stars: [door, ground - s * 0.96, clamp(s * 0.08, 3, 5.5)],
  };
};
