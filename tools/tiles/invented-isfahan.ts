/**
 * A small invented Isfahan in the layers of the Protomaps basemap, version 4: its river, some streets, parks and names.
 * None of it was taken from a map; it lies roughly at the city's place, so that the demonstration's hotels are in it.
 */
type Position = [lon: number, lat: number];
export type Feature = {
  layer: "earth" | "landuse" | "water" | "roads" | "places";
  geometry:
    | { type: "Point"; coordinates: Position }
    | { type: "LineString"; coordinates: Position[] }
    | { type: "Polygon"; coordinates: Position[][] };
  properties: Record<string, string | number>;
};

/** West, south, east, north, degrees. */
export const bounds = [51.45, 32.5, 51.9, 32.82] as const;
const [WEST, SOUTH, EAST, NORTH] = bounds;

const named = (fa: string, en: string) => ({ name: fa, "name:fa": fa, "name:en": en });

const around = ([lon, lat]: Position, width: number, height: number): Position[][] => [
  [
    [lon - width, lat - height],
    [lon + width, lat - height * 0.8],
    [lon + width * 0.9, lat + height],
    [lon - width * 0.8, lat + height * 0.9],
    [lon - width, lat - height],
  ],
];

const area = (layer: "earth" | "landuse" | "water", kind: string, coordinates: Position[][]): Feature => ({
  layer,
  geometry: { type: "Polygon", coordinates },
  properties: { kind },
});

const road = (kind: string, detail: string, names: Record<string, string>, coordinates: Position[]): Feature => ({
  layer: "roads",
  geometry: { type: "LineString", coordinates },
  properties: { kind, kind_detail: detail, ...names },
});

const place = (kind: string, detail: string, names: Record<string, string>, at: Position): Feature => ({
  layer: "places",
  geometry: { type: "Point", coordinates: at },
  properties: { kind, kind_detail: detail, population_rank: detail === "city" ? 12 : 4, ...names },
});

/** Centre line of the river, from west to east; it is a fifth of a kilometre wide. */
const river: Position[] = [
  [WEST, 32.616],
  [51.52, 32.624],
  [51.575, 32.63],
  [51.62, 32.6385],
  [51.655, 32.6435],
  [51.675, 32.6425],
  [51.7, 32.635],
  [51.735, 32.63],
  [51.79, 32.616],
  [EAST, 32.606],
];
const HALF_WIDTH = 0.0011;
const shore = (side: number): Position[] => river.map(([lon, lat]) => [lon, lat + side * HALF_WIDTH]);
const banks: Position[] = [...shore(1), ...shore(-1).reverse()];

const ring: Position[] = Array.from({ length: 25 }, (_, index) => {
  const angle = (index / 24) * 2 * Math.PI;
  return [51.668 + 0.085 * Math.cos(angle), 32.654 + 0.062 * Math.sin(angle)];
});

/** Side streets: a slightly skewed grid. */
const lanes: Feature[] = Array.from({ length: 9 }, (_, index) => index - 4).flatMap((step) => [
  road("minor_road", "residential", {}, [
    [51.61, 32.6615 + step * 0.006 + 0.001],
    [51.725, 32.6615 + step * 0.006],
  ]),
  road("minor_road", "residential", {}, [
    [51.668 + step * 0.0118, 32.6],
    [51.669 + step * 0.0121, 32.705],
  ]),
]);

export const features: readonly Feature[] = [
  area("earth", "earth", [
    [
      [WEST, SOUTH],
      [EAST, SOUTH],
      [EAST, NORTH],
      [WEST, NORTH],
      [WEST, SOUTH],
    ],
  ]),
  area("landuse", "park", around([51.6, 32.6395], 0.018, 0.006)),
  area("landuse", "park", around([51.6755, 32.661], 0.0042, 0.0022)),
  area("landuse", "park", around([51.645, 32.6225], 0.009, 0.003)),
  area("landuse", "wood", around([51.76, 32.69], 0.016, 0.009)),
  area("water", "river", [[...banks, banks[0] as Position]]),
  {
    layer: "water",
    geometry: { type: "LineString", coordinates: river },
    properties: { kind: "river", ...named("زاینده‌رود", "Zayandeh Rud") },
  },
  ...lanes,
  road("highway", "motorway", named("بزرگراه آزادگان", "Azadegan Expressway"), ring),
  road("major_road", "primary", named("خیابان چهارباغ", "Chaharbagh Street"), [
    [51.6685, 32.61],
    [51.6695, 32.643],
    [51.669, 32.67],
    [51.671, 32.7],
  ]),
  road("major_road", "primary", named("خیابان کاوه", "Kaveh Street"), [
    [51.671, 32.7],
    [51.668, 32.76],
    [51.66, NORTH],
  ]),
  road("major_road", "secondary", named("خیابان حافظ", "Hafez Street"), [
    [51.605, 32.668],
    [51.669, 32.6635],
    [51.74, 32.659],
  ]),
  road("major_road", "secondary", named("خیابان توحید", "Tohid Street"), [
    [51.648, 32.6],
    [51.65, 32.643],
    [51.652, 32.69],
  ]),
  place("locality", "city", named("اصفهان", "Isfahan"), [51.669, 32.6525]),
  place("locality", "town", named("خمینی‌شهر", "Khomeini Shahr"), [51.52, 32.7]),
  place("neighbourhood", "neighbourhood", named("جلفا", "Jolfa"), [51.655, 32.633]),
  place("neighbourhood", "neighbourhood", named("خواجو", "Khaju"), [51.683, 32.6475]),
  place("neighbourhood", "neighbourhood", named("ناژوان", "Nazhvan"), [51.6, 32.6395]),
];
