import type {
  ExpressionSpecification,
  FontFacesSpecification,
  LayerSpecification,
  StyleSpecification,
} from "maplibre-gl";
import { dark, light } from "#design-system/theme/palette.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { tileLayers } from "../tiles.ts";

const SOURCE = "streets";
const LANDMARKS = "landmarks";
const FONT = ["Vazirmatn"];

/** Letters that join come from a file that has them in each of their shapes; its name is not that of the page's font. */
const fonts: FontFacesSpecification = {
  Vazirmatn: [
    {
      url: "/web/fonts/vazirmatn-map.woff2",
      "unicode-range": ["U+600-6FF", "U+200C-200F", "U+FB50-FDFF", "U+FE70-FEFF"],
    },
    { url: "/web/fonts/vazirmatn-map-latin.woff2" },
  ],
};

/** The product's colours by what they are on a map. */
const looks = {
  light: {
    empty: light.sunken,
    earth: light.canvas,
    park: light.pestehTint,
    water: light.firuzeTint,
    shore: light.firuze,
    road: light.surface,
    roadEdge: light.line,
    highway: light.zaferanTint,
    highwayEdge: light.zaferan,
    name: light.ink,
    lesser: light.inkSoft,
    waterName: light.firuze,
    halo: light.surface,
  },
  dark: {
    empty: dark.sunken,
    earth: dark.canvas,
    park: dark.pestehTint,
    water: dark.firuzeTint,
    shore: dark.firuze,
    road: dark.line,
    roadEdge: dark.canvas,
    highway: dark.zaferanTint,
    highwayEdge: dark.zaferan,
    name: dark.ink,
    lesser: dark.inkSoft,
    waterName: dark.firuze,
    halo: dark.canvas,
  },
} as const;
type Look = Record<keyof (typeof looks)["light"], string>;

const green = [
  ...["park", "national_park", "nature_reserve", "protected_area", "forest", "wood", "garden", "grass"],
  ...["golf_course", "recreation_ground", "zoo", "cemetery", "orchard"],
];

type TileLayer = (typeof tileLayers)[number];
const of = (layer: TileLayer) => ({ source: SOURCE, "source-layer": layer });
const isKind = (...kinds: string[]): ExpressionSpecification => ["in", ["get", "kind"], ["literal", kinds]];
const isShape = (shape: "Polygon" | "LineString"): ExpressionSpecification => ["==", ["geometry-type"], shape];
const all = (...filters: ExpressionSpecification[]): ExpressionSpecification => ["all", ...filters];
const byZoom = (...stops: number[]): ExpressionSpecification => [
  "interpolate",
  ["exponential", 1.5],
  ["zoom"],
  ...stops,
];

/** Areas, from below to above. */
const areas = ({ empty, earth, park, water, shore }: Look): LayerSpecification[] => [
  { id: "empty", type: "background", paint: { "background-color": empty } },
  { id: "earth", type: "fill", ...of("earth"), filter: isShape("Polygon"), paint: { "fill-color": earth } },
  { id: "green", type: "fill", ...of("landuse"), filter: isKind(...green), paint: { "fill-color": park } },
  { id: "water", type: "fill", ...of("water"), filter: isShape("Polygon"), paint: { "fill-color": water } },
  {
    id: "shore",
    type: "line",
    ...of("water"),
    filter: isShape("Polygon"),
    paint: { "line-color": shore, "line-opacity": 0.35, "line-width": 1 },
  },
  {
    id: "river",
    type: "line",
    ...of("water"),
    filter: all(isShape("LineString"), isKind("river", "canal", "stream")),
    paint: { "line-color": shore, "line-opacity": 0.35, "line-width": byZoom(9, 0.5, 14, 2) },
  },
];

/** Width of each kind of road by zoom, pixels; earlier kinds lie below later ones. */
const roadWidths = {
  path: byZoom(14, 0.5, 18, 4),
  minor_road: byZoom(11, 0.3, 14, 2.5, 18, 16),
  major_road: byZoom(7, 0.5, 11, 1.5, 14, 5, 18, 24),
  highway: byZoom(5, 0.6, 11, 2.5, 14, 6, 18, 28),
} as const;
type RoadKind = keyof typeof roadWidths;
const roadKinds = Object.keys(roadWidths) as RoadKind[];

