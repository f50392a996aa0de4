import { elementsByKey } from "../review/pairing.ts";
import { boxIn, paintOver } from "./layer.ts";
import type { Pin } from "./pin.ts";

/** Frames the element that a comment is about, with the comment as plain text, and scrolls to it once it is there. */
export function showPin({ key, comment }: Pin): () => void {
  let element: Element | null = null;
  return paintOver(() => {
    if (element === null || !element.isConnected) {
      element = elementsByKey<Element>(document.body).get(key) ?? null;
      element?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    }
    const box = element && boxIn(element);
    return { marks: box ? [{ box, tone: "chosen", label: comment }] : [] };
  }).end;
}
