import { n } from "../svg.ts";
import { mix } from "./colours.ts";
import { type Builder, bays, clamp, type Frame, floorOf, rowsOf } from "./frame.ts";
import { box, fill, line, repeat, roundArch, square } from "./shapes.ts";

/** One of the joined houses: middle, width, storeys, top, and its paint. The main one has the door. */
type Part = { x: number; wide: number; high: number; top: number; isMain: boolean; paint: string };

/** Middle and width, as shares of the whole, and storeys fewer than the house has. */
type Share = readonly [at: number, share: number, fewer: number];
const MAIN: Share = [0, 0.86, 0];
const shares = {
  tall: [MAIN],
  small: [
    [-0.29, 0.42, 1],
    [0.2, 0.58, 0],
  ],
  wide: [
    [-0.35, 0.3, 1],
    [0, 0.42, 0],
    [0.36, 0.28, 1],
  ],
} as const satisfies Record<string, readonly Share[]>;

function partsOf(frame: Frame, width: number): Part[] {
  const { colours: p, middle, storeys, isSmall, isTall } = frame;
  const others = [
    mix(p.accent, p.isDark ? "#3a2a40" : "#f0c8a0", 0.34),
    mix(p.trim, p.isDark ? "#3a3040" : "#e6c98a", 0.62),
  ];
  return shares[isTall ? "tall" : isSmall ? "small" : "wide"].map(([at, share, fewer], index) => {
    const high = Math.max(1, storeys - fewer);
    const paint = fewer === 0 ? p.wall : (others[index === 0 ? 0 : 1] ?? p.wall);
    return { x: middle + at * width, wide: width * share, high, top: floorOf(frame, high), isMain: fewer === 0, paint };
  });
}

/** Wooden galleries of one house, one for each storey above the ground. */
const galleriesOf = (frame: Frame, { x, wide, high, isMain }: Part): string =>
  repeat(high - 1, (below) => {
    const { storey: s, isSmall } = frame;
    const y = floorOf(frame, below + 1);
    const rails = bays(x - wide * 0.55, wide * 1.1, (isMain ? 5 : 3) * (isSmall ? 1 : 3)).map((at) =>
      square(at, y, Math.max(1.2, s * 0.03), s * 0.3),
    );
    const posts = [-0.54, 0.54].map((at) => square(x + at * wide, y, Math.max(1.6, s * 0.06), s * 0.94));
    const boards = [square(x, y + s * 0.04, wide * 1.1, s * 0.1), square(x, y - s * 0.28, wide * 1.1, s * 0.05)];
    return [...boards, ...rails, ...posts].join("");
  });

function wallsOf({ colours: p, ground, storey: s }: Frame, { x, wide, top, isMain, paint }: Part): string {
  const roof = Math.min(s * 0.56, wide * 0.3);
  const flat = `L${n(x - wide * 0.36)} ${n(top - roof)}H${n(x + wide * 0.36)}`;
  const ridge = isMain ? flat : `L${n(x)} ${n(top - roof)}`;
  return (
    fill(square(x, ground, wide, ground - top), paint) +
    fill(box(x + wide * 0.42, top, wide * 0.08, ground - top), p.shade) +
    fill(
      `M${n(x - wide * 0.55)} ${n(top)}${ridge}L${n(x + wide * 0.55)} ${n(top)}z`,
      isMain ? p.accent : mix(p.trim, p.accent, 0.4),
    )
  );
}

/** Painted houses with wooden galleries, joined into one. */
export const boutique: Builder = (frame) => {
  const { colours: p, ground, span, middle, storey: s, isSmall } = frame;
  const width = clamp(s * 6, span * 0.6, span);
  const parts = partsOf(frame, width);
  const door = parts.find(({ isMain }) => isMain)?.x ?? middle;
  const rows = rowsOf(frame, (row, floor) =>
    parts
      .filter(({ high }) => row < high)
      .flatMap(({ x, wide, isMain }) =>
        bays(x - wide / 2, wide, isMain ? 3 : 2)
          .filter((_, column) => !(row === 0 && isMain && column === 1))
          .map((at) => [at, floor - s * 0.1, (wide / (isMain ? 3 : 2)) * 0.42, s * 0.66] as const),
      ),
  );
  const awnings = parts
    .filter(({ isMain }) => !isMain)
    .map(({ x, wide }) => `M${n(x - wide * 0.4)} ${n(ground - s * 0.86)}h${n(wide * 0.8)}`);
  return {
    walls: parts.map((part) => wallsOf(frame, part)).join(""),
    rows,
    shape: "round",
    front:
      fill(parts.map((part) => galleriesOf(frame, part)).join(""), p.trim) +
      fill(roundArch(door, ground, Math.min(s * 0.62, width * 0.14), s * 0.8), p.trim) +
      fill(roundArch(door, ground, Math.min(s * 0.44, width * 0.1), s * 0.66), p.lit) +
      (isSmall ? "" : line(awnings.join(""), p.accent, s * 0.14)),
    half: width / 2,
    stars: [door, ground - s * 0.98, clamp(s * 0.1, 3, 6)],
  };
};
