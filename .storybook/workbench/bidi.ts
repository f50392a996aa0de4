import { boxIn, type Mark, paintOver } from "./layer.ts";

/** Latin words, and digits of the Latin keyboard, with the signs that join them. */
const FOREIGN = /[A-Za-z0-9][A-Za-z0-9._/@:+#*=&?%-]*/g;
const PERSIAN = /[\u0621-\u06cc]/;

const isApart = (element: Element): boolean =>
  element.matches("bdi, [dir]") || getComputedStyle(element).unicodeBidi.startsWith("isolate");

/** The nearest element around a text that isolates it or begins its line. */
function blockOf(text: Text): { element: Element; isIsolated: boolean } | null {
  for (let at = text.parentElement; at !== null; at = at.parentElement) {
    const { display } = getComputedStyle(at);
    const isInline = display === "inline" || display === "contents";
    if (isInline && isApart(at)) return { element: at, isIsolated: true };
    if (!isInline) return { element: at, isIsolated: false };
  }
  return null;
}

/** Latin words and digits in a Persian line that nothing isolates. */
function bareIn(text: Text): Mark[] {
  const block = blockOf(text);
  if (block === null || block.isIsolated || getComputedStyle(block.element).direction !== "rtl") return [];
  if (!PERSIAN.test(block.element.textContent)) return [];
  return [...text.data.matchAll(FOREIGN)].flatMap(({ index, 0: found }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + found.length);
    return [...range.getClientRects()].map((box): Mark => ({ box, tone: "bare" }));
  });
}

const directionOf = (element: Element | null): string => (element ? getComputedStyle(element).direction : "");

/** Marks of isolates, and of elements whose direction differs from their surroundings. */
function boundsOf(element: Element): Mark[] {
  const box = boxIn(element);
  if (box === null || element.matches(".sb-workbench-layer") || !isApart(element)) return [];
  const direction = directionOf(element);
  if (direction !== directionOf(element.parentElement)) return [{ box, tone: "border", label: direction }];
  return element.localName === "bdi" || element.hasAttribute("dir") ? [{ box, tone: "isolate" }] : [];
}

function marks(): Mark[] {
  const found: Mark[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (node.data.trim() !== "") found.push(...bareIn(node));
    } else if (node instanceof Element && node.checkVisibility({ visibilityProperty: true })) {
      found.push(...boundsOf(node));
    }
  }
  return found;
}

/** Paints isolates, bare Latin text in Persian lines, and changes of direction. */
export const start = (): (() => void) => paintOver(() => ({ marks: marks() })).end;
