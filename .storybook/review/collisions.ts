import { around, bottomOf, inkOfLine, rightOf, shared } from "./geometry.ts";
import type { Box, ElementFacts, Fault, PageSnapshot } from "./snapshot.ts";

/** Overlap that two painted things may have before it is a fault, pixels in both directions. */
const NEAR = 2;
/** Least width and height of a press target, pixels (WCAG 2.5.8). */
const LEAST_TARGET = 24;

/** Something painted, and the elements it stands in. */
type Painted = { element: number; layer: number; box: Box; name: string };

/** The elements around an element, and itself. */
function lineageOf({ elements }: PageSnapshot, index: number): Set<number> {
  const lineage = new Set<number>();
  for (let at = index; at !== -1; at = elements[at]?.parent ?? -1) lineage.add(at);
  return lineage;
}

const isWithin = (page: PageSnapshot, inner: number, outer: number): boolean => lineageOf(page, inner).has(outer);

function paintedTexts({ texts }: PageSnapshot): Painted[] {
  return texts.flatMap(({ element, layer, pieces, clip, cut }) =>
    pieces.flatMap(({ text, boxes }) =>
      boxes.flatMap((line) => {
        const seen = [clip, cut].reduce<Box | null>(
          (box, bound) => (box === null || bound === null ? box : shared(box, bound)),
          inkOfLine(line),
        );
        return seen === null ? [] : [{ element, layer, box: seen, name: `«${text.trim().slice(0, 40)}»` }];
      }),
    ),
  );
}

const paintedControls = ({ elements }: PageSnapshot): Painted[] =>
  elements.flatMap(({ isControl, isInline, ink, layer, place }, element) =>
    isControl && !isInline && ink !== null ? [{ element, layer, box: ink, name: place.split(" › ").at(-1) ?? "" }] : [],
  );

const isShared = (one: Box, other: Box): boolean => {
  const both = shared(one, other);
  return both !== null && both.width > NEAR && both.height > NEAR;
};

const overlap = (one: Painted, other: Painted): boolean => isShared(one.box, other.box);

/** Texts over texts, and controls over texts or over each other, in one layer. */
export function overlaps(page: PageSnapshot): Fault[] {
  const controls = new Set(paintedControls(page));
  const painted = [...paintedTexts(page), ...controls].toSorted((one, other) => one.box.y - other.box.y);
  const faults = new Map<string, Fault>();
  for (const [index, upper] of painted.entries()) {
    for (let at = index + 1; at < painted.length; at++) {
      const lower = painted[at];
      if (lower === undefined || lower.box.y > bottomOf(upper.box)) break;
      if (lower.layer !== upper.layer || !overlap(upper, lower)) continue;
      if (isWithin(page, upper.element, lower.element) || isWithin(page, lower.element, upper.element)) continue;
      const [over, under] = controls.has(lower) ? [lower, upper] : [upper, lower];
      const place = page.elements[under.element]?.place ?? "";
      faults.set(`${over.element} ${under.element}`, { place, what: `${over.name} lies over ${under.name}` });
    }
  }
  return [...faults.values()];
}

/** The outermost backgrounds of fixed elements, by fixed element. */
function fixedPanels({ elements }: PageSnapshot): Map<number, Box[]> {
  const panels = new Map<number, Box[]>();
  const within = new Set<number>();
  for (const [index, { fixed, isPanel, parent, box }] of elements.entries()) {
    if (fixed === -1) continue;
    const isInner = within.has(parent) && elements[parent]?.fixed === fixed;
    if (isInner || isPanel) within.add(index);
    if (isPanel && !isInner) panels.set(fixed, [...(panels.get(fixed) ?? []), box]);
  }
  return panels;
}

/** A dialog covers bars, and holds the page below; an announcement is read beside everything. */
const mayLieOver = (one: ElementFacts, other: ElementFacts): boolean =>
  [one, other].some(({ fixedAs }) => fixedAs === "top") &&
  [one, other].every(({ fixedAs }) => fixedAs !== "announcement");

