import { layer as layers } from "#design-system/theme/tokens.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { shared } from "../geometry.ts";
import type { Box, ElementFacts, PageSnapshot, SpokenText, Taken, TextBlock, Theme } from "../snapshot.ts";
import { boxOf } from "./boxes.ts";
import { inkOf, isControl, isOpaque, needsOf, targetOf } from "./controls.ts";
import { lookOf } from "./marks.ts";
import { meaningOf } from "./meaning.ts";
import { keyOf, placeOf } from "./places.ts";
import { pointingOf } from "./pointing.ts";
import { hiddenTextOf, isForScreenReaders, namesOf } from "./spoken.ts";
import { textOf } from "./texts.ts";

/** Properties that an element inherits from its surroundings. */
type Surroundings = {
  parent: number;
  key: number;
  layer: number;
  /** The nearest element that is no part of a line, with its index. */
  block: { element: Element; index: number };
  clip: Box | null;
  cut: Box | null;
  isUnmirrored: boolean;
  fixed: number;
};

/** Storybook's own parts of the page, and elements that are never visible. */
const BESIDE =
  "script, style, template, noscript, source, option, datalist, [class^=sb-]:not(body), #storybook-docs, #storybook-a11y-vision-filters";
/** Elements that look the same in both directions. */
const UNMIRRORED = "[data-unmirrored], img, video, canvas, svg, .maplibregl-map";

/** True for an element without a box of its own, whose children are visible. */
const hasNoBox = ({ display }: CSSStyleDeclaration): boolean => display === "contents";

/** A skip link waits above the page until it is focused. */
const isOverThePage = (element: Element, { position }: CSSStyleDeclaration): boolean =>
  position !== "static" && element.getBoundingClientRect().bottom + scrollY <= 0;

/** `BothDirections` draws a story in both; the page's own is looked at. */
const isOtherWay = (element: Element): boolean =>
  element.matches(".workbench-way") && element.getAttribute("dir") !== document.documentElement.dir;

