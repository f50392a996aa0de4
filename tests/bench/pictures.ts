import { brotliCompressSync } from "node:zlib";
import { houseSvg } from "#design-system/illustration/house/house-svg.ts";
import type { Crop } from "#design-system/illustration/scene.ts";
import { citiesAbroad } from "#fixtures/world/cities-abroad.ts";
import { citiesIran } from "#fixtures/world/cities-iran.ts";
import { DEMO_SEED } from "#fixtures/world/demo.ts";
import { propertiesOf } from "#fixtures/world/properties.ts";
import type { Property } from "#fixtures/world/types.ts";
import { houseOf } from "#products/stay/provider/property/facade.ts";
import { distanceOf, pixelsOf } from "#tests/support/picture-distance.ts";
import { percentile, round } from "./figures.ts";

const LISTS = 40;
const DRAWN = 1_000;

const svgOf = (property: Property, city: string, crop: Crop): string =>
  houseSvg({ slug: property.slug, city, hour: "day", view: "facade", house: houseOf(property) }, crop);

/** Least distance of two neighbours of a list, and of any two of its pictures. */
async function apart(properties: readonly Property[], city: string): Promise<{ neighbours: number; any: number }> {
  const pixels = await Promise.all(properties.map((property) => pixelsOf(svgOf(property, city, "card"))));
  let neighbours = Number.POSITIVE_INFINITY;
  let any = Number.POSITIVE_INFINITY;
  pixels.forEach((one, at) => {
    pixels.slice(at + 1).forEach((other, after) => {
      const distance = distanceOf(one, other);
      any = Math.min(any, distance);
      if (after === 0) neighbours = Math.min(neighbours, distance);
    });
  });
  return { neighbours: round(neighbours, 1), any: round(any, 1) };
}

/**
 * `npm run bench -- pictures`: for the stays of forty cities of the demonstration, in the order of their numbers, the
 * least distance of two neighbours' drawings and of any two (mean OKLab × 100 at 32 × 24); and the CPU time and the
 * size of a drawing.
 */
export async function run(): Promise<void> {
  const stays = Map.groupBy(propertiesOf(DEMO_SEED), ({ cityId }) => cityId);
  const lists = [...citiesIran, ...citiesAbroad]
    .flatMap(({ id, slug }) => ({ city: slug, properties: stays.get(id) ?? [] }))
    .sort((one, other) => other.properties.length - one.properties.length)
    .slice(0, LISTS);
  const found: { neighbours: number; any: number }[] = [];
  for (const { city, properties } of lists) {
    const distances = await apart(properties, city);
    found.push(distances);
    console.info(JSON.stringify({ list: city, stays: properties.length, ...distances }));
  }
  const neighbours = found.map((one) => one.neighbours).sort((one, other) => one - other);
  console.info(
    JSON.stringify({
      lists: found.length,
      least_neighbours: neighbours[0],
      median_neighbours: round(percentile(neighbours, 0.5), 1),
      least_any: Math.min(...found.map(({ any }) => any)),
    }),
  );
  const drawn = lists
    .flatMap(({ city, properties }) => properties.map((property) => ({ city, property })))
    .slice(0, DRAWN);
  const before = process.cpuUsage();
  const pictures = drawn.map(({ city, property }) => svgOf(property, city, "card"));
  const { user, system } = process.cpuUsage(before);
  const bytes = pictures.map((svg) => brotliCompressSync(svg).length).sort((one, other) => one - other);
  console.info(
    JSON.stringify({
      drawn: drawn.length,
      cpu_ms_each: round((user + system) / 1000 / drawn.length, 2),
      brotli_p50: percentile(bytes, 0.5),
      brotli_max: bytes.at(-1),
    }),
  );
}
