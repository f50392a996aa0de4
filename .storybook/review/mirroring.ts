import { rightOf } from "./geometry.ts";
import type { ElementFacts, Fault, PageSnapshot } from "./snapshot.ts";

/** How far what mirrors may be off, pixels: browsers round. */
const NEAR = 2;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= NEAR;

/** The same element in both languages. */
type Pair = { fa: ElementFacts; en: ElementFacts };

/** The elements that both pages have. What is there in one language only has no pair. */
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

/**
 * Whether an element stands on the same side of its frame in both languages. Where longer words push it, neither its
 * distance from the left nor that from the beginning is the same: nothing is said of it.
 */
function staysOnItsSide({ fa, en }: Pair, frame: Pair): boolean {
  const left = { fa: fa.box.x - frame.fa.box.x, en: en.box.x - frame.en.box.x };
  const fromStart = { fa: rightOf(frame.fa.box) - rightOf(fa.box), en: left.en };
  // What is scrolled out of its frame says nothing, nor what longer words moved to another line.
  if (Math.min(fromStart.fa, left.fa) < -NEAR || !isInSameLine({ fa, en }, frame)) return false;
  return isNear(left.fa, left.en) && !isNear(fromStart.fa, fromStart.en);
}

/**
 * What stands on the same side in Persian and in English, where it should have changed sides. Elements are compared in
 * the element around them, so only the outermost that did not mirror is listed, not all that is in it.
 */
export function mirroringFaults(fa: PageSnapshot, en: PageSnapshot): Fault[] {
  const pairs = pairsOf(fa, en);
  return [...pairs.values()].flatMap((pair) => {
    if (!isAsWide(pair) || pair.fa.box.width === 0) return [];
    const parent = fa.elements[pair.fa.parent];
    if (parent?.isUnmirrored) return [];
    const frame = frameOf(fa, pairs, pair.fa);
    if (frame === null || !isMirrored(frame) || !staysOnItsSide(pair, frame)) return [];
    const left = Math.round(pair.fa.box.x - frame.fa.box.x);
    const right = Math.round(rightOf(frame.fa.box) - rightOf(pair.fa.box));
    const what = `stands ${left} px from the left edge in both languages; in Persian it belongs on the other side, ${left} px from the right edge, where it is ${right} px from it`;
    return [{ place: pair.fa.place, what }];
  });
}

/** Chevrons and arrows that point the same way on the screen in both languages. */
export function chevronFaults(fa: PageSnapshot, en: PageSnapshot): Fault[] {
  return [...pairsOf(fa, en).values()].flatMap((pair) => {
    const { pointing, place, parent } = pair.fa;
    if (pointing === null || pointing !== pair.en.pointing || fa.elements[parent]?.isUnmirrored) return [];
    const around = fa.elements[parent];
    const isTurned = around?.direction === "rtl" && en.elements[pair.en.parent]?.direction === "ltr";
    return isTurned ? [{ place, what: `the arrow points to the ${pointing} in both languages` }] : [];
  });
}
