import type { Side } from "../snapshot.ts";

/** Signs of the x axis of an element, as the transforms on it and around it leave it: -1 turned over, 0 on its side. */
export function wayOf(element: Element): number {
  let way = 1;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { transform, scale } = getComputedStyle(at);
    if (transform !== "none") way *= new DOMMatrix(transform).a;
    if (scale !== "none") way *= Number(scale.split(" ")[0]);
  }
  return Math.abs(way) < 0.5 ? 0 : Math.sign(way);
}

/** Points along a stroke that a chevron is told by: its tip is in the middle, its ends are one over the other. */
function sideOfStroke(d: string): Side | null {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  const length = path.getTotalLength();
  if (length < 8) return null;
  const [first, tip, last] = [0, length / 2, length].map((at) => path.getPointAtLength(at));
  if (!first || !tip || !last) return null;
  const depth = tip.x - (first.x + last.x) / 2;
  const isUpright = Math.abs(first.x - last.x) < 1 && Math.abs(first.y - last.y) > 5;
  const isStraight = Math.abs(length - 2 * Math.hypot(tip.x - first.x, tip.y - first.y)) < 0.1;
  const isBetween = Math.abs(tip.y - (first.y + last.y) / 2) < 1;
  if (!isUpright || !isStraight || !isBetween || Math.abs(depth) < 2) return null;
  return depth > 0 ? "right" : "left";
}

/** Direction of a drawing's chevrons; null when it has none, or some in each direction. */
function sideOfDrawing(svg: SVGSVGElement): Side | null {
  const strokes = [...svg.querySelectorAll("path")].flatMap((path) => (path.getAttribute("d") ?? "").split(/(?=M)/));
  const sides = new Set(strokes.map(sideOfStroke).filter((side) => side !== null));
  const [only] = sides;
  return sides.size === 1 && only ? only : null;
}

const known = new Map<string, Side | null>();

/** Direction in which a chevron or an arrow points on the screen; null for other drawings. */
export function pointingOf(element: Element): Side | null {
  if (!(element instanceof SVGSVGElement)) return null;
  const drawing = element.innerHTML;
  const side = known.get(drawing) ?? sideOfDrawing(element);
  known.set(drawing, side);
  const way = side === null ? 0 : wayOf(element);
  if (side === null || way === 0) return null;
  return way === 1 ? side : side === "left" ? "right" : "left";
}
