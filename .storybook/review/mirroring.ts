import { around, bottomOf, rightOf } from "./geometry.ts";
import type { Box, ElementFacts, Fault, PageSnapshot } from "./snapshot.ts";

/** Tolerance of mirrored positions, pixels: browsers round. */
const NEAR = 2;

/** Least room beside a text that says on which side it stands, pixels. */
const ROOM = 8;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= NEAR;

/** The same element in both languages. */
type Pair = { fa: ElementFacts; en: ElementFacts };

/** Elements found in both pages. An element of one language only has no pair. */
export function pairsOf(fa: PageSnapshot, en: PageSnapshot): Map<ElementFacts, Pair> {
  const byKey = new Map(en.elements.map((element) => [element.key, element]));
  return new Map(
    fa.elements.flatMap((element) => {
      const twin = byKey.get(element.key);
      return twin === undefined ? [] : [[element, { fa: element, en: twin }] as const];
    }),
  );
}

const isMirrored = ({ fa, en }: Pair): boolean => fa.direction === "rtl" && en.direction === "ltr";
const isAsWide = ({ fa, en }: Pair): boolean => isNear(fa.box.width, en.box.width);

/** The nearest element around that is in both pages and has a box. */
function frameOf({ elements }: PageSnapshot, pairs: Map<ElementFacts, Pair>, element: ElementFacts): Pair | null {
  for (let at = elements[element.parent]; at !== undefined; at = elements[at.parent]) {
    const pair = pairs.get(at);
    if (pair !== undefined && at.box.width >= element.box.width) return pair;
  }
  return null;
}

function isInSameLine({ fa, en }: Pair, frame: Pair): boolean {
  const top = { fa: fa.box.y - frame.fa.box.y, en: en.box.y - frame.en.box.y };
  return Math.abs(top.fa - top.en) < Math.max(NEAR, Math.min(fa.box.height, en.box.height) / 2);
}

/** Distances of a box from both edges of another. */
const gapsIn = (frame: Box, box: Box) => ({ left: box.x - frame.x, right: rightOf(frame) - rightOf(box) });

/** True when an element keeps its distance from the left in both languages, not its distance from the line start. */
function staysOnItsSide(fa: Gaps, en: Gaps): boolean {
  // An element scrolled out of its frame tells nothing.
  if (Math.min(fa.left, fa.right) < -NEAR) return false;
  return isNear(fa.left, en.left) && !isNear(fa.right, en.left);
}
type Gaps = ReturnType<typeof gapsIn>;

/** True when an element has no side. A frame of a little more width in one language moves its middle by as much. */
const isCentred = ({ left, right }: Gaps, { fa, en }: Pair): boolean =>
  Math.abs(left - right) <= NEAR + Math.min(ROOM, Math.abs(fa.box.width - en.box.width));

/** True when an element on the same line differs in width between the languages and may push this one. */
function isPushed(pair: Pair, beside: readonly ElementFacts[], pairs: Map<ElementFacts, Pair>): boolean {
  if (pair.fa.isPlaced) return false;
  return beside.some((other) => {
    const twin = pairs.get(other);
    const isInLine = other.box.y < bottomOf(pair.fa.box) && bottomOf(other.box) > pair.fa.box.y;
    return other !== pair.fa && isInLine && !(twin !== undefined && isAsWide(twin));
  });
}

const faultOf = (place: string, subject: string, { left, right }: Gaps): Fault => ({
  place,
  what: `${subject} stands ${Math.round(left)} px from the left edge in both languages; in Persian it belongs on the other side, where it is ${Math.round(right)} px from the edge`,
});

/**
 * Elements that stand on the same side in Persian and in English. They are compared within their parent, so only the
 * outermost unmirrored element is listed, not its content. Elements that longer words may have pushed are left out.
 */
function elementFaults(fa: PageSnapshot, pairs: Map<ElementFacts, Pair>): Fault[] {
  const byParent = Map.groupBy(fa.elements, ({ parent }) => parent);
  return [...pairs.values()].flatMap((pair) => {
    if (!isAsWide(pair) || pair.fa.box.width === 0 || fa.elements[pair.fa.parent]?.isUnmirrored) return [];
    const frame = frameOf(fa, pairs, pair.fa);
    if (frame === null || !isMirrored(frame) || !isInSameLine(pair, frame)) return [];
    if (isPushed(pair, byParent.get(pair.fa.parent) ?? [], pairs)) return [];
    const gaps = gapsIn(frame.fa.box, pair.fa.box);
    if (isCentred(gaps, frame)) return [];
    return staysOnItsSide(gaps, gapsIn(frame.en.box, pair.en.box)) ? [faultOf(pair.fa.place, "it", gaps)] : [];
  });
}

