import { citiesAbroad } from "#fixtures/world/cities-abroad.ts";
import { citiesIran } from "#fixtures/world/cities-iran.ts";
import type { City } from "#fixtures/world/types.ts";

const cities = new Map([...citiesIran, ...citiesAbroad].map((city) => [city.id, city]));
const idOfSlug = new Map([...cities.values()].map(({ slug, id }) => [slug, id]));

/** A city of the world by its slug; throws for an unknown one. */
export const cityNamed = (slug: string): City => cityOfId(idOfSlug.get(slug) ?? 0);

/** A city of the world by its id; throws for an unknown one. */
export function cityOfId(id: number): City {
  const city = cities.get(id);
  if (!city) throw new Error(`No city ${id} in the demo world`);
  return city;
}
