import { chanceOf } from "../chance.ts";
import { shamsehPath } from "../shamseh.ts";
import { n } from "../svg.ts";
import { mix } from "./colours.ts";
import { type Builder, bayCount, bays, clamp, floorOf, rowsOf } from "./frame.ts";
import { box, disc, fill, line, polygon, repeat, roundArch, square } from "./shapes.ts";

/** A motel: rooms along open galleries, with a sign on a pole; and a hostel: a painted wall and a terrace of lights. */

export const motel: Builder = (frame) => {
  const { colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const all = clamp(s * 7, span * 0.64, span);
  const desk = all * 0.22;
  const width = all - desk;
  const left = middle - all / 2 + desk;
  const top = floorOf(frame, storeys);
  const columns = isTall ? 2 : isSmall ? 3 : bayCount(width, s, 1.2, 5);
  const bay = width / columns;
  const rows = rowsOf(frame, (_, floor) =>
    bays(left, width, columns).map((x) => [x + bay * 0.17, floor - s * 0.28, bay * 0.38, s * 0.38] as const),
  );
  const doors = rows
    .flat()
    .map(([x, sill]) => square(x - bay * 0.42, sill + s * 0.26, bay * 0.26, s * 0.66))
    .join("");
  const slabs = repeat(storeys, (row) =>
    box(left - bay * 0.08, floorOf(frame, row + 1) - s * 0.04, width + bay * 0.16, s * 0.1),
  );
  const rails = repeat(Math.max(0, storeys - 1), (row) => {
    const y = floorOf(frame, row + 1);
    return (
      box(left - bay * 0.08, y - s * 0.3, width + bay * 0.16, s * 0.05) +
      repeat(columns * 4 + 1, (at) =>
        box(left + (at * width) / (columns * 4) - 1, y - s * 0.28, Math.max(1, s * 0.03), s * 0.26),
      )
    );
  });
  const pole = left - desk * 0.62;
  const sign = Math.min(s * 0.9, desk * 0.9);
  const height = Math.max(ground - top, s * 1.4) + sign * 0.7;
  return {
    back:
      fill(square(pole, ground, Math.max(2, sign * 0.12), height), p.shade) +
      `<rect x="${n(pole - sign / 2)}" y="${n(ground - height - sign * 0.3)}" width="${n(sign)}" height="${n(sign)}" rx="${n(sign * 0.12)}" fill="${p.accent}"/>` +
      fill(shamsehPath(sign * 0.38, pole, ground - height + sign * 0.2), p.lit),
    walls:
      fill(box(left, top, width, ground - top), p.wall) +
      fill(doors, p.trim) +
      fill(slabs, p.shade) +
      fill(box(left - bay * 0.14, top - s * 0.16, width + bay * 0.28, s * 0.16), p.accent) +
      fill(box(left - desk, ground - s * 0.98, desk, s * 0.98), p.trim) +
      fill(
        polygon(
          [left - desk * 1.12, ground - s * 0.96],
          [left + desk * 0.08, ground - s * 1.24],
          [left + desk * 0.08, ground - s * 0.96],
        ),
        p.accent,
      ),
    rows,
    shape: "rect",
    front: fill(rails, p.accent) + fill(box(left - desk * 0.86, ground - s * 0.7, desk * 0.66, s * 0.7), p.lit),
    half: all / 2,
    stars: [left - desk * 0.5, ground - s * 0.84, clamp(s * 0.06, 3, 4.6)],
  };
};

/** Half-round bulbs on a string between two points that sags by `sag`. */
function lights(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  r: number,
): { string: string; bulbs: string } {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const x = (x1 + x2) / 2;
  const y = (y1 + y2) / 2 + sag;
  const bulbs = repeat(6, (index) => {
    const t = (index + 1) / 7;
    const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return disc(at(x1, x, x2), at(y1, y, y2) + r, r);
  });
  return { string: `M${n(x1)} ${n(y1)}Q${n(x)} ${n(y)} ${n(x2)} ${n(y2)}`, bulbs };
}

export const hostel: Builder = (frame) => {
  const { slug, colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const mural = isTall ? 0 : Math.min(s * 1.5, span * 0.26);
  const width = clamp(s * 3.8, span * 0.44, span * 0.68);
  const left = middle - (width + mural) / 2 + mural;
  const top = floorOf(frame, storeys);
  const columns = isTall || isSmall ? 3 : bayCount(width, s, 0.8, 5);
  const bay = width / columns;
  const door = left + bay * (Math.floor(columns / 2) + 0.5);
  const rows = rowsOf(frame, (row, floor) =>
    bays(left, width, columns)
      .filter((x) => row > 0 || Math.abs(x - door) > 1)
      .map((x) => [x, floor - s * 0.24, bay * 0.5, s * 0.5] as const),
  );
  const painted = Math.min((ground - top) * 0.8, s * 2);
  const art = (colour: string): string => mix(colour, "#0a0f2b", p.isDark ? 0.35 : 0);
  const star = Math.min(mural * 0.42, painted * 0.42);
  const mast = Math.min(s * 0.9, span * 0.16);
  const roof = top - s * 0.08;
  const chance = chanceOf(`${slug} lights`);
  const masts = [left + width * 0.03, left + width * 0.5, left + width * 0.96];
  const hung = masts
    .slice(1)
    .map((x, at) =>
      lights(
        [masts[at] ?? left, roof - mast],
        [x, roof - mast * (0.94 + chance() * 0.1)],
        mast * 0.5,
        clamp(s * 0.06, 1.6, 3.2),
      ),
    );
  const side =
    mural === 0
      ? []
      : [
          lights(
            [masts[0] ?? left, roof - mast],
            [left - mural * 1.1, ground - painted - s * 0.1],
            mast * 0.4,
            clamp(s * 0.06, 1.6, 3.2),
          ),
        ];
  const all = [...hung, ...side];
  return {
    walls:
      fill(box(left, top, width, ground - top), p.wall) +
      fill(box(left + width * 0.94, top, width * 0.06, ground - top), p.shade) +
      (mural === 0
        ? ""
        : fill(box(left - mural, ground - painted, mural, painted), art("#1f7f86")) +
          fill(box(left - mural - s * 0.05, ground - painted - s * 0.1, mural + s * 0.05, s * 0.13), p.trim) +
          fill(shamsehPath(star, left - mural / 2, ground - painted * 0.52), art("#f6b73c")) +
          fill(shamsehPath(star * 0.62, left - mural / 2, ground - painted * 0.52, 22.5), art("#b3213f")) +
          fill(shamsehPath(star * 0.3, left - mural / 2, ground - painted * 0.52), p.trim)) +
      fill(box(left - s * 0.08, top - s * 0.1, width + s * 0.16, s * 0.16), p.trim) +
      fill(masts.map((x) => square(x, roof, Math.max(1.6, s * 0.05), mast)).join(""), p.trim) +
      fill(box(left, roof - s * 0.26, width, Math.max(1.4, s * 0.04)), p.trim),
    rows,
    shape: "rect",
    frame: clamp(s * 0.05, 0.8, 4),
    front:
      line(all.map(({ string }) => string).join(""), p.trim, 1.2) +
      fill(all.map(({ bulbs }) => bulbs).join(""), p.lit) +
      fill(roundArch(door, ground, Math.min(s * 0.7, bay * 0.9), s * 0.84), p.trim) +
      fill(roundArch(door, ground, Math.min(s * 0.5, bay * 0.66), s * 0.7), p.accent),
    half: (width + mural) / 2,
    stars: [door, ground - s * 1.0, clamp(s * 0.08, 3, 5.5)],
  };
};
