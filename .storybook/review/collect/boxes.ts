import type { Box } from "../snapshot.ts";

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A rectangle of the window as one of the page. */
export const boxOfRect = ({ x, y, width, height }: DOMRect): Box => ({
  x: rounded(x + scrollX),
  y: rounded(y + scrollY),
  width: rounded(width),
  height: rounded(height),
});

export const boxOf = (element: Element): Box => boxOfRect(element.getBoundingClientRect());
