import { type Box, boxAround, isFree, isOnSheet } from "./boxes.ts";
import type { Plane } from "./projection.ts";
import type { NameKind } from "./sketch/sketch.ts";

/**
 * A name on the map, where it belongs, pixels. A sight has a sign there, so its name stands beside it. `order` tells
 * names of one text apart: a river is named twice.
 */
export type MapName = { order: number; kind: NameKind; text: string; at: Plane };
/** A name that has found room: the middle of its baseline, and the box that it fills. */
export type PlacedName = MapName & { baseline: Plane; box: Box };

/** Average width of a letter and height of a line at 13 px; measured lettering is narrower. */
const LETTER = 7;
const LINE = 18;
const BASELINE = 5;

const size = (text: string) => ({ width: text.length * LETTER + 6, height: LINE });

/** Places tried for a name, from its point: the first that is free is taken. */
const tried: Record<"sign" | "area", (width: number) => readonly (readonly [dx: number, dy: number])[]> = {
  sign: (width) => [
    [0, 17],
    [0, -17],
    [width / 2 + 9, 0],
    [-width / 2 - 9, 0],
  ],
  area: (width) => [
    [0, 0],
    [0, 16],
    [0, -16],
    [width / 3, 0],
    [-width / 3, 0],
    [0, 30],
    [0, -30],
    [width * 0.6, 12],
    [-width * 0.6, 12],
    [width * 0.6, -12],
    [-width * 0.6, -12],
  ],
};

/** Names that have room, in their order; each that is placed is taken for those after it. */
export function placeNames(
  names: readonly MapName[],
  taken: Box[],
  sheet: { width: number; height: number },
  most = Number.POSITIVE_INFINITY,
): PlacedName[] {
  const placed: PlacedName[] = [];
  for (const name of names) {
    if (placed.length >= most) break;
    const { width, height } = size(name.text);
    for (const [dx, dy] of tried[name.kind === "sight" ? "sign" : "area"](width)) {
      const middle = { x: name.at.x + dx, y: name.at.y + dy };
      const box = boxAround(middle, width, height);
      if (!isOnSheet(box, sheet.width, sheet.height) || !isFree(box, taken)) continue;
      taken.push(box);
      placed.push({ ...name, baseline: { x: middle.x, y: middle.y + BASELINE }, box });
      break;
    }
  }
  return placed;
}
