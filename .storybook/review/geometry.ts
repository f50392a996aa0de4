import type { Box } from "./snapshot.ts";

export const rightOf = ({ x, width }: Box): number => x + width;
export const bottomOf = ({ y, height }: Box): number => y + height;

/** Intersection of two boxes; null when they do not touch. */
export function shared(one: Box, other: Box): Box | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(rightOf(one), rightOf(other)) - x;
  const height = Math.min(bottomOf(one), bottomOf(other)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The smallest box around all; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, width: Math.max(...boxes.map(rightOf)) - x, height: Math.max(...boxes.map(bottomOf)) - y };
}

/** A line's box without the room over and under its letters, which lines share. */
export const inkOfLine = ({ x, y, width, height }: Box): Box => ({
  x,
  y: y + height * 0.3,
  width,
  height: height * 0.4,
});
