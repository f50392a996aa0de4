import { badgir } from "../primitives.ts";
import { mix } from "./colours.ts";
import { type Builder, bayCount, bays, clamp, floorOf, type Opening, rowsOf } from "./frame.ts";
import { arch, box, fill, polygon, repeat, saucer } from "./shapes.ts";

const PANES = ["#b3213f", "#1f3a93", "#e8a317", "#00808a"] as const;

/** Coloured panes of a sash window over an opening: one path a colour. */
function sashes(openings: readonly Opening[], glow: number): string {
  const paths = PANES.map(() => "");
  openings.forEach(([x, sill, width, height], at) => {
    const pane = width * 0.41;
    for (let column = 0; column < 2; column += 1) {
      for (let row = 0; row < 2; row += 1) {
        const colour = (column + row + at) % PANES.length;
        paths[colour] += box(
          x - width * 0.43 + column * width * 0.45,
          sill - height * 0.66 + row * height * 0.32,
          pane,
          height * 0.27,
        );
      }
    }
  });
  return PANES.map((colour, at) => fill(paths[at] ?? "", mix(colour, "#ffd27a", glow))).join("");
}

/** An old house around its court, seen from the court: an iwan between rows of sash windows. */
export const courtyard: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const width = clamp(s * 5.4, span * 0.6, span);
  const iwan = Math.max(width * 0.28, Math.min(width * 0.4, s * 1.9));
  const side = (width - iwan) / 2;
  const columns = bayCount(side, s, 0.76, isTall || isSmall || storeys > 6 ? 2 : storeys > 2 ? 3 : 4);
  const bay = side / columns;
  const top = floorOf(frame, storeys);
  const height = ground - top;
  const portal = Math.min(height * 1.2, height + s * 0.5);
  const rows = rowsOf(frame, (_, floor) =>
    [middle - width / 2, middle + iwan / 2].flatMap((left) =>
      bays(left, side, columns).map((x) => [x, floor - s * 0.12, bay * 0.56, s * 0.66] as const),
    ),
  );
  const highest = rows.at(-1) ?? [];
  const niches = (storeys > 2 ? [] : rows)
    .flat()
    .map(([x, sill]) => arch(x, sill + s * 0.03, bay * 0.8, s * 0.82))
    .join("");
  const old = mix(p.shade, p.sky[2], 0.22);
  const doors = bays(middle - iwan * 0.33, iwan * 0.66, 3).map(
    (x) => [x, ground - s * 0.16, iwan * 0.17, Math.min(portal * 0.44, s * 0.84)] as const,
  );
  const rays = repeat(5, (at) =>
    polygon(
      [middle + (at - 2) * iwan * 0.13 - iwan * 0.05, ground - portal * 0.52],
      [middle + (at - 2) * iwan * 0.13 + iwan * 0.05, ground - portal * 0.52],
      [middle + (at - 2) * iwan * 0.07, ground - portal * (0.84 - Math.abs(at - 2) * 0.06)],
    ),
  );
  const glow = p.isDark ? 0.35 : 0.06;
  return {
    back:
      fill(
        badgir(middle - width * 0.36, top + 2, clamp(s * 0.46, 13, 38), s * 1.15) +
          (isTall ? "" : badgir(middle + width * 0.36, top + 2, clamp(s * 0.42, 12, 34), s * 0.95)),
        old,
        'fill-rule="evenodd"',
      ) + fill(saucer(middle, ground - portal + 2, iwan * 0.62, Math.min(iwan * 0.28, s * 0.5)), old),
    walls:
      fill(box(middle - width / 2, top, width, height), p.wall) +
      fill(box(middle - width / 2 - s * 0.06, top - s * 0.1, width + s * 0.12, s * 0.14), p.shade) +
      fill(niches, p.shade),
    rows,
    shape: "arch",
    front:
      sashes(highest, glow) +
      fill(box(middle - iwan / 2, ground - portal, iwan, portal), mix(p.wall, "#ffffff", p.isDark ? 0.05 : 0.3)) +
      fill(box(middle - iwan * 0.54, ground - portal - s * 0.06, iwan * 1.08, s * 0.13), p.shade) +
      fill(arch(middle, ground - s * 0.16, iwan * 0.8, portal * 0.8), p.accent) +
      fill(arch(middle, ground - s * 0.16, iwan * 0.72, portal * 0.76), p.shade) +
      fill(rays, mix(p.wall, "#ffffff", p.isDark ? 0.02 : 0.2)) +
      fill(doors.map(([x, y, wide, high]) => arch(x, y, wide, high)).join(""), p.trim) +
      sashes(doors, glow) +
      fill(box(middle - iwan / 2, ground - s * 0.16, iwan, s * 0.16), p.shade),
    half: width / 2,
    stars: [middle, ground - portal + s * 0.12 + 4, clamp(s * 0.07, 3, 5.5)],
  };
};
