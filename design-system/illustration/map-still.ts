import { isWithin } from "#domain/place/area.ts";
import { ground } from "../components/MapView/ground.ts";
import { CLOSEST, type LatLon, project } from "../components/MapView/projection.ts";
import { allSketches } from "../components/MapView/sketch/all.ts";
import { cornerOf, DRAWN, pathsOf } from "../components/MapView/sketch/draw.ts";
import { type Layer, layers, type Sketch } from "../components/MapView/sketch/sketch.ts";
import { mapStillAddress } from "./map-still-address.ts";
import { group, n, path, rect } from "./svg.ts";

/** Extent, pixels: the largest box of a map of one place, of which smaller ones show the middle. */
const WIDTH = 960;
const HEIGHT = 600;

/** Colours that can be told from a light and from a dark ground: the page's own ground shows through. */
const WATER = "#1F9A93";
const ROAD = "#8F8794";
const looks: Record<Layer, { colour: string; opacity: number; width?: number }> = {
  sea: { colour: WATER, opacity: 0.22 },
  land: { colour: WATER, opacity: 0 },
  built: { colour: ROAD, opacity: 0.1 },
  hills: { colour: "#AE5029", opacity: 0.16 },
  parks: { colour: "#5C8A36", opacity: 0.28 },
  rivers: { colour: WATER, opacity: 0.34, width: 9 },
  lakes: { colour: WATER, opacity: 0.34 },
  streets: { colour: ROAD, opacity: 0.3, width: 2.5 },
  avenues: { colour: ROAD, opacity: 0.36, width: 5 },
  rings: { colour: ROAD, opacity: 0.5, width: 6 },
  bridges: { colour: ROAD, opacity: 0.8, width: 5 },
};

/** One layer of a sketch; the sea has holes where its land is. */
function layerOf(layer: Layer, d: string): string {
  const { colour, opacity, width = 0 } = looks[layer];
  if (layers[layer].form === "area") {
    return path(d, `fill="${colour}" fill-opacity="${opacity}"${layer === "sea" ? ' mask="url(#sea)"' : ""}`);
  }
  return path(
    d,
    `fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" ` +
      'stroke-linecap="round" stroke-linejoin="round" vector-effect="non-scaling-stroke"',
  );
}

/** The sheet of a sketch around a place, at the scale at which the map of one place begins. */
function sheetOf(sketch: Sketch, place: LatLon): string {
  const corner = cornerOf(sketch.sheet);
  const middle = project(place);
  const end = cornerOf({ ...sketch.sheet, north: sketch.sheet.south, west: sketch.sheet.east });
  const at = {
    x: (corner.x - middle.x) * CLOSEST + WIDTH / 2,
    y: (corner.y - middle.y) * CLOSEST + HEIGHT / 2,
  };
  const paper = [0, 0, (end.x - corner.x) * DRAWN, (end.y - corner.y) * DRAWN] as const;
  const paths = pathsOf(sketch).filter(({ layer }) => layer !== "land");
  const land = pathsOf(sketch).find(({ layer }) => layer === "land");
  return (
    `<clipPath id="sheet">${rect(...paper)}</clipPath>` +
    `<mask id="sea" maskUnits="userSpaceOnUse" x="0" y="0" width="${n(paper[2])}" height="${n(paper[3])}">` +
    `${rect(...paper, 'fill="#fff"')}${land ? path(land.d) : ""}</mask>` +
    group(
      group(paths.map(({ layer, d }) => layerOf(layer, d)).join(""), 'clip-path="url(#sheet)"'),
      `transform="translate(${n(at.x)} ${n(at.y)}) scale(${CLOSEST / DRAWN})"`,
    )
  );
}

/** The plain ground of places without a sketch. */
const plain = (): string =>
  `<pattern id="girih" width="${ground.side}" height="${ground.side}" patternUnits="userSpaceOnUse">` +
  `${path(ground.star, `fill="none" stroke="${ROAD}" stroke-opacity="0.3"`)}</pattern>` +
  rect(0, 0, WIDTH, HEIGHT, 'fill="url(#girih)"');

/** A still map around a place, without names: it stands until the map has come, and where there are no scripts. */
function mapStillSvg(place: LatLon): string {
  const sketch = allSketches.find(({ sheet }) => isWithin(sheet, place));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `${sketch ? sheetOf(sketch, place) : plain()}</svg>`
  );
}

const stillPath = /^\/web\/art\/map\/(-?\d{1,2}\.\d{4})_(-?\d{1,3}\.\d{4})\.svg$/;

/** Draws the still map of an address, or null; one place has one address. */
export function drawMapStill(address: string): string | null {
  const [, lat, lon] = stillPath.exec(address) ?? [];
  if (lat === undefined || lon === undefined) return null;
  const place = { lat: Number(lat), lon: Number(lon) };
  const isOnGlobe = Math.abs(place.lat) <= 85 && Math.abs(place.lon) <= 180;
  return isOnGlobe && mapStillAddress(place) === address ? mapStillSvg(place) : null;
}
