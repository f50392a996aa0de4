import { boxIn, type Mark, paintOver } from "./layer.ts";

const TAKES_FOCUS =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true], audio[controls], video[controls]";

/** True when the tab key reaches the element: of the radio buttons of one name, only the chosen one or the first. */
function isReachedRadio(element: Element, all: readonly Element[]): boolean {
  if (!element.matches("input[type=radio]")) return true;
  const { name, checked, form } = element as HTMLInputElement;
  const group = all.filter(
    (one) =>
      one.matches("input[type=radio]") &&
      (one as HTMLInputElement).name === name &&
      (one as HTMLInputElement).form === form,
  );
  return name === "" || checked || (!group.some((one) => (one as HTMLInputElement).checked) && group[0] === element);
}

/** Elements that the tab key reaches, in order: positive `tabindex` first, then document order. */
function inOrder(): HTMLElement[] {
  const modals = [...document.querySelectorAll(":modal")];
  const root = modals.at(-1) ?? document.body;
  const all = [...root.querySelectorAll<HTMLElement>(TAKES_FOCUS)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.closest("[inert]") === null &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const reached = all.filter((element) => isReachedRadio(element, all));
  const rank = ({ tabIndex }: HTMLElement) => (tabIndex > 0 ? tabIndex : Number.POSITIVE_INFINITY);
  return reached.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** A field hidden under its drawing is shown at its label. */
const shownFor = (element: HTMLElement): Element => {
  const { width, height } = element.getBoundingClientRect();
  return width * height < 16 ? (element.closest("label") ?? element) : element;
};

/** The order in which the tab key goes through the page, as numbers joined by a line. */
export const start = (): (() => void) =>
  paintOver(() => ({
    isJoined: true,
    marks: inOrder().flatMap((element, index): Mark[] => {
      const box = boxIn(shownFor(element));
      return box === null ? [] : [{ box, tone: "order", label: String(index + 1) }];
    }),
  })).end;
