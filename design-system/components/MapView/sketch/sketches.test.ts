import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isWithin } from "#domain/place/area.ts";
import { DEMO_SEED, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { world } from "#fixtures/world/world.ts";
import { pathsOf, readPoints } from "./draw.ts";
import { layerNames, nameKinds } from "./sketch.ts";
import { sketches } from "./sketches.ts";

const MAX_BYTES = 6 * 1024;
/** Degrees by which an outline may run over the edge of its sheet, which cuts it. */
const OVER = 0.04;
const { cities, properties, attractions } = world(DEMO_SEED, FROZEN_TODAY);
const loaded = await Promise.all(
  sketches.map(async ({ slug, sheet, load }) => ({ slug, sheet, sketch: await load() })),
);
const cityOf = (slug: string) => {
  const city = cities.find((one) => one.slug === slug);
  if (city === undefined) throw new Error(`${slug} is no city`);
  return city;
};

it("the fifteen cities with the most stays have a sketch", () => {
  const stays = (id: number) => properties.filter(({ cityId }) => cityId === id).length;
  const most = cities.toSorted((one, other) => stays(other.id) - stays(one.id)).slice(0, 15);
  expect(sketches.map(({ slug }) => slug)).toEqual(most.map(({ slug }) => slug));
});

describe.each(loaded)("$slug", ({ slug, sheet, sketch }) => {
  const city = cityOf(slug);
  const sights = attractions.filter(({ cityId }) => cityId === city.id);

  it("is on the sheet that maps ask for, with its middle and every stay", () => {
    expect(sketch.sheet).toEqual(sheet);
    const outside = [city, ...properties.filter(({ cityId }) => cityId === city.id)].filter(
      (place) => !isWithin(sheet, place),
    );
    expect(outside).toEqual([]);
  });

  it("names places within its sheet alone, in both languages, and no sight that the provider names", () => {
    expect(sketch.names.filter(([, , , lat, lon]) => !isWithin(sheet, { lat, lon }))).toEqual([]);
    for (const [kind, fa, en] of sketch.names) {
      expect(nameKinds).toContain(kind);
      expect(fa).toMatch(/^[\u0600-\u06ff\u200c ۰-۹O\-1]+$/);
      expect(en).not.toMatch(/[\u0600-\u06ff]|^\s|\s$/);
      if (kind === "sight") expect(sights.map(({ nameFa }) => nameFa)).not.toContain(fa);
    }
    expect(sketch.names.filter(([kind]) => kind === "district").length).toBeGreaterThanOrEqual(2);
  });

  it("draws what lies on its sheet, in real coordinates, in at most 6 KB compressed", () => {
    const { south, west, north, east } = sheet;
    const wide = { south: south - OVER, west: west - OVER, north: north + OVER, east: east + OVER };
    for (const layer of layerNames)
      for (const points of sketch[layer] ?? [])
        expect(
          readPoints(points).filter((point) => !isWithin(wide, point)),
          `${layer} ${points}`,
        ).toEqual([]);
    const paths = pathsOf(sketch);
    expect(paths.map(({ layer }) => layer)).toContain("avenues");
    expect(paths.map(({ d }) => d).join()).not.toMatch(/NaN|undefined/);
    const source = readFileSync(join(import.meta.dirname, `cities/${slug.toLowerCase()}.ts`));
    expect(brotliCompressSync(source).byteLength).toBeLessThanOrEqual(MAX_BYTES);
    expect(brotliCompressSync(JSON.stringify(paths)).byteLength).toBeLessThanOrEqual(MAX_BYTES);
  });

  it("has every stay on land", () => {
    const inside = (point: { lat: number; lon: number }, points: string) => {
      const corners = readPoints(points);
      return corners.reduce((isIn, corner, index) => {
        const before = corners.at(index - 1) ?? corner;
        const isBetween = corner.lat > point.lat !== before.lat > point.lat;
        const lon = corner.lon + ((point.lat - corner.lat) / (before.lat - corner.lat)) * (before.lon - corner.lon);
        return isBetween && point.lon < lon ? !isIn : isIn;
      }, false);
    };
    const isAtSea = (point: { lat: number; lon: number }) =>
      (sketch.sea ?? []).some((sea) => inside(point, sea)) && !(sketch.land ?? []).some((land) => inside(point, land));
    const wet = properties.filter((property) => property.cityId === city.id && isAtSea(property));
    expect(wet.map(({ slug: name, lat, lon }) => [name, lat, lon])).toEqual([]);
  });
});
