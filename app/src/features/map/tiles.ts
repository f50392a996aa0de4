/** Address of the map's tiles on the website: one PMTiles archive, read by ranges. */
export const TILES_ADDRESS = "/web/tiles.pmtiles";

/** The layers of the Protomaps basemap (version 4) that the map draws: an archive without them shows nothing. */
export const tileLayers = ["earth", "landuse", "water", "roads", "places"] as const;
