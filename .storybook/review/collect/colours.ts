/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

let brush: CanvasRenderingContext2D | null = null;
const known = new Map<string, Colour>();

/** A colour as styles are computed in: `rgb()`, `color()` or `oklab()`. */
export function colourOf(written: string): Colour {
  const before = known.get(written);
  if (before !== undefined) return before;
  brush ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (brush === null) return [0, 0, 0, 0];
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = written;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
  const colour: Colour = [red, green, blue, alpha / 255];
  known.set(written, colour);
  return colour;
}

/** A colour painted over an opaque one. */
export function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const mixed = (one: number, other: number): number => one * alpha + other * (1 - alpha);
  return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
}

/** WCAG's relative luminance. */
function luminanceOf([red, green, blue]: Colour): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG's contrast of two opaque colours, from 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [high = 0, low = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((first, second) => second - first);
  return (high + 0.05) / (low + 0.05);
}

export const hexOf = ([red, green, blue]: Colour): string =>
  `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

const PICTURES = "img, picture, video, canvas, svg, .maplibregl-map";

type Layer = Colour | "unknown" | null;

/** Layer that an element itself paints behind its content; null when none. */
function layerOf(element: Element, style: CSSStyleDeclaration): Layer {
  if (element.matches(PICTURES)) return "unknown";
  if (style.opacity !== "1" || style.filter !== "none" || style.mixBlendMode !== "normal") return "unknown";
  if (style.backgroundImage !== "none") return "unknown";
  const colour = colourOf(style.backgroundColor);
  return colour[3] === 0 ? null : colour;
}

/** Layer painted by a sibling under the middle of a placed element. */
function layerBeside(element: Element): Layer {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [middle, centre] = [x + width / 2, y + height / 2];
  let found: Layer = null;
  for (const sibling of element.parentElement?.children ?? []) {
    if (sibling === element || !sibling.checkVisibility()) continue;
    const box = sibling.getBoundingClientRect();
    const isUnder = box.left <= middle && box.right >= middle && box.top <= centre && box.bottom >= centre;
    if (!isUnder) continue;
    if (sibling.querySelector(PICTURES)) return "unknown";
    found = layerOf(sibling, getComputedStyle(sibling)) ?? found;
  }
  return found;
}

const WHITE: Colour = [255, 255, 255, 1];

/** Background colours found in the current look, by element; each look starts empty. */
let grounds = new Map<Element, Colour | null>();

export function forgetGrounds(): void {
  grounds = new Map();
}

/** Background colour of an element's content; null when a picture, a gradient or a filter makes it. */
export function groundIn(element: Element | null): Colour | null {
  if (element === null) return WHITE;
  const before = grounds.get(element);
  if (before !== undefined) return before;
  const ground = groundOf(element);
  grounds.set(element, ground);
  return ground;
}

function groundOf(element: Element): Colour | null {
  const style = getComputedStyle(element);
  const own = layerOf(element, style);
  if (own === "unknown") return null;
  if (own?.[3] === 1) return own;
  const isPlaced = style.position === "absolute" || style.position === "fixed";
  const beside = isPlaced ? layerBeside(element) : null;
  if (beside === "unknown") return null;
  const parent = groundIn(element.parentElement);
  if (parent === null) return null;
  return [beside, own].reduce<Colour>((ground, layer) => (layer === null ? ground : over(layer, ground)), parent);
}
