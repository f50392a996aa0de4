import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { mesh } from "topojson-client";

/**
 * Generates the map's coasts and borders from Natural Earth (public domain), by world-atlas: `node
 * tools/build-geography.ts`. Points are thinned to about a kilometre, stored as tenths of a milliunit of degrees, and
 * joined in one text.
 */
type Atlas = Parameters<typeof mesh>[0] & { objects: { countries: NonNullable<Parameters<typeof mesh>[1]> } };
const read = (file: string) =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`world-atlas/${file}`), "utf8")) as Atlas;

/** Regions where the site's travellers go: west, south, east, north in degrees, and the simplification step. */
const regions = [
  { file: "countries-50m.json", box: [22, 8, 68, 46], step: 0.03 },
  { file: "countries-110m.json", box: [-12, -12, 125, 62], step: 0.2 },
] as const;

type Line = [number, number][];

function thinned(line: Line, step: number): Line {
  const kept: Line = [];
  for (const [index, point] of line.entries()) {
    const last = kept.at(-1);
    if (!last || index === line.length - 1 || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step)
      kept.push(point);
  }
  return kept;
}

const inside = (
  [lon, lat]: [number, number],
  [west, south, east, north]: readonly [number, number, number, number],
): boolean => lon >= west && lon <= east && lat >= south && lat <= north;

/** Parts of a line inside a box. */
function clipped(line: Line, box: readonly [number, number, number, number]): Line[] {
  const runs: Line[] = [];
  let run: Line = [];
  for (const point of line) {
    if (inside(point, box)) run.push(point);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs.filter(({ length }) => length > 1);
}

const [fine, coarse] = regions;
const linesOf = ({ file, box, step }: (typeof regions)[number], skip?: (typeof regions)[number]["box"]): Line[] => {
  const world = read(file);
  const lines = mesh(world, world.objects.countries).coordinates as Line[];
  return lines
    .flatMap((line) => clipped(line, box))
    .map((line) => (skip ? line.filter((point) => !inside(point, skip)) : line))
    .map((line) => thinned(line, step))
    .filter(({ length }) => length > 1);
};

const text = [...linesOf(fine), ...linesOf(coarse, fine.box)]
  .map((line) => line.map(([lon, lat]) => `${Math.round(lon * 100)},${Math.round(lat * 100)}`).join(" "))
  .join(";");
writeFileSync(
  join(import.meta.dirname, "../design-system/components/MapView/geography.ts"),
  `/** Coasts and borders from Natural Earth (public domain), written by \`tools/build-geography.ts\`: hundredths of a degree, \`lon,lat\` apart by spaces, lines by semicolons. */\nexport const geography =\n  "${text}";\n`,
);
console.log(text.length);
