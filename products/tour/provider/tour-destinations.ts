import type { Accepts } from "#provider/atlas/place/search-index.ts";
import type { Services } from "#provider/services.ts";

/** Origins and destinations of tours with a departure to come: the places that a traveller may search for. */

const cityKey = (id: number): string => `city-${id}`;

async function cityIds({ database }: Services, column: "tour.city_id" | "tour_from.origin_city_id"): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `SELECT DISTINCT ${column} AS id FROM tour_from JOIN tour ON tour.id = tour_from.tour_id`,
    [],
    column === "tour.city_id" ? "toured_cities" : "tour_origins",
  );
  return rows.map(({ id }) => id);
}

const among =
  (ids: ReadonlySet<string>): Accepts =>
  ({ id }) =>
    ids.has(id);

/** The cities, provinces and countries that tours go to. */
export async function placesToured(services: Services): Promise<Accepts> {
  const { cityOfId } = services.atlas.current();
  const cities = (await cityIds(services, "tour.city_id")).flatMap((id) => cityOfId.get(id) ?? []);
  return among(
    new Set(
      cities.flatMap(({ row, province }) => [
        cityKey(row.id),
        `country-${row.countryId}`,
        ...(province === null ? [] : [`province-${province}`]),
      ]),
    ),
  );
}

/** The cities that tours leave from. */
export const originsOfTours = async (services: Services): Promise<Accepts> =>
  among(new Set((await cityIds(services, "tour_from.origin_city_id")).map(cityKey)));

/** True when tours with a departure to come go to a city. */
export const hasToursTo = async (services: Services, cityId: number): Promise<boolean> =>
  (await cityIds(services, "tour.city_id")).includes(cityId);
