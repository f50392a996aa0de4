import { boxIn, paintOver } from "./layer.ts";

/** Events of a press, which the tool takes from the page. */
const PRESSES = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];

/** True when one of the element's own texts is drawn at a point. */
function hasTextAt(element: Element, { x, y }: { x: number; y: number }): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text)) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
    );
  });
}

/** Element meant by a press at a point: the text there, also under a link that covers a card. */
function meantAt(event: MouseEvent): Element | null {
  const { target, clientX: x, clientY: y } = event;
  const text = document.elementsFromPoint(x, y).find((element) => hasTextAt(element, { x, y }));
  return text ?? (target instanceof Element ? target : null);
}

/** Takes the page's presses while it is on: the pressed element is framed and handed on, and the page hears nothing of it. */
export function pressedInstead(press: (element: Element) => void): () => void {
  let chosen: Element | null = null;
  const layer = paintOver(() => {
    const box = chosen && boxIn(chosen);
    return { marks: box ? [{ box, tone: "chosen" }] : [] };
  });
  const take = (event: Event): void => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== "click") return;
    chosen = meantAt(event as MouseEvent);
    if (chosen !== null) press(chosen);
    layer.repaint();
  };
  for (const name of PRESSES) addEventListener(name, take, true);
  return () => {
    for (const name of PRESSES) removeEventListener(name, take, true);
    layer.end();
  };
}
