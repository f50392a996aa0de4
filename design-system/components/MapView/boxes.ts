import type { Plane } from "./projection.ts";

/** A rectangle on the map, pixels. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

export const boxAround = ({ x, y }: Plane, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export const doMeet = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** True when a box touches none of the taken ones. */
export const isFree = (box: Box, taken: readonly Box[]): boolean => !taken.some((other) => doMeet(box, other));

/** Distance that everything written keeps from the edges of the map, pixels. */
const EDGE = 6;

export const isOnSheet = ({ left, right, top, bottom }: Box, width: number, height: number): boolean =>
  left >= EDGE && top >= EDGE && right <= width - EDGE && bottom <= height - EDGE;

/** True when the line between two points passes through a box; sampled closely enough for boxes of lettering. */
export function doesCross(from: Plane, to: Plane, box: Box): boolean {
  return [0.2, 0.4, 0.6, 0.8].some((part) => {
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}