/** Edges lie below all roads, so that crossings are open. */
const roads = ({ road, roadEdge, highway, highwayEdge }: Look): LayerSpecification[] =>
  (["edge", "road"] as const).flatMap((part) =>
    roadKinds.map((kind): LayerSpecification => {
      const colour = kind === "highway" ? { edge: highwayEdge, road: highway } : { edge: roadEdge, road };
      const width = roadWidths[kind];
      const paint = { edge: { "line-gap-width": width, "line-width": 1 }, road: { "line-width": width } }[part];
      return {
        id: `${part}-${kind}`,
        type: "line",
        ...of("roads"),
        filter: isKind(kind),
        layout: { "line-cap": part === "road" ? "round" : "butt", "line-join": "round" },
        paint: { "line-color": colour[part], ...paint },
      };
    }),
  );

/** Names in the page's language, else as they are on the spot. */
const names = ({ name, lesser, waterName, halo }: Look, locale: Locale): LayerSpecification[] => {
  const field: ExpressionSpecification = ["coalesce", ["get", `name:${locale}`], ["get", "name"]];
  const text = { "text-field": field, "text-font": FONT };
  const paint = (color: string) => ({ "text-color": color, "text-halo-color": halo, "text-halo-width": 1.5 });
  return [
    {
      id: "name-water",
      type: "symbol",
      ...of("water"),
      layout: { ...text, "symbol-placement": "line", "text-size": 13, "symbol-spacing": 400 },
      filter: isShape("LineString"),
      paint: paint(waterName),
    },
    {
      id: "name-road",
      type: "symbol",
      ...of("roads"),
      minzoom: 12.5,
      filter: isKind("minor_road", "major_road", "highway"),
      layout: { ...text, "symbol-placement": "line", "text-size": 12, "symbol-spacing": 300 },
      paint: paint(lesser),
    },
    {
      id: "name-quarter",
      type: "symbol",
      ...of("places"),
      minzoom: 11.5,
      filter: isKind("neighbourhood", "macrohood"),
      layout: { ...text, "text-size": 13, "text-max-width": 7 },
      paint: paint(lesser),
    },
    {
      id: "name-landmark",
      type: "symbol",
      source: LANDMARKS,
      layout: {
        "text-field": ["get", "name"],
        "text-font": FONT,
        "text-size": 13,
        "text-max-width": 8,
        // Beside its sign, wherever there is room.
        "text-variable-anchor": ["top", "bottom", "left", "right"],
        "text-radial-offset": 0.7,
      },
      paint: paint(lesser),
    },
    {
      id: "name-place",
      type: "symbol",
      ...of("places"),
      filter: isKind("locality"),
      layout: {
        ...text,
        "text-size": ["match", ["get", "kind_detail"], "city", 20, "town", 15, 13],
        "text-max-width": 7,
        "symbol-sort-key": ["-", 20, ["coalesce", ["get", "population_rank"], 0]],
      },
      paint: paint(name),
    },
  ];
};

export type StreetsLook = {
  tiles: string;
  locale: Locale;
  isDark: boolean;
  /** Names drawn in the page's language beside those of the tiles. */
  landmarks: readonly { lat: number; lon: number; name: string }[];
};

const pointsOf = (landmarks: StreetsLook["landmarks"]) => ({
  type: "FeatureCollection" as const,
  features: landmarks.map(({ lat, lon, name }) => ({
    type: "Feature" as const,
    geometry: { type: "Point" as const, coordinates: [lon, lat] },
    properties: { name },
  })),
});

/** Style of the streets of the tiles at the address `tiles`. */
export function streetsStyle({ tiles, locale, isDark, landmarks }: StreetsLook): StyleSpecification {
  const look = looks[isDark ? "dark" : "light"];
  return {
    version: 8,
    sources: {
      [SOURCE]: { type: "vector", url: `pmtiles://${tiles}` },
      [LANDMARKS]: { type: "geojson", data: pointsOf(landmarks) },
    },
    "font-faces": fonts,
    layers: [...areas(look), ...roads(look), ...names(look, locale)],
  };
}
