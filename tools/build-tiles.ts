import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { tileLayers } from "#app/src/features/map/tiles.ts";
import { root } from "./paths.mjs";
import { bounds, features } from "./tiles/invented-isfahan.ts";
import { pmtilesOf, type Tile } from "./tiles/pmtiles.ts";

/** Generates `fixtures/tiles/tiles.pmtiles`, the tests' small archive. Run after a change of its geometry. */
const MIN_ZOOM = 0;
const MAX_ZOOM = 12;
const EXTENT = 4096;

const indexes = tileLayers.map((layer) => {
  const ofLayer = features.filter((feature) => feature.layer === layer);
  const data = {
    type: "FeatureCollection" as const,
    features: ofLayer.map(({ geometry, properties }) => ({ type: "Feature" as const, geometry, properties })),
  };
  return [layer, new GeoJSONVT(data, { maxZoom: MAX_ZOOM, indexMaxZoom: MAX_ZOOM, extent: EXTENT })] as const;
});

/** Column or row of the tile that contains a position. */
const columnOf = (lon: number, z: number) => Math.floor(((lon + 180) / 360) * 2 ** z);
function rowOf(lat: number, z: number): number {
  const angle = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 2 ** z);
}

function tileAt(z: number, x: number, y: number): Tile | null {
  const layers: Record<string, GeoJSONVTTile> = {};
  for (const [layer, index] of indexes) {
    const tile = index.getTile(z, x, y);
    if (tile !== null && tile.features.length > 0) layers[layer] = tile;
  }
  if (Object.keys(layers).length === 0) return null;
  return { z, x, y, bytes: fromGeojsonVt(layers, { version: 2, extent: EXTENT }) };
}

const [west, south, east, north] = bounds;
const tiles: Tile[] = [];
for (let z = MIN_ZOOM; z <= MAX_ZOOM; z += 1) {
  for (let x = columnOf(west, z); x <= columnOf(east, z); x += 1) {
    for (let y = rowOf(north, z); y <= rowOf(south, z); y += 1) {
      const tile = tileAt(z, x, y);
      if (tile !== null) tiles.push(tile);
    }
  }
}

const archive = pmtilesOf({
  tiles,
  bounds,
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
  metadata: {
    name: "An invented Isfahan",
    type: "baselayer",
    vector_layers: tileLayers.map((id) => ({ id, fields: {} })),
  },
});
mkdirSync(join(root, "fixtures/tiles"), { recursive: true });
writeFileSync(join(root, "fixtures/tiles/tiles.pmtiles"), archive);
console.log(`tiles.pmtiles ${tiles.length} tiles, ${archive.length} bytes`);