/** Bars, announcements and dialogs, which the window holds, over each other. */
export function fixedOverlaps(page: PageSnapshot): Fault[] {
  const fixed = [...fixedPanels(page)];
  return fixed.flatMap(([one, boxes], index) =>
    fixed.slice(index + 1).flatMap(([other, others]) => {
      const [first, second] = [page.elements[one], page.elements[other]];
      if (first === undefined || second === undefined || mayLieOver(first, second)) return [];
      if (isWithin(page, one, other) || isWithin(page, other, one)) return [];
      const isOver = boxes.some((box) => others.some((under) => isShared(box, under)));
      return isOver ? [{ place: first.place, what: `it and ${second.place} lie over each other` }] : [];
    }),
  );
}

/** Largest distance by which `box` extends outside `bound`, pixels. */
const outside = (box: Box, bound: Box): number =>
  Math.max(bound.x - box.x, rightOf(box) - rightOf(bound), bound.y - box.y, bottomOf(box) - bottomOf(bound));

/** Texts that are partly hidden, and lists and fields that are too narrow for their text. */
export function clippings({ texts, elements }: PageSnapshot): Fault[] {
  const clipped = texts.flatMap(({ element, pieces, clip, cut }) => {
    if (cut === null) return [];
    const lines = pieces.flatMap(({ boxes }) => boxes.map(inkOfLine));
    const seen = lines.flatMap((line) => (clip === null ? line : (shared(line, clip) ?? [])));
    const lost = Math.round(Math.max(0, ...seen.map((line) => outside(line, cut))));
    const text = pieces.map((piece) => piece.text).join("");
    const place = elements[element]?.place ?? "";
    return lost > NEAR ? [{ place, what: `«${text.trim().slice(0, 40)}» is cut off by ${lost} px` }] : [];
  });
  const narrow = elements.flatMap(({ needs, place }) =>
    needs !== null && needs.width > needs.has + NEAR
      ? [{ place, what: `«${needs.text}» is cut off by ${Math.round(needs.width - needs.has)} px` }]
      : [],
  );
  return [...clipped, ...narrow];
}

/** Texts that stand out of their block sideways. */
export function spills({ texts, elements }: PageSnapshot): Fault[] {
  return texts.flatMap(({ element, pieces, clip, cut }) => {
    const block = elements[element];
    const box = around(pieces.flatMap(({ boxes }) => boxes));
    if (block === undefined || box === null || clip !== null || cut !== null) return [];
    const out = Math.round(Math.max(block.box.x - box.x, rightOf(box) - rightOf(block.box)));
    return out > NEAR ? [{ place: block.place, what: `its text stands ${out} px out of its box` }] : [];
  });
}

/** The nearest background around an element; the page's own does not count, as a page that is too wide scrolls. */
function panelAround({ elements }: PageSnapshot, { parent }: ElementFacts): ElementFacts | null {
  for (let at = elements[parent]; at !== undefined; at = elements[at.parent])
    if (at.isPanel) return /^(body|main)$/.test(at.tag) ? null : at;
  return null;
}

/** Controls and painted things that stand out of their card sideways. */
export function protrusions(page: PageSnapshot): Fault[] {
  return page.elements.flatMap((element) => {
    const { isControl, isInline, isPanel, isPlaced, isBounded, fixed, layer, box, place } = element;
    if (isPlaced || isBounded || isInline || box.width === 0 || !(isControl || isPanel)) return [];
    const card = panelAround(page, element);
    if (card === null || card.fixed !== fixed || card.layer !== layer) return [];
    const out = Math.round(Math.max(card.box.x - box.x, rightOf(box) - rightOf(card.box)));
    return out > NEAR ? [{ place, what: `it stands ${out} px out of its card` }] : [];
  });
}

/** Controls that are too small to be met; links in a line of text are as high as it. */
export function smallTargets({ elements }: PageSnapshot): Fault[] {
  return elements.flatMap(({ isControl, isInline, box, place }) => {
    const least = Math.min(box.width, box.height);
    if (!isControl || isInline || least === 0 || least >= LEAST_TARGET - 0.5) return [];
    return [{ place, what: `it takes presses on ${Math.round(box.width)} × ${Math.round(box.height)} px only` }];
  });
}
