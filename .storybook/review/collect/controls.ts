import { around } from "../geometry.ts";
import type { Box, ElementFacts } from "../snapshot.ts";
import { boxOf } from "./boxes.ts";

const CONTROLS =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=option], [role=switch], [role=checkbox], [role=radio], [role=menuitem]";

export const isControl = (element: Element): boolean => element.matches(CONTROLS);

/** Area of a control that takes presses: a checkbox or radio is pressed through its label as well. */
export function targetOf(element: Element): Box {
  const box = boxOf(element);
  const isMark = element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
  return isMark ? (around([box, ...[...(element.labels ?? [])].map(boxOf)]) ?? box) : box;
}

const isPainted = ({
  backgroundColor,
  backgroundImage,
  borderTopWidth,
  borderTopColor,
  boxShadow,
}: CSSStyleDeclaration) =>
  !isClear(backgroundColor) ||
  backgroundImage !== "none" ||
  boxShadow !== "none" ||
  (borderTopWidth !== "0px" && !isClear(borderTopColor));

const isClear = (colour: string): boolean => colour === "transparent" || /, 0\)$|\/ 0\)$/.test(colour);

/** True when the background hides everything under an element. */
export const isOpaque = ({ backgroundColor }: CSSStyleDeclaration): boolean =>
  !isClear(backgroundColor) && !/rgba\(|\/ 0?\.\d/.test(backgroundColor);

/** Painted area of a control beyond its text; null when there is none. */
export function inkOf(element: Element, style: CSSStyleDeclaration): Box | null {
  if (isPainted(style) || element.matches("input, select, textarea")) return boxOf(element);
  return around([...element.querySelectorAll("svg, img")].filter((one) => one.checkVisibility()).map(boxOf));
}

let ruler: CanvasRenderingContext2D | null = null;

function widthOfText(text: string, { font, letterSpacing, direction }: CSSStyleDeclaration): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (ruler === null) return 0;
  Object.assign(ruler, { font, letterSpacing, direction });
  return ruler.measureText(text).width;
}

/** Width that a select's chosen entry or an empty field's hint needs and has; typed text may exceed its field. */
export function needsOf(element: Element, style: CSSStyleDeclaration): ElementFacts["needs"] {
  const text = shownIn(element);
  if (text === "") return null;
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  return { text, width: widthOfText(text, style), has: element.clientWidth - padding };
}

function shownIn(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? "";
  return element instanceof HTMLInputElement && element.value === "" ? element.placeholder : "";
}