const isOutOfSight = (element: Element, style: CSSStyleDeclaration): boolean =>
  style.display === "none" ||
  isForScreenReaders(style) ||
  isOtherWay(element) ||
  isOverThePage(element, style) ||
  (!hasNoBox(style) && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

const isFlowing = (style: CSSStyleDeclaration): boolean => style.display === "inline" || hasNoBox(style);

const LEAVES_THE_PAGE = ":modal, :popover-open";

function hasLayer(element: Element, style: CSSStyleDeclaration): boolean {
  const { position, zIndex } = style;
  if (position === "fixed" || position === "sticky" || element.matches(LEAVES_THE_PAGE)) return true;
  // A badge is raised, and still must not lie over words; a menu may.
  return position === "absolute" && Number(zIndex) >= layers.menu && isOpaque(style);
}

const CUTS = /hidden|clip/;
const SCROLLS = /auto|scroll/;

/** Live announcements, which appear unasked and disappear by themselves. */
const ANNOUNCES = "[role=status], [role=alert], :has(> [role=status], > [role=alert])";

/** Classifies an element that stays in the window while the page scrolls; null when it scrolls with the page. */
function fixedAs(element: Element, { position }: CSSStyleDeclaration): ElementFacts["fixedAs"] {
  const isOver = element.matches(LEAVES_THE_PAGE);
  if (!isOver && position !== "fixed") return null;
  if (element.matches(ANNOUNCES)) return "announcement";
  return isOver || element.querySelector(":scope [role=dialog], :scope [role=alertdialog]") ? "top" : "bar";
}

/** Bounds within which an element's content is visible. */
function seenIn(
  element: Element,
  style: CSSStyleDeclaration,
  { clip, cut }: Surroundings,
): Pick<Surroundings, "clip" | "cut"> {
  if (style.position === "fixed" || element.matches(LEAVES_THE_PAGE)) return { clip: null, cut: null };
  const overflow = `${style.overflowX} ${style.overflowY}`;
  const isShortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  const box = boxOf(element);
  const within = (outer: Box | null): Box => (outer === null ? box : (shared(outer, box) ?? { ...box, width: 0 }));
  if (SCROLLS.test(overflow)) return { clip: within(clip), cut };
  if (!CUTS.test(overflow)) return { clip, cut };
  return isShortened ? { clip: within(clip), cut } : { clip, cut: within(cut) };
}

/** The part of a box that is seen; null when none is. */
function seenOf(box: Box, { clip, cut }: Surroundings): Box | null {
  const within = clip === null ? box : shared(box, clip);
  return within === null || cut === null ? within : shared(within, cut);
}

class Collector {
  readonly elements: ElementFacts[] = [];
  /** Elements that the facts describe, in the same order. */
  readonly nodes: Element[] = [];
  readonly texts: TextBlock[] = [];
  readonly spoken: SpokenText[] = [];
  readonly #counts = new Map<string, number>();
  #layers = 0;

  visit(element: Element, around: Surroundings): void {
    if (element.matches(BESIDE)) return;
    const style = getComputedStyle(element);
    if (isForScreenReaders(style)) this.spoken.push(...hiddenTextOf(element));
    if (isOutOfSight(element, style)) return;
    this.spoken.push(...namesOf(element));
    const index = this.elements.length;
    const key = keyOf(element, around.key, this.#counts);
    if (hasLayer(element, style)) this.#layers += 1;
    const layer = hasLayer(element, style) ? this.#layers : around.layer;
    const isUnmirrored = around.isUnmirrored || element.matches(UNMIRRORED);
    const facts = factsOf(element, style);
    const ink = facts.ink && seenOf(facts.ink, around);
    this.nodes.push(element);
    const fixed = facts.fixedAs === null ? around.fixed : index;
    const isBounded = around.clip !== null || around.cut !== null;
    this.elements.push({
      ...facts,
      ink,
      key,
      parent: around.parent,
      layer: around.layer,
      isUnmirrored,
      fixed,
      isBounded,
    });
    if (element.localName === "svg") return;
    const block = isFlowing(style) ? around.block : { element, index };
    const inside = { ...seenIn(element, style, around), parent: index, key, layer, block, isUnmirrored, fixed };
    for (const child of element.childNodes) {
      if (child instanceof Element) this.visit(child, inside);
      else if (child instanceof Text) this.#read(child, inside);
    }
  }

  /** A text goes to its block. */
  #read(node: Text, { block, layer, clip, cut }: Surroundings): void {
    const { pieces, signs } = textOf(node, block.element);
    const lang = node.parentElement?.closest("[lang]")?.getAttribute("lang") ?? "";
    if (pieces.length > 0) this.texts.push({ element: block.index, layer, lang, pieces, signs, clip, cut });
  }
}

function factsOf(
  element: Element,
  style: CSSStyleDeclaration,
): Omit<ElementFacts, "key" | "parent" | "layer" | "isUnmirrored" | "fixed" | "isBounded"> {
  const dir = element.getAttribute("dir");
  const takesPresses = isControl(element);
  return {
    tag: element.localName,
    place: placeOf(element),
    box: takesPresses ? targetOf(element) : boxOf(element),
    direction: style.direction === "rtl" ? "rtl" : "ltr",
    dir: dir === "rtl" || dir === "ltr" ? dir : null,
    isPlaced: /absolute|fixed/.test(style.position),
    isControl: takesPresses,
    isInline: isFlowing(style),
    ink: takesPresses ? inkOf(element, style) : null,
    pointing: pointingOf(element),
    meaning: meaningOf(element),
    fixedAs: fixedAs(element, style),
    isPanel: isOpaque(style) || element.matches("img, video, canvas"),
    needs: needsOf(element, style),
  };
}

/** Texts of the same block are one, in reading order. */
function joined(texts: readonly TextBlock[]): TextBlock[] {
  const blocks = new Map<number, TextBlock>();
  for (const text of texts) {
    const block = blocks.get(text.element);
    if (block === undefined) blocks.set(text.element, { ...text });
    else Object.assign(block, { pieces: [...block.pieces, ...text.pieces], signs: [...block.signs, ...text.signs] });
  }
  return [...blocks.values()];
}

/** Takes a snapshot of the page as it is shown now, with the elements that it describes. */
export function takeDown(locale: Locale): { page: PageSnapshot; nodes: readonly Element[] } {
  const collector = new Collector();
  const body = document.body;
  collector.visit(body, {
    parent: -1,
    key: 0,
    layer: 0,
    block: { element: body, index: 0 },
    clip: null,
    cut: null,
    isUnmirrored: false,
    fixed: -1,
  });
  const { elements, texts, spoken, nodes } = collector;
  return { page: { locale, width: innerWidth, elements, texts: joined(texts), spoken }, nodes };
}

/** The page as plain data alone. */
export const collect = (locale: Locale): PageSnapshot => takeDown(locale).page;

/**
 * The page as plain data, and its marks in both themes.
 * @param isFocused true to focus each control as well, which does not differ between windows
 */
function takeStory(locale: Locale, isFocused: boolean): Omit<Taken, "isUnfolded"> {
  const { page, nodes } = takeDown(locale);
  const themes: readonly Theme[] = ["light", "dark"];
  return { page, looks: themes.map((theme) => lookOf(locale, theme, nodes, isFocused)) };
}

Object.assign(globalThis, { takeStory });
