import { type Area, readArea, roundedArea, writeArea } from "#domain/place/area.ts";

/** Web Mercator on a plane whose whole world is one unit wide: sufficient for city maps, north is always up. */
export type LatLon = { lat: number; lon: number };
export type Plane = { x: number; y: number };

const LIMIT = 85;

export function project({ lat, lon }: LatLon): Plane {
  const clamped = Math.max(-LIMIT, Math.min(LIMIT, lat)) * (Math.PI / 180);
  return { x: (lon + 180) / 360, y: (1 - Math.log(Math.tan(clamped) + 1 / Math.cos(clamped)) / Math.PI) / 2 };
}

/** Metres in one unit of the plane, at a latitude. */
export const metersPerUnit = (lat: number): number => 40_075_017 * Math.cos((lat * Math.PI) / 180);

/** A window onto the plane: its centre, and its scale in pixels for one unit. */
export type Viewport = { center: Plane; scale: number };

/** Inverse projection of a point of the plane. */
export const unproject = ({ x, y }: Plane): LatLon => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lon: x * 360 - 180,
});

/** Maximum initial zoom of a map of one place, pixels for one unit of the plane: a few streets. */
export const CLOSEST = 2_000_000;

const coordinates = ({ lat, lon }: LatLon): LatLon => ({ lat, lon });

/** Initial content of a map: its area, else its places, else its landmarks, else the middle of Iran. */
export function shownFirst(
  points: readonly LatLon[],
  landmarks: readonly LatLon[] = [],
  area: Area | null = null,
): Shown {
  if (area) return area;
  if (points.length > 0) return points.map(coordinates);
  return landmarks.length > 0 ? landmarks.map(coordinates) : [{ lat: 32.5, lon: 53.7 }];
}

/** Window that fits all points with a margin, never closer than `closest`. */
export function fit(points: readonly LatLon[], width: number, height: number, closest: number = CLOSEST): Viewport {
  const planes = points.map(project);
  const xs = planes.map(({ x }) => x);
  const ys = planes.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    closest,
    (width * 0.8) / Math.max(east - west, 1e-9),
    (height * 0.74) / Math.max(south - north, 1e-9),
  );
  return { center: { x: (west + east) / 2, y: (north + south) / 2 }, scale };
}

/** Visible part of the world: its window, pixels. */
export type Sheet = { viewport: Viewport; width: number; height: number };

/** Part of the globe that a sheet shows, rounded; null across the date line and beyond the globe. */
export function areaOf({ viewport: { center, scale }, width, height }: Sheet): Area | null {
  const [across, down] = [width / 2 / scale, height / 2 / scale];
  const { lat: north, lon: west } = unproject({ x: center.x - across, y: center.y - down });
  const { lat: south, lon: east } = unproject({ x: center.x + across, y: center.y + down });
  const isOnGlobe = west >= -180 && east <= 180 && west < east && south < north;
  return isOnGlobe ? readArea(writeArea(roundedArea({ south, west, north, east }))) : null;
}

/** Content that must be visible initially: a part of the globe to its edges, or places with a margin. */
export type Shown = Area | readonly LatLon[];

/** Returns the window onto what must be visible. Keeps the current one if the sheet shows just that already. */
export function windowOn(shown: Shown, width: number, height: number, closest?: number, now?: Viewport): Viewport {
  if (!("south" in shown)) return fit(shown, width, height, closest);
  const seen = now && areaOf({ viewport: now, width, height });
  if (now && seen && writeArea(seen) === writeArea(shown)) return now;
  const from = project({ lat: shown.north, lon: shown.west });
  const to = project({ lat: shown.south, lon: shown.east });
  return {
    center: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    scale: Math.min(width / (to.x - from.x), height / (to.y - from.y)),
  };
}

export const toPixel = ({ center, scale }: Viewport, { x, y }: Plane, width: number, height: number): Plane => ({
  x: (x - center.x) * scale + width / 2,
  y: (y - center.y) * scale + height / 2,
});

const roundLengths = [
  50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000,
];

/** Longest round distance whose scale bar is at most `most` pixels long: metres, and the length of the bar. */
export function scaleBar(viewport: Viewport, lat: number, most: number): { meters: number; pixels: number } {
  const perPixel = metersPerUnit(lat) / viewport.scale;
  const meters = roundLengths.findLast((length) => length / perPixel <= most) ?? (roundLengths[0] as number);
  return { meters, pixels: meters / perPixel };
}
