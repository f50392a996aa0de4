import { type Box, boxAround, doesCross, isFree, isOnSheet } from "./boxes.ts";
import type { Plane } from "./projection.ts";

const TAG_HEIGHT = 26;
const LETTER = 6.9;
const PADDING = 18;
/** Extent of a place's own star, pixels. */
export const STAR = 20;
/** Height of the tail below a tag that stands right above its place, pixels. */
const TAIL = 10;

/** Marks of direction, which take no room. */
const unseen = /[\u2066\u2069]/g;

export const tagWidth = (label: string): number => label.replace(unseen, "").length * LETTER + PADDING;

/** Margins that a chosen pin must stay clear of: half a tag at the edges, and the card at the bottom. Pixels. */
const CLEAR = { across: 48, top: 48, bottom: 224 };
/** Height of the part of a card that leads through the places of a pin. */
const TURNING = 56;
/** Extent of the map's buttons plus half a tag beside and a tag below them: at the end of a line, so on either side. */
const BUTTONS = { across: 104, down: 188 };

/** Offset by which a map must be moved so that nothing covers a pin of `count` places. */
export function wayToClear({ x, y }: Plane, width: number, height: number, count = 1): Plane {
  const { across } = y < BUTTONS.down ? BUTTONS : CLEAR;
  return {
    x: Math.max(0, x - (width - across)) + Math.min(0, x - across),
    y: Math.max(0, y - (height - CLEAR.bottom - (count > 1 ? TURNING : 0))) + Math.min(0, y - CLEAR.top),
  };
}

/**
 * Distances within which places share one pin, pixels: the disc of several, then more until a map has no more pins than
 * their prices have room.
 */
const STACKED = [28, 48, 72];
/** Area of map for one pin, square pixels. */
const FOR_A_PIN = 9000;

/** Places that share one pin, in their order, where the first of them is. */
export type Stack<T> = { places: readonly [T, ...T[]]; at: Plane };

type Placed<T> = { point: T; at: Plane };

function stackedWithin<T>(places: readonly Placed<T>[], distance: number): Stack<T>[] {
  const stacks: { places: [T, ...T[]]; at: Plane }[] = [];
  for (const { point, at } of places) {
    const near = stacks.find((stack) => Math.hypot(stack.at.x - at.x, stack.at.y - at.y) < distance);
    if (near) near.places.push(point);
    else stacks.push({ places: [point], at });
  }
  return stacks;
}

/** Groups places that cannot be told apart at this scale, and leaves out those beyond the sheet. */
export function stacksOf<T>(
  places: readonly Placed<T>[],
  { width, height }: { width: number; height: number },
): Stack<T>[] {
  const seen = places.filter(({ at }) => at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height);
  const most = (width * height) / FOR_A_PIN;
  let stacks: Stack<T>[] = [];
  for (const distance of STACKED) {
    stacks = stackedWithin(seen, distance);
    if (stacks.length <= most) break;
  }
  return stacks;
}

/** Room of a pin's tag: its middle, and whether it stands right above its place or at the end of a line. */
export type Tag = { middle: Plane; isAbove: boolean; box: Box };

const above = ({ x, y }: Plane): Plane => ({ x, y: y - TAIL - TAG_HEIGHT / 2 });

/** Directions in which a tag looks for room, upwards first, and the lengths of its line: near before far. */
const turns = Array.from(
  { length: 16 },
  (_, index) => -Math.PI / 2 + (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * (Math.PI / 8),
);
const lengths = [3, 8, 13];

/** Middles of a tag round its place, whose star stays in sight. */
const aside = (label: string): Plane[] =>
  lengths.flatMap((length) =>
    turns.map((turn) => ({
      x: Math.cos(turn) * (tagWidth(label) / 2 + STAR / 2 + length),
      y: Math.sin(turn) * (TAG_HEIGHT / 2 + STAR / 2 + length),
    })),
  );

export type Surroundings = {
  width: number;
  height: number;
  /** Names, tags and controls: neither a tag nor its line may lie on them. */
  taken: readonly Box[];
  /** Stars of all places. */
  stars: readonly Box[];
};

const tagAt = (label: string, middle: Plane, isAbove: boolean): Tag => ({
  middle,
  isAbove,
  box: boxAround(middle, tagWidth(label), TAG_HEIGHT),
});

/** The place right above a pin for its tag; null where another tag is. */
export function tagAbove(label: string, at: Plane, taken: readonly Box[]): Tag | null {
  const tag = tagAt(label, above(at), true);
  return label !== "" && isFree(tag.box, taken) ? tag : null;
}

/** A free place for the tag of a pin: right above it, else at the end of a short line. */
export function tagFor(label: string, at: Plane, around: Surroundings): Tag | null {
  if (label === "") return null;
  const own = boxAround(at, 1, 1);
  const others = around.stars.filter((star) => isFree(own, [star]));
  const fits = ({ box }: Tag) =>
    isOnSheet(box, around.width, around.height) && isFree(box, around.taken) && isFree(box, others);
  const tag = tagAt(label, above(at), true);
  if (fits(tag)) return tag;
  for (const { x, y } of aside(label)) {
    const there = tagAt(label, { x: at.x + x, y: at.y + y }, false);
    if (fits(there) && !around.taken.some((name) => doesCross(at, there.middle, name))) return there;
  }
  return null;
}
