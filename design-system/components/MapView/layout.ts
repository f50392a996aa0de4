import { type Box, boxAround } from "./boxes.ts";
import { type MapName, type PlacedName, placeNames } from "./names.ts";
import { type Tag, tagAbove, tagFor } from "./pins.ts";
import type { Plane } from "./projection.ts";
import type { NameKind } from "./sketch/sketch.ts";

type Size = { width: number; height: number };

/** Extent of the button that searches the part of the map that it was moved to. */
const SEARCH = { width: 230, height: 104 };

/** Boxes of the map's own buttons, its scale and its note: geography is never mirrored, the buttons are. */
function controls({ width, height }: Size, direction: "rtl" | "ltr", isMoved: boolean): Box[] {
  const tools = direction === "rtl" ? { left: 0, right: 60 } : { left: width - 60, right: width };
  return [
    { ...tools, top: 0, bottom: 156 },
    { left: 0, right: width, top: height - 44, bottom: height },
    ...(isMoved ? [boxAround({ x: width / 2, y: 0 }, SEARCH.width, SEARCH.height)] : []),
  ];
}

/** Extent of a sight's sign. */
const SIGN = 16;
/** Area of map for one name that finds room before the prices do, square pixels. */
const FOR_A_NAME = 40_000;
/** Area of map for one of all its names: more would drown the prices. */
const FOR_NAMES = 18_000;

/** Kinds of names in the order in which they find room. */
const order: readonly NameKind[] = ["sight", "district", "water", "hill", "green", "road"];

/** A pin that asks for room: where it is, what its tag says, and the extent of the star that it is without one. */
export type AskingPin = { at: Plane; label: string; star: number; isChosen: boolean; isOwn: boolean };

/**
 * Places everything written on a map so that nothing covers anything: first the tags of the chosen pin and of the page's own
 * place, then a few names to know one's way by, then the other tags in order, then further names. A pin without room for its tag is its star alone.
 */
export function layOut<Pin extends AskingPin>(options: {
  sheet: Size;
  direction: "rtl" | "ltr";
  /** True when the visitor moved the map, which offers a search then. */
  isMoved: boolean;
  names: readonly MapName[];
  stacks: readonly Pin[];
}): { names: PlacedName[]; pins: (Pin & { tag: Tag | null })[] } {
  const { sheet, direction, isMoved, names, stacks } = options;
  const stars = stacks.map(({ at, star }) => boxAround(at, star, star));
  const signs = names.filter(({ kind }) => kind === "sight").map(({ at }) => boxAround(at, SIGN, SIGN));
  const taken = controls(sheet, direction, isMoved);
  const tags = new Map<Pin, Tag | null>();
  const tag = (pin: Pin) => {
    // The chosen one is drawn above all others, and stands right over its place, clear of its card.
    const around = pin.isChosen ? { taken, stars: [] } : { taken: [...taken, ...signs], stars };
    const found = tagFor(pin.label, pin.at, { ...sheet, ...around });
    tags.set(pin, found);
    if (found) taken.push(found.box);
  };
  const write = (some: readonly MapName[], most?: number) => {
    const placed = placeNames(some, [...taken, ...stars, ...signs], sheet, most);
    taken.push(...placed.map(({ box }) => box));
    return placed;
  };
  stacks.filter(({ isChosen }) => isChosen).forEach(tag);
  stacks.filter(({ isChosen, isOwn }) => isOwn && !isChosen).forEach(tag);
  const sorted = order.flatMap((kind) => names.filter((name) => name.kind === kind));
  const first = write(sorted, Math.floor((sheet.width * sheet.height) / FOR_A_NAME));
  for (const pin of stacks) if (!tags.has(pin)) tag(pin);
  const written = new Set(first.map((name) => name.order));
  const left = Math.floor((sheet.width * sheet.height) / FOR_NAMES) - first.length;
  const further = write(
    sorted.filter((name) => !written.has(name.order)),
    left,
  );
  return { names: [...first, ...further], pins: stacks.map((pin) => ({ ...pin, tag: tags.get(pin) ?? null })) };
}

/**
 * Tags above their places on a map whose names another layer draws: the chosen one first, then the page's own place, and
 * none on another. Pins keep their order.
 */
export function tagsAbove<Pin extends AskingPin>(pins: readonly Pin[]): (Pin & { tag: Tag | null })[] {
  const taken: Box[] = [];
  const tags = new Map<Pin, Tag | null>();
  const rank = ({ isChosen, isOwn }: Pin) => 2 * Number(isChosen) + Number(isOwn);
  for (const pin of [...pins].sort((one, other) => rank(other) - rank(one))) {
    const tag = tagAbove(pin.label, pin.at, taken);
    tags.set(pin, tag);
    if (tag) taken.push(tag.box);
  }
  return pins.map((pin) => ({ ...pin, tag: tags.get(pin) ?? null }));
}
