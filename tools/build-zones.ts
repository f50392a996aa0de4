import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { airportZones } from "#domain/place/airports.ts";
import { icuOffset } from "#tools/icu-offset.ts";
import { isMain } from "./is-main.mjs";
import { root } from "./paths.mjs";

/**
 * `node tools/build-zones.ts` writes the offsets of the airports' zones to `domain/time/zones.ts`, from the ICU of this
 * Node. Run when a zone is added, or when a country changes its clock and Node knows it.
 */

const END = Date.UTC(2041, 0, 1) / 1000;
/** Shorter than any period between two changes of a clock. */
const STEP = 6 * HOUR_SECONDS;
const COLUMNS = 120;

/** First second whose offset differs from that at `from`, given that it differs by `to`. */
function changeBetween(from: number, to: number, offset: (instant: number) => number): number {
  const before = offset(from);
  let [same, other] = [from, to];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (offset(middle) === before) same = middle;
    else other = middle;
  }
  return other;
}

function tableOf(zone: string): number[] {
  const offset = icuOffset(zone);
  const table = [0, offset(0)];
  for (let at = STEP; at < END; at += STEP) {
    if (offset(at) === table.at(-1)) continue;
    const change = changeBetween(at - STEP, at, offset);
    table.push(change, offset(change));
  }
  return table;
}

/** Formatted as the formatter does. */
function laidOut(zone: string, table: readonly number[]): string {
  const short = `  "${zone}": [${table.join(", ")}],`;
  if (short.length <= COLUMNS) return short;
  const lines: string[] = [];
  let line = "   ";
  for (const number of table) {
    if (`${line} ${number},`.length > COLUMNS) {
      lines.push(line);
      line = "   ";
    }
    line += ` ${number},`;
  }
  return [`  "${zone}": [`, ...lines, line, "  ],"].join("\n");
}

function sourceOf(zones: readonly string[]): string {
  const { icu, tz } = process.versions;
  return `/**
 * The offsets from UTC of the airports' zones, 1970 to 2040: written by \`tools/build-zones.ts\` from ICU ${icu} (tz ${tz}). For
 * each zone \`from, offset\` in turn: seconds since 1970-01-01 UTC at which an offset begins to hold, and the offset in
 * seconds east of UTC. For servers and the command line: a page is given local times.
 */
export const zones = {
${zones.map((zone) => laidOut(zone, tableOf(zone))).join("\n")}
} satisfies Readonly<Record<string, readonly number[]>>;

/** An IANA zone. */
export type Zone = keyof typeof zones;

/** Where the tables end: 2041-01-01 UTC, not included. */
export const ZONES_END = ${END};
`;
}

if (isMain(import.meta.url)) {
  const zones = [...new Set(airportZones.values())].toSorted();
  writeFileSync(join(root, "domain/time/zones.ts"), sourceOf(zones));
}
