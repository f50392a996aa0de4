import type { Locale } from "#domain/enums/enums.ts";
import type { Look, Mark, Theme } from "../snapshot.ts";
import { type Colour, colourOf, forgetGrounds, groundIn } from "./colours.ts";
import { focusMarks } from "./focus.ts";
import { DRAWN, markOf } from "./mark.ts";
import { placeOf } from "./places.ts";

/** Contrast that a text needs, and a large one (WCAG 1.4.3). */
const TEXT = 4.5;
const LARGE = 3;

/** Pixels from which a text is large, and a bold one. */
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

/** A drawing that is larger is a picture, pixels. */
const ICON_PX = 48;

/** Disabled elements, which need no contrast. */
const OFF =
  ":disabled, [aria-disabled=true], [inert], [inert] *, [aria-disabled=true] *, button:disabled *, fieldset:disabled *";

const isOff = (element: Element): boolean => element.matches(OFF);

/** True when the element has text of its own. */
const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");

function textMarks(element: Element): Mark[] {
  const isHint = element instanceof HTMLInputElement && element.value === "" && element.placeholder !== "";
  if (!isHint && (!hasOwnText(element) || element.matches("option, script, style"))) return [];
  const { color, fontSize, fontWeight } = getComputedStyle(element, isHint ? "::placeholder" : null);
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= 700);
  const least = isLarge ? LARGE : TEXT;
  return markOf({ kind: "text", least, element, colour: colourOf(color), ground: groundIn(element) });
}

const SHAPES = "path, circle, ellipse, line, polygon, polyline, rect, text";

/** The colours that a drawing is made of. */
function coloursOf(svg: Element): Colour[] {
  const written = [...svg.querySelectorAll(SHAPES)].flatMap((shape) => {
    const { fill, stroke, strokeWidth } = getComputedStyle(shape);
    return [fill, ...(Number.parseFloat(strokeWidth) > 0 ? [stroke] : [])];
  });
  return [...new Set(written)].filter((one) => one !== "none" && !one.startsWith("url(")).map(colourOf);
}

/** A small drawing stands out when one of its colours does. */
function iconMarks(element: Element): Mark[] {
  if (!(element instanceof SVGSVGElement)) return [];
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || Math.max(width, height) > ICON_PX) return [];
  const ground = groundIn(element.parentElement);
  return best(coloursOf(element).flatMap((colour) => markOf({ kind: "icon", least: DRAWN, element, colour, ground })));
}

const best = (marks: readonly Mark[]): Mark[] => marks.toSorted((one, other) => other.ratio - one.ratio).slice(0, 1);

const FIELDS =
  "input:not([type=hidden], [type=file], [type=range], [type=submit], [type=button], [type=checkbox], [type=radio]), select, textarea";
const DRAWN_MARKS = "input[type=checkbox], input[type=radio]";

/** Number of ancestors that may draw a field's outline. */
const AROUND = 3;

/** Marks that separate an element from its surroundings: its border, or its background. */
function edgesOf(element: Element): Mark[] {
  const { borderBottomStyle, borderBottomWidth, borderBottomColor, backgroundColor, boxShadow } =
    getComputedStyle(element);
  const hasBorder = borderBottomStyle !== "none" && Number.parseFloat(borderBottomWidth) > 0;
  const shadow = /^(?:rgba?|color|oklab|oklch)\([^)]*\)/.exec(boxShadow)?.[0];
  const drawn = [...(hasBorder ? [borderBottomColor] : []), backgroundColor, ...(shadow ? [shadow] : [])];
  const ground = groundIn(element.parentElement);
  return drawn.flatMap((colour) =>
    markOf({ kind: "outline", least: DRAWN, element, colour: colourOf(colour), ground }),
  );
}

/** Outline of a field, drawn by itself or a near ancestor. */
function outlineMarks(element: Element): Mark[] {
  const style = getComputedStyle(element);
  const isOwnMark = element.matches(DRAWN_MARKS) && style.appearance === "none";
  if (!isOwnMark && !element.matches(FIELDS)) return [];
  const { width, height } = element.getBoundingClientRect();
  if (width < 8 || height < 8 || style.opacity === "0") return [];
  const edges: Mark[] = [];
  let at: Element | null = element;
  for (let step = 0; at !== null && step <= (isOwnMark ? 0 : AROUND); step += 1, at = at.parentElement)
    edges.push(...edgesOf(at));
  return best(edges).map((mark) => ({ ...mark, place: placeOf(element) }));
}

/** Marks that say the same are one: a colour on a ground is judged once in a page. */
function distinct(marks: readonly Mark[]): Mark[] {
  const byLook = new Map(
    marks.map((mark) => [
      `${mark.kind} ${mark.least} ${mark.colours} ${mark.kind === "focus" ? mark.place : ""}`,
      mark,
    ]),
  );
  return [...byLook.values()];
}

/** Collects the marks of a page in a theme, and restores the page's theme afterwards. */
export function lookOf(locale: Locale, theme: Theme, nodes: readonly Element[], isFocused: boolean): Look {
  const root = document.documentElement;
  const { theme: before } = root.dataset;
  root.dataset["theme"] = theme;
  forgetGrounds();
  try {
    const seen = nodes.filter((element) => !isOff(element));
    const marks = seen.flatMap((element) => [...textMarks(element), ...iconMarks(element), ...outlineMarks(element)]);
    return { locale, theme, width: innerWidth, marks: distinct([...marks, ...(isFocused ? focusMarks(seen) : [])]) };
  } finally {
    root.dataset["theme"] = before;
  }
}
