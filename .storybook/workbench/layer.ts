/** A frame on the page, in pixels of the window. */
export type Mark = {
  box: { x: number; y: number; width: number; height: number };
  tone: "fault" | "isolate" | "bare" | "border" | "order" | "chosen";
  label?: string;
};

/** Repaint interval for movement that does not come from scrolling, milliseconds. */
const PACE = 300;

/** The workbench's own words and colours: white on the colour is at least 4.5 to 1. */
const STYLE = `
  :host { all: initial; position: fixed; inset: 0; inline-size: auto; block-size: auto; border: 0; padding: 0; margin: 0;
    background: none; overflow: hidden; pointer-events: none; direction: ltr; }
  .mark { position: absolute; box-sizing: border-box; border: 2px solid var(--tone); border-radius: 2px; }
  .label { position: absolute; inset-block-end: 100%; inset-inline-end: -2px; background: var(--tone); color: #fff;
    font: 700 11px/16px Tahoma, sans-serif; padding-inline: 4px; border-radius: 3px; white-space: nowrap; }
  .mark.low .label { inset-block-end: auto; inset-block-start: 0; }
  .fault { --tone: #b3213f; background: rgb(179 33 63 / 10%); }
  .isolate { --tone: #00707a; border-width: 1px; background: rgb(0 112 122 / 14%); }
  .bare { --tone: #b35300; border-width: 0 0 2px; background: rgb(255 170 0 / 30%); border-radius: 0; }
  .border { --tone: #6a3fb5; border-style: dashed; }
  .order { --tone: #1d3f94; border-width: 1px; }
  .chosen { --tone: #6a3fb5; outline: 4px solid rgb(106 63 181 / 30%); }
  .grid { position: absolute; inset: -4px 0; background: repeating-linear-gradient(to bottom, rgb(0 112 122 / 35%) 0 1px, transparent 1px 4px); }
  svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
  polyline { fill: none; stroke: rgb(29 63 148 / 55%); stroke-width: 1.5; }
`;

/** Content painted by a tool: marks, a line through their middles, or the lines of the grid. */
export type Painting = { marks: readonly Mark[]; isJoined?: boolean; hasGrid?: boolean };

function elementOf({ box, tone, label }: Mark): HTMLElement {
  const mark = document.createElement("div");
  mark.className = `mark ${tone}${box.y < 16 ? " low" : ""}`;
  const { x, y, width, height } = box;
  Object.assign(mark.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  if (label === undefined) return mark;
  const words = document.createElement("span");
  words.className = "label";
  words.dir = "auto";
  words.textContent = label;
  mark.append(words);
  return mark;
}

function lineThrough(marks: readonly Mark[]): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
  const points = marks.map(({ box: { x, y, width, height } }) => `${x + width / 2},${y + height / 2}`);
  line.setAttribute("points", points.join(" "));
  svg.append(line);
  return svg;
}

function gridLines(): HTMLElement {
  const grid = document.createElement("div");
  grid.className = "grid";
  grid.style.transform = `translateY(${-(scrollY % 4)}px)`;
  return grid;
}

function drawn({ marks, isJoined = false, hasGrid = false }: Painting): Element[] {
  return [...(hasGrid ? [gridLines()] : []), ...(isJoined ? [lineThrough(marks)] : []), ...marks.map(elementOf)];
}

const topmost = (): number => document.querySelectorAll(":modal, :popover-open:not(.sb-workbench-layer)").length;

/**
 * Paints over the page, above dialogs too, until it is ended. The layer takes no presses, and its class keeps it out of
 * the collector's page.
 */
export function paintOver(paint: () => Painting): { repaint(): void; end(): void } {
  const host = document.createElement("div");
  host.className = "sb-workbench-layer";
  host.popover = "manual";
  const shadow = host.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = STYLE;
  const content = document.createElement("div");
  shadow.append(style, content);
  document.body.append(host);
  let above = -1;
  const repaint = (): void => {
    // An element opened later lies over this layer, until the layer is reopened.
    if (above !== topmost() && host.isConnected) {
      if (host.matches(":popover-open")) host.hidePopover();
      host.showPopover();
      above = topmost();
    }
    content.replaceChildren(...drawn(paint()));
  };
  const followed = setInterval(repaint, PACE);
  addEventListener("scroll", repaint, { capture: true, passive: true });
  repaint();
  return {
    repaint,
    end: () => {
      clearInterval(followed);
      removeEventListener("scroll", repaint, { capture: true });
      host.remove();
    },
  };
}

/** The part of the window that an element takes; nothing when it is not seen. */
export function boxIn(element: Element): Mark["box"] | null {
  if (!element.isConnected) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { x, y, width, height };
}
