import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapping } from "node:module";
import { fileURLToPath } from "node:url";

/** Maps of built files, read when an error is met first in one; null where there is none. */
const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  const kept = maps.get(file);
  if (kept !== undefined) return kept;
  const read = readMap(file);
  maps.set(file, read);
  return read;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), "utf8")));
  } catch {
    return null;
  }
}

const PLACE = /(file:\/\/[^\s()]+):(\d+):(\d+)/;

/**
 * A line of a stack with its place in the sources, where a map lies beside the built file; else as it stands. Node itself
 * would read all maps at the start, for every stack.
 */
export function atSource(line: string): string {
  const [place = "", file = "", row, column] = PLACE.exec(line) ?? [];
  const map = place === "" ? null : mapOf(file);
  // Empty where nothing is mapped.
  const entry: Partial<SourceMapping> = map?.findEntry(Number(row) - 1, Number(column) - 1) ?? {};
  const { originalSource, originalLine = 0, originalColumn = 0 } = entry;
  return originalSource === undefined
    ? line
    : line.replace(place, `${originalSource}:${originalLine + 1}:${originalColumn + 1}`);
}
