import { open, stat } from "node:fs/promises";
import type { Logger } from "pino";
import { PMTiles, type Source, TileType } from "pmtiles";
import { tileLayers } from "#app/src/features/map/tiles.ts";

/** Reads `length` bytes from `first` on: fewer where the file ends before. */
export async function readRange(path: string, first: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, first);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const sourceOf = (path: string): Source => ({
  getKey: () => path,
  getBytes: async (offset, length) => {
    const { buffer, byteOffset, byteLength } = await readRange(path, offset, length);
    return { data: buffer.slice(byteOffset, byteOffset + byteLength) };
  },
});

const layersIn = (metadata: unknown): string[] => {
  const { vector_layers: layers } = (metadata ?? {}) as { vector_layers?: readonly { id?: unknown }[] };
  return Array.isArray(layers) ? layers.map(({ id }) => String(id)) : [];
};

/** Reason why the map cannot be drawn from the archive at `path`; null when it can. */
async function faultOf(path: string): Promise<string | null> {
  try {
    const archive = new PMTiles(sourceOf(path));
    const header = await archive.getHeader();
    if (header.tileType !== TileType.Mvt) return "its tiles are no vector tiles";
    const { size } = await stat(path);
    if (header.tileDataOffset + (header.tileDataLength ?? 0) > size) return "it ends before its last tile";
    const layers = layersIn(await archive.getMetadata());
    const missing = tileLayers.filter((layer) => !layers.includes(layer));
    return missing.length === 0 ? null : `it has no layer ${missing.join(", ")}`;
  } catch (error) {
    return `it cannot be read (${(error instanceof Error && error.message) || "its directories are broken"})`;
  }
}

/** `path` where the map can be drawn from the archive there; otherwise null, and one line in the log that says why. */
export async function usableTiles(path: string | null, log: Pick<Logger, "warn">): Promise<string | null> {
  if (path === null) return null;
  const fault = await faultOf(path);
  if (fault === null) return path;
  log.warn({ fault }, "MAP_TILES cannot be used: maps are drawn without streets");
  return null;
}
