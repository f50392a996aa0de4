/** Parts that can be judged on their own: those that screens are made of, and the entries of lists. */
const PARTS = "header, footer, nav, section, aside, article, form, fieldset, dialog, figure, table, li, [role=dialog]";

/** Ids that `useId` numbers through: the same part has others in each story. */
const NUMBERED = /_r_[0-9a-z]+_/g;

/** Attributes that a judgement checks for being empty, never for their content. */
const WORDED = [
  "alt",
  "aria-label",
  "aria-valuetext",
  "content",
  "datetime",
  "placeholder",
  "src",
  "srcset",
  "title",
  "value",
];

function attributeText({ name, value }: Attr): string {
  const isWorded = WORDED.includes(name) || (name === "href" && !value.startsWith("#"));
  return ` ${name}=${isWorded ? value.trim() !== "" : value}`;
}

const openingTag = ({ localName, attributes }: Element): string =>
  `<${localName}${Array.from(attributes, attributeText).join("")}>`;

/** Typed and chosen values of a field, which its markup does not show. */
function fieldText(element: Element): string {
  if (!element.matches("input, select, textarea")) return "";
  const { value, checked } = element as HTMLInputElement;
  return `${value !== ""}${checked}`;
}

/** The markup of a part, with its texts only as being there: another name or another price changes no judgement. */
function markupOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue?.trim() === "" ? "" : "text";
  if (!(node instanceof Element)) return "";
  return `${openingTag(node)}${fieldText(node)}${Array.from(node.childNodes, markupOf).join("")}</>`;
}

/** Opening tags of a part's ancestors, without the workbench's own element, which varies with the previous story. */
function surroundingsOf(part: Element): string {
  const tags = [openingTag(document.documentElement)];
  for (let at = part.parentElement; at !== null && at !== document.body; at = at.parentElement)
    tags.push(openingTag(at));
  return tags.join("");
}

/** 53 bits of a text (cyrb53, in the public domain): the texts of all parts of all stories are gigabytes. */
export function fingerprint(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}

/**
 * Everything that axe's judgement of a part depends on: its markup, its fields, its ancestors (their classes, language
 * and theme) and the width of the window.
 */
const looksOf = (part: Element, width: number): string =>
  `${width}${surroundingsOf(part)}${markupOf(part)}`.replace(NUMBERED, "#");

/** The outcome of comparing a page's parts with those judged before. */
export type Sifted = {
  /** The outermost parts whose look was judged before: left out of this judgement. */
  before: Element[];
  /** The looks of all others, to be added to those judged once this judgement has passed. */
  looks: number[];
};

/**
 * Sifts the parts of a page by their look. `judged` stays as it is: only a judgement that passed adds to it, so that a
 * part with a violation is judged again wherever it stands, and in a second try too. Rules about a whole page (order of
 * headings, one main landmark) read the parts that are left out of a judgement as well.
 *
 * @param width of the window, px.
 */
export function siftParts(root: Element, judged: ReadonlySet<number>, width: number): Sifted {
  const before: Element[] = [];
  const looks = new Set<number>();
  for (const part of root.querySelectorAll(PARTS)) {
    if (before.some((one) => one.contains(part))) continue;
    const look = fingerprint(looksOf(part, width));
    if (judged.has(look) || looks.has(look)) before.push(part);
    else looks.add(look);
  }
  return { before, looks: [...looks] };
}
