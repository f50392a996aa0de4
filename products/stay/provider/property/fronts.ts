import type { Scene } from "#domain/contract/scene.shapes.ts";
import { FRONT_PICTURE } from "#provider/atlas/photo/front-picture.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { facadeOf, type SeenFromOutside, withHouse } from "./facade.ts";

type Row = SeenFromOutside & { slug: string; citySlug: string; image: Scene | null };

const FRONTS = `
  SELECT property.id, property.slug, city.slug AS "citySlug", type, floors, star, grade, facilities, ${FRONT_PICTURE} AS image
  FROM jsonb_to_recordset($1::jsonb) AS named (city text, slug text)
  JOIN city ON city.slug = named.city
  JOIN property ON property.city_id = city.id AND property.slug = named.slug`;

const keyOf = (citySlug: string, slug: string): string => `${citySlug} ${slug}`;

/**
 * Things of other products with their pictures, each façade as the lists of stays show that property: a property looks
 * alike on every page. A façade of a property that is not in the catalogue stays as it is.
 */
export async function withFronts<Pictured extends { image: Scene }>(
  from: Queryable,
  things: readonly Pictured[],
): Promise<Pictured[]> {
  const facades = things.map(({ image }) => image).filter(({ view }) => view === "facade");
  if (facades.length === 0) return [...things];
  const named = [...new Map(facades.map(({ city, slug }) => [keyOf(city, slug), { city, slug }])).values()];
  const rows = await from.query<Row>(FRONTS, [JSON.stringify(named)], "property_fronts");
  const fronts = new Map(
    rows.map(({ image, ...row }) => [
      keyOf(row.citySlug, row.slug),
      withHouse(image ?? facadeOf(row.slug, row.citySlug), row),
    ]),
  );
  return things.map((thing) => {
    const { view, city, slug } = thing.image;
    const front = view === "facade" ? fronts.get(keyOf(city, slug)) : undefined;
    return front === undefined ? thing : { ...thing, image: front };
  });
}
