import { shamsehPath } from "../shamseh.ts";
import { mix } from "./colours.ts";
import { type Builder, bayCount, bays, clamp, type Frame, floorOf, type Opening, rowsOf } from "./frame.ts";
import { podium, podiumRow } from "./podium.ts";
import { arch, box, disc, fill, polygon, repeat, saucer } from "./shapes.ts";

/** Further hotels: two towers with a bridge, a tower of terraces, and a palace of arches between domed pavilions. */

/** Two towers of unlike height, whose roofs rise outwards; a bridge joins them high above the entrance. */
export const twins: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const width = clamp(s * 8, span * 0.56, span * (isTall ? 0.94 : 0.8));
  const foot = Math.min(span, width * 1.12);
  const tower = width * 0.34;
  const [low, high] = [middle - width / 2, middle + width / 2 - tower];
  const top = floorOf(frame, storeys);
  const lower = floorOf(frame, storeys - 1);
  const columns = isSmall ? 2 : bayCount(tower, s, 0.66, 4);
  const pale = mix(p.wall, "#ffffff", p.isDark ? 0.08 : 0.3);
  const rows = rowsOf(frame, (row, floor) => {
    if (row === 0) return podiumRow(frame, foot, isSmall);
    const lefts = row === storeys - 1 ? [high] : [low, high];
    return lefts.flatMap((left) =>
      bays(left, tower, columns).map((x) => [x, floor - s * 0.2, (tower / columns) * 0.66, s * 0.56] as const),
    );
  });
  const bridge = floorOf(frame, Math.max(2, Math.round(storeys * 0.62)));
  const rise = s * 0.8;
  return {
    walls:
      fill(box(low, lower, tower, ground - lower), pale) +
      fill(box(high, top, tower, ground - top), p.wall) +
      fill(polygon([low, lower], [low, lower - rise], [low + tower, lower]), p.accent) +
      fill(polygon([high, top], [high + tower, top - rise], [high + tower, top]), p.accent) +
      fill(box(low + tower, bridge, high - low - tower, s * 0.9), p.shade) +
      fill(box(low + tower, bridge + s * 0.24, high - low - tower, s * 0.36), p.lit) +
      fill(
        box(low - s * 0.1, lower, s * 0.2, ground - lower) + box(high + tower - s * 0.1, top, s * 0.2, ground - top),
        p.trim,
      ) +
      podium(frame, foot, true),
    rows,
    shape: "rect",
    front: "",
    half: foot / 2,
    stars: [middle, ground - s * 1.34, clamp(s * 0.24, 3, 8)],
  };
};

/** Shares of the height and of the width that the tiers of {@link steps} have, the lowest first. */
const tiers = [
  { until: 0.45, width: 1 },
  { until: 0.8, width: 0.72 },
  { until: 1, width: 0.44 },
] as const;
const tierOf = ({ storeys }: Frame, row: number): (typeof tiers)[number] =>
  tiers.find(({ until }) => row < Math.round(storeys * until)) ?? tiers[2];

/** A tower of terraces, each with its plants, under a dome. */
export const steps: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const width = clamp(s * 8.4, span * 0.6, span * (isTall ? 0.96 : 0.84));
  const wide = (row: number): number => width * tierOf(frame, row).width;
  const rows = rowsOf(frame, (row, floor): readonly Opening[] => {
    const own = wide(row);
    if (row === 0) return podiumRow(frame, own, isSmall);
    const columns = isSmall ? Math.max(2, Math.round((own / width) * 5)) : bayCount(own, s, 0.92, 9);
    return bays(middle - own / 2, own, columns).map((x) => [x, floor - s * 0.16, (own / columns) * 0.56, s * 0.58]);
  });
  const bodies = tiers
    .map(({ until, width: share }, at) => {
      const top = floorOf(frame, Math.round(storeys * until));
      const own = width * share;
      return (
        fill(box(middle - own / 2, top, own, ground - top), at === 1 ? p.shade : p.wall) +
        fill(
          repeat(isSmall ? 4 : 7, (index) =>
            disc(middle + own * (index / (isSmall ? 3 : 6) - 0.5) * 0.9, top, s * 0.22),
          ),
          p.leafLight,
        ) +
        fill(box(middle - own / 2 - s * 0.1, top, own + s * 0.2, s * 0.16), p.trim)
      );
    })
    .join("");
  const top = floorOf(frame, storeys);
  const dome = width * tiers[2].width * 0.7;
  return {
    walls:
      fill(saucer(middle, top, dome, Math.min(dome * 0.6, s * 1.3)), p.accent) + bodies + podium(frame, width, false),
    rows,
    shape: "rect",
    front: "",
    half: width / 2,
    stars: [middle, ground - s * 1.34, clamp(s * 0.24, 3, 8)],
  };
};

/** A palace: rows of arches, pavilions with domes at its ends, and an iwan of several storeys in its middle. */
export const palace: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const width = clamp(s * 10, span * 0.76, span * (isTall ? 0.98 : 1));
  const end = width * 0.17;
  const iwan = width * 0.26;
  const wing = (width - iwan) / 2;
  const top = floorOf(frame, storeys);
  const columns = isTall ? 2 : isSmall ? 3 : bayCount(wing, s, 0.86, 5);
  const lefts = [middle - width / 2, middle + iwan / 2];
  const rows = rowsOf(frame, (row, floor) =>
    lefts.flatMap((left) =>
      bays(left, wing, columns).map(
        (x) => [x, floor - s * (row === 0 ? 0 : 0.14), (wing / columns) * 0.54, s * 0.66] as const,
      ),
    ),
  );
  const ends = [middle - width / 2 + end / 2, middle + width / 2 - end / 2];
  const pale = mix(p.wall, "#ffffff", p.isDark ? 0.08 : 0.28);
  const gate = ground - top + s * 0.5;
  return {
    walls:
      fill(ends.map((x) => saucer(x, top - s * 0.34, end * 0.92, Math.min(end * 0.6, s * 1.1))).join(""), p.trim) +
      fill(box(middle - width / 2, top, width, ground - top), p.wall) +
      fill(ends.map((x) => box(x - end / 2, top - s * 0.4, end, ground - top + s * 0.4)).join(""), pale) +
      fill(
        repeat(storeys, (row) => box(middle - width / 2, floorOf(frame, row + 1), width, s * 0.1)),
        p.shade,
      ) +
      fill(box(middle - iwan / 2, ground - gate, iwan, gate), p.accent) +
      fill(arch(middle, ground, iwan * 0.8, gate * 0.9), p.trim) +
      fill(arch(middle, ground, iwan * 0.44, Math.min(gate * 0.5, s * 1.5)), p.lit) +
      fill(shamsehPath(clamp(s * 0.44, 5, 14), middle, ground - gate - clamp(s * 0.5, 5, 15)), p.accent),
    rows,
    shape: "arch",
    front: "",
    half: width / 2,
    stars: [middle, ground - Math.min(gate * 0.6, s * 1.9), clamp(s * 0.14, 2.6, 6)],
  };
};
