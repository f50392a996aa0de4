import { expect, it } from "vitest";
import { drawingOf, namedDrawings } from "#design-system/illustration/place/sights.ts";
import { attractions } from "#fixtures/world/attractions.ts";
import { citiesAbroad } from "#fixtures/world/cities-abroad.ts";
import { citiesIran } from "#fixtures/world/cities-iran.ts";
import { attractionSummary } from "#provider/atlas/place/atlas.ts";

const cities = new Map([...citiesIran, ...citiesAbroad].map((city) => [city.id, city]));
const summaries = attractions.map((row) => attractionSummary(row, { row: cities.get(row.cityId) ?? { slug: "" } }));

it("every sight of the world has a drawing of its own, under its name and its kind", () => {
  const missing = summaries.filter(({ image }) => !(image.sight && namedDrawings[image.sight][image.slug]));
  expect(summaries.length).toBeGreaterThan(140);
  expect(missing.map(({ name_en }) => name_en)).toEqual([]);
  expect(new Set(summaries.map(({ image }) => drawingOf(image))).size).toBe(summaries.length);
});

it("no drawing is left over", () => {
  const slugs = new Set(summaries.map(({ image }) => image.slug));
  const left = Object.values(namedDrawings).flatMap((drawings) =>
    Object.keys(drawings).filter((slug) => !slugs.has(slug)),
  );
  expect(left).toEqual([]);
});