/** The box of each block's text. */
function textBoxesOf({ elements, texts }: PageSnapshot): Map<ElementFacts, Box> {
  return new Map(
    texts.flatMap(({ element, pieces }) => {
      const block = elements[element];
      const box = around(pieces.flatMap(({ boxes }) => boxes));
      return block === undefined || box === null ? [] : [[block, box] as const];
    }),
  );
}

/** Texts that begin at the left edge of their block in both languages. */
function textFaults(fa: PageSnapshot, en: PageSnapshot, pairs: Map<ElementFacts, Pair>): Fault[] {
  const [inFa, inEn] = [textBoxesOf(fa), textBoxesOf(en)];
  return [...inFa].flatMap(([block, box]) => {
    const pair = pairs.get(block);
    const twin = pair && inEn.get(pair.en);
    if (!pair || !twin || !isMirrored(pair) || block.isUnmirrored) return [];
    const gaps = gapsIn(block.box, box);
    const english = gapsIn(pair.en.box, twin);
    // A text that ends at its edge (a price in a column) may do so in both; one that fills its block is at either edge.
    const isAtItsEdge =
      isNear(english.left, Math.min(english.left, english.right)) && !isNear(english.left, english.right);
    // A cell's padding differs from its other one; a text that keeps its side leaves more room than that.
    const hasRoom = gaps.right - gaps.left > ROOM;
    return isAtItsEdge && hasRoom && staysOnItsSide(gaps, english) ? [faultOf(block.place, "its text", gaps)] : [];
  });
}

/** Elements and texts that stand on the same side in Persian and in English, and should have changed sides. */
export function mirroringFaults(fa: PageSnapshot, en: PageSnapshot): Fault[] {
  const pairs = pairsOf(fa, en);
  return [...elementFaults(fa, pairs), ...textFaults(fa, en, pairs)];
}

/** Arrows as letters: no direction of a text turns them over. */
const ARROWS = /[\u2190\u2192\u21d0\u21d2\u27f5\u27f6\u2794\u279c]/g;

/** The arrows in each block's text; an isolated part (a code, a key) has an order of its own. */
function arrowsOf({ elements, texts }: PageSnapshot): Map<ElementFacts, string> {
  return new Map(
    texts.flatMap(({ element, pieces }) => {
      const own = pieces.map(({ text, isIsolated }) => (isIsolated ? "" : text)).join("");
      const block = elements[element];
      const arrows = own.match(ARROWS)?.join(" ") ?? "";
      return block === undefined || arrows === "" ? [] : [[block, arrows] as const];
    }),
  );
}

/** Arrows in words that are the same in a text from right to left and in one from left to right. */
function letterFaults(fa: PageSnapshot, en: PageSnapshot, pairs: Map<ElementFacts, Pair>): Fault[] {
  const inEn = arrowsOf(en);
  return [...arrowsOf(fa)].flatMap(([block, arrows]) => {
    const pair = pairs.get(block);
    if (pair === undefined || !isMirrored(pair) || inEn.get(pair.en) !== arrows) return [];
    return [{ place: block.place, what: `«${arrows}» in its text points the same way in both languages: use <Icon>` }];
  });
}

/** Chevrons and arrows that point the same way on the screen in both languages. */
export function chevronFaults(fa: PageSnapshot, en: PageSnapshot): Fault[] {
  const pairs = pairsOf(fa, en);
  const drawn = [...pairs.values()].flatMap((pair) => {
    const { pointing, place, parent } = pair.fa;
    if (pointing === null || pointing !== pair.en.pointing || fa.elements[parent]?.isUnmirrored) return [];
    const around = fa.elements[parent];
    const isTurned = around?.direction === "rtl" && en.elements[pair.en.parent]?.direction === "ltr";
    return isTurned ? [{ place, what: `the arrow points to the ${pointing} in both languages` }] : [];
  });
  return [...drawn, ...letterFaults(fa, en, pairs)];
}

/** Sides of the end and the start of a line, by direction. */
const SIDES = {
  rtl: { next: "left", back: "right" },
  ltr: { next: "right", back: "left" },
} as const;

/** Chevrons and arrows of "next" that point back, and of "back" that point forward. */
export function forwardFaults({ elements }: PageSnapshot): Fault[] {
  return elements.flatMap(({ pointing, meaning, parent, place }) => {
    const direction = elements[parent]?.direction;
    if (pointing === null || meaning === null || direction === undefined) return [];
    const side = SIDES[direction][meaning];
    return pointing === side
      ? []
      : [{ place, what: `it leads ${meaning === "next" ? "on" : "back"} and points to the ${pointing}` }];
  });
}
