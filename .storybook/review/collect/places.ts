import { fingerprint } from "../../judge-once.ts";

/** Elements by which a place in a page is identified. */
const LANDMARKS =
  "header, main, nav, footer, aside, section, article, form, fieldset, dialog, [role=dialog], table, li";

/** Ids that React numbers through are others in each story. */
const isStable = (id: string): boolean => id !== "" && !/_r_|^:|react-aria|\d{3,}/.test(id);

const short = (text: string): string => {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain;
};

function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label") ?? element.getAttribute("alt");
  if (label) return short(label);
  if (!element.matches(LANDMARKS))
    return short(element.textContent) || short(element.querySelector("[aria-label]")?.ariaLabel ?? "");
  return short(element.querySelector("h1, h2, h3, h4, legend, caption")?.textContent ?? "");
}

function stepOf(element: Element): string {
  const name = nameOf(element);
  const tag = element.getAttribute("role") ?? element.localName;
  return `${tag}${isStable(element.id) ? `#${element.id}` : ""}${name === "" ? "" : ` «${name}»`}`;
}

/** The two nearest landmarks around an element, and itself. */
export function placeOf(element: Element): string {
  const around: string[] = [];
  for (let at = element.parentElement; at !== null && around.length < 2; at = at.parentElement)
    if (at.matches(LANDMARKS)) around.unshift(stepOf(at));
  const own = stepOf(element);
  const parent = element.parentElement;
  // A drawing has no name of its own, but its parent has.
  const near = own.includes("«") || parent === null || parent.matches(LANDMARKS) ? [] : [stepOf(parent)];
  return [...around, ...near, own].join(" › ");
}

/** An element's key: its stable id, else its number among siblings of the same tag and classes. */
export function keyOf(element: Element, parentKey: number, counts: Map<string, number>): number {
  if (isStable(element.id)) return fingerprint(`#${element.id}`);
  const like = `${parentKey}/${element.localName}.${element.getAttribute("class") ?? ""}`;
  const nth = (counts.get(like) ?? 0) + 1;
  counts.set(like, nth);
  return fingerprint(`${like}:${nth}`);
}
