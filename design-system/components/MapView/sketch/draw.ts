import type { Area } from "#domain/place/area.ts";
import { type LatLon, type Plane, project } from "../projection.ts";
import { type Layer, layerNames, layers, type Points, type Sketch } from "./sketch.ts";

/** Units of a drawing for one unit of the plane: four metres at the equator. */
export const DRAWN = 10_000_000;

export const readPoints = (points: Points): LatLon[] =>
  points.split(" ").map((pair) => {
    const [lat = Number.NaN, lon = Number.NaN] = pair.split(",").map(Number);
    return { lat, lon };
  });

/** North-western corner of a sheet: drawings are measured from it. */
export const cornerOf = ({ north, west }: Area): Plane => project({ lat: north, lon: west });

const written = ({ x, y }: Plane): string => `${Math.round(x)} ${Math.round(y)}`;

/** A curve through all points: Catmull–Rom, as cubic Béziers. */
function curve(points: readonly Plane[], isClosed: boolean): string {
  const count = points.length;
  const at = (index: number): Plane =>
    points[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Plane;
  let d = `M${written(at(0))}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    d += `C${written(first)} ${written(second)} ${written(to)}`;
  }
  return d;
}

function outline(points: Points, corner: Plane, layer: Layer): string {
  const { form, isCurved } = layers[layer];
  const isClosed = form === "area";
  const planes = readPoints(points).map((point) => {
    const { x, y } = project(point);
    return { x: (x - corner.x) * DRAWN, y: (y - corner.y) * DRAWN };
  });
  const d = isCurved ? curve(planes, isClosed) : `M${planes.map(written).join("L")}`;
  return isClosed ? `${d}z` : d;
}

/** Path data of each layer of a sketch, in units from the corner of its sheet; only of layers that it has. */
export function pathsOf(sketch: Sketch): { layer: Layer; d: string }[] {
  const corner = cornerOf(sketch.sheet);
  return layerNames.flatMap((layer) => {
    const shapes = sketch[layer];
    return shapes ? [{ layer, d: shapes.map((points) => outline(points, corner, layer)).join("") }] : [];
  });
}
