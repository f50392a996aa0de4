import { mix } from "./colours.ts";
import { type Builder, bays, choiceOf, clamp, type Frame, floorOf, type Opening, rowsOf } from "./frame.ts";
import { box, disc, fill, repeat, roundArch, square } from "./shapes.ts";

/** Blocks of flats: bays with balconies between bays with windows. */

/** Way of the garage, in the ground floor. */
const garage = ({ colours: p, storey: s }: Frame, left: number, floor: number, width: number): string =>
  fill(box(left, floor - s * 0.78, width, s * 0.78), "#2c2036") +
  fill(
    repeat(3, (at) => box(left, floor - s * 0.78 + at * s * 0.1, width, s * 0.05)),
    p.trim,
  );

type Block = { left: number; width: number; storeys: number; columns: number; isOdd: boolean; wall: string };

/** Walls, openings and balconies of one block. */
function blockOf(frame: Frame, { left, width, storeys, columns, isOdd, wall }: Block) {
  const { colours: p, ground, storey: s, isSmall } = frame;
  const bay = width / columns;
  const top = floorOf(frame, storeys);
  const hasBalcony = (column: number): boolean => (column % 2 === 0) === isOdd;
  const row = (floor: number): Opening[] =>
    bays(left, width, columns).map((x, column) =>
      hasBalcony(column) ? [x, floor - s * 0.1, bay * 0.58, s * 0.68] : [x, floor - s * 0.1, bay * 0.42, s * 0.58],
    );
  let recesses = "";
  let rails = "";
  let plants = "";
  for (let floor = 1; floor < storeys; floor += 1) {
    const y = floorOf(frame, floor);
    bays(left, width, columns).forEach((x, column) => {
      if (!hasBalcony(column)) return;
      recesses += square(x, y, bay * 0.78, s * 0.84);
      rails += square(x, y, bay * 0.9, s * 0.3);
      if ((floor + column) % 3 !== 1 && !isSmall)
        plants += disc(x - bay * 0.22, y - s * 0.34, s * 0.11) + disc(x - bay * 0.08, y - s * 0.33, s * 0.09);
    });
  }
  const walls =
    fill(box(left, top, width, ground - top), wall) +
    fill(box(left + width * 0.93, top, width * 0.07, ground - top), p.shade) +
    fill(recesses, p.shade) +
    fill(box(left - s * 0.1, top - s * 0.14, width + s * 0.2, s * 0.18), p.trim) +
    fill(box(left + width * 0.14, top - s * 0.56, width * 0.18, s * 0.44), p.shade) +
    (isSmall
      ? ""
      : fill(disc(left + width * 0.66, top - s * 0.4, s * 0.22), p.trim) +
        fill(box(left + width * 0.42, top - s * 0.44, width * 0.14, s * 0.32), mix(p.shade, "#ffffff", 0.25)));
  return { walls, row, front: fill(plants, p.leafLight) + fill(rails, p.trim) };
}

export const apartment: Builder = (frame) => {
  const { slug, colours: p, middle, ground, span, storey: s, storeys, house, isSmall, isTall } = frame;
  const width = clamp(s * 5.6, span * 0.46, span * 0.84);
  const left = middle - width / 2;
  const columns = isTall || isSmall ? 3 : 5;
  const block = blockOf(frame, {
    left,
    width,
    storeys,
    columns,
    isOdd: choiceOf(slug, "balconies", 2) === 0,
    wall: p.wall,
  });
  const hasGarage = house.shows.includes("parking") && !isTall;
  const entrance = hasGarage ? left + width * 0.72 : middle;
  const isHotel = house.kind === "apartment_hotel";
  const windows = bays(left, width, columns).filter(
    (x) => Math.abs(x - entrance) > s * 0.5 && !(hasGarage && x < left + width * 0.5),
  );
  const first: Opening[] = (windows.length > 0 ? windows : [left + width * 0.94]).map((x) => [
    x,
    ground - s * 0.14,
    Math.min(s * 0.5, width * 0.1),
    s * 0.46,
  ]);
  return {
    walls:
      block.walls +
      fill(box(left, ground - s * 0.96, width, s * 0.96), p.shade) +
      (hasGarage ? garage(frame, left + width * 0.06, ground, width * 0.38) : ""),
    rows: rowsOf(frame, (row, floor) => (row === 0 ? first : block.row(floor))),
    shape: "rect",
    front:
      block.front +
      fill(square(entrance, ground, Math.min(s * 0.9, width * 0.26), s * 0.8), p.trim) +
      fill(square(entrance, ground, Math.min(s * 0.62, width * 0.18), s * 0.68), p.lit) +
      fill(square(entrance, ground - s * 0.84, Math.min(s * (isHotel ? 2.2 : 1.4), width * 0.5), s * 0.13), p.accent) +
      (isHotel ? fill(square(entrance, ground, s * 1.9, s * 0.84).concat(""), p.lit, 'opacity=".16"') : ""),
    half: width / 2,
    stars: [entrance, ground - s * 1.16, clamp(s * 0.12, 3, 6)],
  };
};

/** Two blocks of flats with a gate between them. */
export const estate: Builder = (frame) => {
  const { slug, colours: p, middle, ground, span, storey: s, storeys, isSmall, isTall } = frame;
  const width = clamp(s * 7.4, span * 0.62, span);
  const each = width * 0.42;
  const columns = isSmall || isTall ? 2 : 3;
  const isOdd = choiceOf(slug, "balconies", 2) === 0;
  const low = Math.max(1, storeys - 1);
  const one = blockOf(frame, { left: middle - width / 2, width: each, storeys, columns, isOdd, wall: p.wall });
  const other = blockOf(frame, {
    left: middle + width / 2 - each,
    width: each,
    storeys: low,
    columns,
    isOdd: !isOdd,
    wall: mix(p.wall, p.shade, 0.45),
  });
  const gap = width - 2 * each;
  return {
    walls:
      one.walls +
      other.walls +
      fill(square(middle, ground, gap + 2, s * 0.5), p.shade) +
      fill(square(middle, ground - s * 0.44, gap + 2, s * 0.1), p.trim),
    rows: rowsOf(frame, (row, floor) => (row < low ? [...one.row(floor), ...other.row(floor)] : one.row(floor))),
    shape: "rect",
    front:
      one.front +
      other.front +
      fill(roundArch(middle, ground, gap * 0.74, s * 0.96), p.accent) +
      fill(roundArch(middle, ground, gap * 0.5, s * 0.78), p.lit),
    half: width / 2,
    stars: [middle, ground - s * 1.24, clamp(s * 0.11, 3, 6)],
  };
};
