import { gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";

/** A tile of the archive: its position, and its vector tile as uncompressed bytes. */
export type Tile = { z: number; x: number; y: number; bytes: Uint8Array };

export type Archive = {
  tiles: readonly Tile[];
  /** West, south, east, north, degrees. */
  bounds: readonly [number, number, number, number];
  minZoom: number;
  maxZoom: number;
  metadata: object;
};

const HEADER_BYTES = 127;
const GZIP = 2;
const VECTOR_TILES = 1;

/** Numbers as LEB128. */
function varints(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (let value of numbers) {
    for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
    bytes.push(value);
  }
  return Uint8Array.from(bytes);
}

type Entry = { id: number; offset: number; length: number };

/** A directory of all entries, in the order of their ids: delta, run length, length and offset of each. */
const directory = (entries: readonly Entry[]): Uint8Array =>
  varints([
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(() => 1),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ]);

/** Concatenates the tiles' bytes, equal ones once. */
function packed(tiles: readonly Tile[]) {
  const parts: Buffer[] = [];
  const known = new Map<string, number>();
  let end = 0;
  const entries = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), file: gzipSync(bytes, { level: 9 }) }))
    .sort((one, other) => one.id - other.id)
    .map(({ id, file }): Entry => {
      const key = file.toString("base64");
      const offset = known.get(key) ?? end;
      if (offset === end) {
        known.set(key, end);
        parts.push(file);
        end += file.length;
      }
      return { id, offset, length: file.length };
    });
  return { entries, data: Buffer.concat(parts), contents: known.size };
}

/** Writes a PMTiles archive (version 3) with all tiles in the root directory: some thousand at most. */
export function pmtilesOf({ tiles, bounds, minZoom, maxZoom, metadata }: Archive): Buffer {
  const { entries, data, contents } = packed(tiles);
  const root = gzipSync(directory(entries), { level: 9 });
  const described = gzipSync(JSON.stringify(metadata), { level: 9 });
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles", "latin1");
  header.writeUInt8(3, 7);
  const afterRoot = HEADER_BYTES + root.length;
  const afterMetadata = afterRoot + described.length;
  const places = [
    [HEADER_BYTES, root.length],
    [afterRoot, described.length],
    [afterMetadata, 0],
    [afterMetadata, data.length],
    [entries.length, entries.length],
  ].flat();
  for (const [index, value] of [...places, contents].entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  header.set([1, GZIP, GZIP, VECTOR_TILES, minZoom, maxZoom], 96);
  for (const [index, degrees] of bounds.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  const [west, south, east, north] = bounds;
  header.writeUInt8(maxZoom, 118);
  header.writeInt32LE(Math.round((west + east) * 5e6), 119);
  header.writeInt32LE(Math.round((south + north) * 5e6), 123);
  return Buffer.concat([header, root, described, data]);
}
