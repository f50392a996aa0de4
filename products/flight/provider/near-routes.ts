import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { citiesNearBy } from "#domain/place/near-airports.ts";
import type { NearRoute } from "#products/flight/contract/flight-routes.shapes.ts";
import type { Atlas, City } from "#provider/atlas/place/atlas.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { cityValue } from "./city-value.ts";
import type { OfferDay } from "./offers.ts";

/** SQL: the numbers in a parameter that holds them as JSON. */
export const idsIn = (list: string): string => `SELECT value::int FROM jsonb_array_elements_text(${list}::jsonb)`;

/** Routes between some cities that have an open day near another day: each with the nearest one, the earlier of two. */
const OPEN_ROUTES = `
  SELECT DISTINCT ON (origin_city_id, destination_city_id)
    origin_city_id AS "originId", destination_city_id AS "destinationId", date, adult_total AS price
  FROM fare_day
  WHERE origin_city_id IN (${idsIn("$1")}) AND destination_city_id IN (${idsIn("$2")}) AND class = $3 AND date BETWEEN $4 AND $5
    AND adult_total IS NOT NULL AND valid_until > app_now()
  ORDER BY origin_city_id, destination_city_id, abs(date - $6::date), date`;

/** A route with one of its open days, and an adult's price on it in rial. */
export type RouteRow = { originId: number; destinationId: number; date: IsoDate; price: number };
type Reach = ReadonlyMap<number, number>;

/** The cities that may stand in for one, by their ids, with the metres between their airports. */
export const reachOf = ({ row }: City, { cityOfSlug }: Pick<Atlas, "cityOfSlug">): Reach =>
  new Map(
    [...citiesNearBy(row.slug)].flatMap(([slug, meters]) => {
      const city = cityOfSlug.get(slug);
      return city === undefined ? [] : [[city.row.id, meters] as const];
    }),
  );

/**
 * Finds alternatives for a route without flights about a day: the nearest city that has some to the same destination,
 * and the nearest that is flown to from the same origin; where there is neither, the nearest two between which there
 * are some.
 *
 * @param most days on either side that are searched
 */
export async function nearRoutes(
  from: Queryable,
  atlas: Atlas,
  { origin, destination, day, most }: { origin: City; destination: City; day: OfferDay; most: number },
): Promise<NearRoute[]> {
  const [origins, destinations] = [reachOf(origin, atlas), reachOf(destination, atlas)];
  const rows = await from.query<RouteRow>(
    OPEN_ROUTES,
    [
      JSON.stringify([...origins.keys()]),
      JSON.stringify([...destinations.keys()]),
      day.class,
      addDays(day.date, -most),
      addDays(day.date, most),
      day.date,
    ],
    "near_routes",
  );
  const nearestFirst = inOrderOfNearness(rows, origins, destinations);
  const toSame = nearestFirst.find(({ destinationId }) => destinationId === destination.row.id);
  const fromSame = nearestFirst.find(({ originId }) => originId === origin.row.id);
  const chosen = toSame || fromSame ? [toSame, fromSame] : [nearestFirst[0]];
  return chosen.flatMap((row) => (row === undefined ? [] : nearRouteOf(row, atlas, origins, destinations)));
}

/** Routes by how far their airports are from those of two cities, the nearest first. */
export function inOrderOfNearness<Row extends RouteRow>(
  rows: readonly Row[],
  origins: Reach,
  destinations: Reach,
): Row[] {
  const metersOf = ({ originId, destinationId }: RouteRow) =>
    (origins.get(originId) ?? 0) + (destinations.get(destinationId) ?? 0);
  return rows.toSorted((one, other) => metersOf(one) - metersOf(other) || one.price - other.price);
}

/** A route as answers suggest it; none where a city of it is not known. */
export function nearRouteOf(
  { originId, destinationId, date, price }: RouteRow,
  { cityOfId }: Pick<Atlas, "cityOfId">,
  origins: Reach,
  destinations: Reach,
): NearRoute[] {
  const [origin, destination] = [cityOfId.get(originId), cityOfId.get(destinationId)];
  if (origin === undefined || destination === undefined) return [];
  return [
    {
      origin: cityValue(origin),
      destination: cityValue(destination),
      origin_meters: origins.get(originId) ?? 0,
      destination_meters: destinations.get(destinationId) ?? 0,
      date,
      min_price: price,
    },
  ];
}
