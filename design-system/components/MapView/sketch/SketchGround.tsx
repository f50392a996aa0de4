import { useMemo } from "react";
import { type Sheet, toPixel } from "../projection.ts";
import { cornerOf, DRAWN, pathsOf } from "./draw.ts";
import * as styles from "./SketchGround.css.ts";
import { type Layer, layers, type Sketch } from "./sketch.ts";

/** Widths of lines at the scale of a city of six kilometres on a telephone, pixels: the line, and the edge round it. */
const widths = {
  rivers: { line: 9, edge: 2 },
  streets: { line: 2.5, edge: 2 },
  avenues: { line: 5, edge: 2 },
  rings: { line: 6, edge: 2 },
  bridges: { line: 5, edge: 2 },
} as const;
const AT_SCALE = 2_000_000;

/** Lines grow with the map, by less than it does, so that they remain lines. */
const growth = (scale: number): number => Math.max(0.35, Math.min(2.4, (scale / AT_SCALE) ** 0.6));

const isLine = (layer: Layer): layer is keyof typeof widths => layers[layer].form === "line";

function Line({ layer, d, scale }: { layer: keyof typeof widths; d: string; scale: number }) {
  const { line, edge } = widths[layer];
  const width = line * growth(scale);
  return (
    <>
      <path className={styles.edges[layer]} d={d} strokeWidth={(width + edge).toFixed(1)} />
      <path className={styles.lines[layer]} d={d} strokeWidth={width.toFixed(1)} />
    </>
  );
}

/** A city's sketch on its sheet of paper, below names and pins. */
export function SketchGround({ sketch, sheet: { viewport, width, height } }: { sketch: Sketch; sheet: Sheet }) {
  const paths = useMemo(() => pathsOf(sketch), [sketch]);
  const corner = cornerOf(sketch.sheet);
  const end = cornerOf({ ...sketch.sheet, north: sketch.sheet.south, west: sketch.sheet.east });
  const { x, y } = toPixel(viewport, corner, width, height);
  const id = `sketch-${Math.round(corner.x * DRAWN)}`;
  const paper = {
    width: ((end.x - corner.x) * DRAWN).toFixed(0),
    height: ((end.y - corner.y) * DRAWN).toFixed(0),
  };
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(viewport.scale / DRAWN).toFixed(5)})`}>
      <clipPath id={id}>
        <rect {...paper} />
      </clipPath>
      <rect {...paper} className={styles.paper} />
      <g clipPath={`url(#${id})`}>
        {paths.map(({ layer, d }) =>
          isLine(layer) ? (
            <Line key={layer} layer={layer} d={d} scale={viewport.scale} />
          ) : (
            <path key={layer} className={styles.areas[layer]} d={d} />
          ),
        )}
      </g>
    </g>
  );
}
