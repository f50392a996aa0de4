import type { Mark } from "../snapshot.ts";
import { colourOf, groundIn } from "./colours.ts";
import { isControl } from "./controls.ts";
import { DRAWN, markOf } from "./mark.ts";
import { placeOf } from "./places.ts";

/** Number of ancestors that may draw a control's focus. */
const AROUND = 3;

/** Drawn styles of an element and of its `::before` and `::after`. */
function drawnBy(element: Element): string {
  return [null, "::before", "::after"]
    .map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const outline =
        style.outlineStyle === "none" ? "" : `${style.outlineWidth} ${style.outlineStyle} ${style.outlineColor}`;
      const border = `${style.borderBlockWidth} ${style.borderBlockStyle} ${style.borderBlockColor}`;
      const { boxShadow, backgroundColor, backgroundImage, textDecorationLine, visibility, clipPath } = style;
      return [
        outline,
        border,
        boxShadow,
        backgroundColor,
        backgroundImage,
        textDecorationLine,
        visibility,
        clipPath,
      ].join(" ");
    })
    .join("\n");
}

/** Elements that may show a control's focus: itself, its nearest ancestors, its next sibling and its labels. */
function placesOf(element: Element): Element[] {
  const around: Element[] = [];
  for (let at = element.parentElement; at !== null && around.length < AROUND; at = at.parentElement) around.push(at);
  const beside = element.nextElementSibling ?? [];
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...around, ...[beside].flat(), ...labels];
}

/** Controls with the same classes, on themselves and on their parents, draw the same focus. */
const likeOf = (element: Element): string =>
  [element, element.parentElement, element.parentElement?.parentElement]
    .map((one) => `${one?.localName}.${one?.getAttribute("class")}`)
    .concat(element.getAttribute("type") ?? "", element.getAttribute("aria-current") ?? "")
    .join(" ");

const isReached = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  isControl(element) &&
  element.tabIndex >= 0 &&
  // A slider's thumb is drawn by the field's container, and by a script.
  !element.matches("[type=range], [type=file]");

/** Chromium only: shows the focus as if set by the keyboard. */
type FocusAs = FocusOptions & { focusVisible?: boolean };

/** Runs while the page's focus listeners are muted (`muteFocus`), so that nothing unfolds, closes or is validated. */
export function focusMarks(elements: readonly Element[]): Mark[] {
  const page = globalThis as { isFocusMuted?: boolean };
  const before = document.activeElement;
  page.isFocusMuted = true;
  try {
    if (before instanceof HTMLElement) before.blur();
    const likes = Map.groupBy(elements.filter(isReached), likeOf);
    return [...likes.values()].flatMap(([first]) => (first ? markOfFocus(first) : []));
  } finally {
    (document.activeElement as HTMLElement | null)?.blur();
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    page.isFocusMuted = false;
  }
}

function markOfFocus(element: HTMLElement): Mark[] {
  const places = placesOf(element);
  const plain = places.map(drawnBy).join("\n");
  const focus: FocusAs = { preventScroll: true, focusVisible: true };
  element.focus(focus);
  // Behind a dialog, and in a group of which another is chosen, nothing takes the focus.
  if (document.activeElement !== element) return [];
  const focused = places.map(drawnBy).join("\n");
  const nothing: Mark = { kind: "focus", place: placeOf(element), ratio: 1, least: DRAWN, colours: "" };
  const marks = focused === plain ? [nothing] : ringOf(element);
  element.blur();
  return marks;
}

/** The contrast of the outline that a focused control has; another sign of the focus is not measured. */
function ringOf(element: HTMLElement): Mark[] {
  const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element);
  if (outlineStyle === "none") return [];
  const isInside = Number.parseFloat(outlineOffset) < 0;
  const ground = groundIn(isInside ? element : element.parentElement);
  return markOf({ kind: "focus", least: DRAWN, element, colour: colourOf(outlineColor), ground });
}
