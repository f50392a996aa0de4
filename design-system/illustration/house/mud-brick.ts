import { chanceOf } from "../chance.ts";
import { badgir } from "../primitives.ts";
import { mix } from "./colours.ts";
import { type Builder, bayCount, bays, clamp, floorOf, rowsOf } from "./frame.ts";
import { arch, box, disc, fill, repeat, saucer, square, trapezium } from "./shapes.ts";

/** Mud brick: a walled house of niches between towers, and rooms under domes. */

export const fort: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isTall, isSmall } = frame;
  const width = clamp(s * 6, span * 0.5, span * 0.86);
  const gate = Math.min(width * 0.34, Math.max(s * 1.7, width * 0.24));
  const side = (width - gate) / 2;
  const columns = isTall || isSmall ? bayCount(side, s, 0.9, 2) : bayCount(side, s, 0.84, storeys > 3 ? 3 : 4);
  const bay = side / columns;
  const top = floorOf(frame, storeys);
  const tower = Math.min(width * 0.075, s * 0.42) + 3;
  const rows = rowsOf(frame, (_, floor) =>
    [middle - width / 2, middle + gate / 2].flatMap((left) =>
      bays(left, side, columns).map((x) => [x, floor - s * 0.12, bay * 0.46, s * 0.6] as const),
    ),
  );
  const niches = rows
    .flat()
    .map(([x, sill]) => arch(x, sill + s * 0.03, bay * 0.76, s * 0.82))
    .join("");
  const height = ground - top;
  const towers = [-1, 1].map((to) => {
    const x = middle + to * (width / 2);
    return (
      fill(trapezium(x, ground, tower * 2, tower * 1.64, height + s * 0.3), p.shade) +
      fill(
        repeat(3, (index) => box(x - tower * 0.8 + index * tower * 0.6, top - s * 0.42, tower * 0.36, s * 0.14)),
        p.shade,
      ) +
      fill(box(x - tower * 0.84, top + s * 0.06, tower * 1.68, s * 0.08), p.accent)
    );
  });
  const portal = Math.min(height + s * 0.5, height * 1.4);
  const battlements = bays(middle - width / 2, width, Math.round(width / Math.max(9, s * 0.3)))
    .filter((x) => Math.abs(x - middle) > gate / 2)
    .map((x) => square(x, top + 1, Math.max(4, s * 0.15), s * 0.14))
    .join("");
  const door = Math.min(s * 0.86, portal * 0.6);
  return {
    back: fill(
      badgir(middle - width * 0.3, top + 2, clamp(s * 0.4, 12, 32), s * 0.9) +
        badgir(middle + width * 0.32, top + 2, clamp(s * 0.36, 10, 28), s * 0.7),
      mix(p.wall, p.sky[2], 0.3),
      'fill-rule="evenodd"',
    ),
    walls:
      fill(box(middle - width / 2, top, width, height), p.wall) +
      fill(battlements, p.wall) +
      fill(storeys > 5 ? "" : niches, p.shade) +
      towers.join("") +
      fill(box(middle - gate / 2, ground - portal, gate, portal), mix(p.wall, "#ffe2b8", p.isDark ? 0.05 : 0.2)) +
      fill(box(middle - gate / 2, ground - portal, gate, s * 0.14), p.accent) +
      fill(arch(middle, ground, gate * 0.74, portal * 0.82), p.accent) +
      fill(arch(middle, ground, gate * 0.62, portal * 0.76), p.shade) +
      fill(arch(middle, ground, gate * 0.4, door), p.glass) +
      fill(arch(middle, ground, gate * 0.24, door * 0.78), p.lit),
    rows,
    shape: "arch",
    front: "",
    half: width / 2 + tower,
    stars: [middle, ground - portal * 0.9, clamp(s * 0.08, 3, 5.5)],
  };
};

export const ecolodge: Builder = (frame) => {
  const { slug, colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const chance = chanceOf(`${slug} domes`);
  const width = clamp(s * 4.6, span * 0.6, span);
  const top = floorOf(frame, storeys);
  const rooms = isTall ? 3 : isSmall ? 4 : 5;
  const pitch = width / rooms;
  const main = Math.floor(rooms / 2);
  const rows = rowsOf(frame, (row, floor) =>
    bays(middle - width / 2, width, rooms).flatMap((x, index) =>
      (row === 0 && index === main) || (row === storeys - 1 && storeys > 1 && (index === 0 || index === rooms - 1))
        ? []
        : [[x, floor - s * 0.2, pitch * 0.22, s * 0.44] as const],
    ),
  );
  let back = "";
  let walls = "";
  bays(middle - width / 2, width, rooms).forEach((x, index) => {
    const isEnd = index === 0 || index === rooms - 1;
    const height =
      ground - top - (isEnd && storeys > 1 ? s : 0) - (isEnd && storeys === 1 ? s * 0.16 : 0) - chance() * s * 0.08;
    const wide = pitch * (1 + chance() * 0.08);
    const rise = Math.min(wide * 0.5, s * 0.75) * (index === main ? 1.2 : 0.86 + chance() * 0.24);
    back +=
      fill(saucer(x, ground - height + 1, wide * 0.9, rise), mix(p.wall, "#fff0d0", p.isDark ? 0.04 : 0.18)) +
      fill(saucer(x + wide * 0.24, ground - height + 1, wide * 0.42, rise * 0.72), p.shade) +
      fill(square(x, ground - height - rise + 3, wide * 0.1, s * 0.12), p.shade);
    walls +=
      fill(trapezium(x, ground, wide * 1.08, wide, height), index % 2 === 0 ? p.wall : mix(p.wall, p.shade, 0.35)) +
      fill(trapezium(x + wide * 0.47, ground, wide * 0.13, wide * 0.06, height), p.shade) +
      fill(
        repeat(4, (at) => disc(x + wide * (at * 0.16 - 0.24), ground - height + s * 0.13, Math.max(1, s * 0.026))),
        p.trim,
      );
  });
  const x = middle - width / 2 + (main + 0.5) * pitch;
  const oven = middle - width / 2 - s * 0.04;
  return {
    back,
    walls,
    rows,
    shape: "arch",
    front:
      fill(arch(x, ground, pitch * 0.5, s * 0.72), p.glass) +
      fill(arch(x, ground, pitch * 0.36, s * 0.6), p.accent) +
      (isTall
        ? ""
        : fill(saucer(oven, ground, s * 0.52, s * 0.36), p.shade) +
          fill(arch(oven, ground, s * 0.18, s * 0.18), "#ff9a3c")),
    half: width / 2,
    stars: [x, ground - s * 0.86, clamp(s * 0.08, 3, 5.5)],
  };
};
