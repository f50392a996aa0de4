import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { RouteFare } from "#products/flight/contract/flight-routes.shapes.ts";
import { type Atlas, type City, cityScene } from "#provider/atlas/place/atlas.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { cityValue } from "./city-value.ts";
import { idsIn, type RouteRow } from "./near-routes.ts";

/** Coming days over which pages of routes look for the lowest fare. */
export const FARE_DAYS = 31;

/** The coming days, today among them. */
export const fareDays = (today: IsoDate): IsoDate[] =>
  Array.from({ length: FARE_DAYS }, (_, index) => addDays(today, index));

/**
 * The cheapest open day of each route, the earliest of equals, with the median of its open days. A day is open while it
 * has an offer with a free seat.
 */
const LOWEST = `
  SELECT origin_city_id AS "originId", destination_city_id AS "destinationId",
    (array_agg(date ORDER BY adult_total, date))[1] AS date, min(adult_total) AS price,
    percentile_disc(0.5) WITHIN GROUP (ORDER BY adult_total) AS usual, count(*)::int AS days
  FROM fare_day
  WHERE class = 'economy' AND date BETWEEN $1 AND $2 AND adult_total IS NOT NULL AND valid_until > app_now()
    AND ($3::jsonb IS NULL OR origin_city_id IN (${idsIn("$3")}))
    AND ($4::jsonb IS NULL OR destination_city_id IN (${idsIn("$4")}))
  GROUP BY origin_city_id, destination_city_id`;

/** `usual`: the median of its open days, of which there are `days`. */
export type LowestFare = RouteRow & { usual: number; days: number };

type Between = { origins?: readonly number[]; destinations?: readonly number[] };

/** Lowest fares of the routes between some cities, by their ids; absent: any. */
export const lowestFares = (
  from: Queryable,
  today: IsoDate,
  { origins, destinations }: Between = {},
): Promise<LowestFare[]> =>
  from.query<LowestFare>(
    LOWEST,
    [
      today,
      addDays(today, FARE_DAYS - 1),
      origins === undefined ? null : JSON.stringify(origins),
      destinations === undefined ? null : JSON.stringify(destinations),
    ],
    "lowest_fares",
  );

/** A city with its picture. */
export const picturedCity = (city: City) => ({ ...cityValue(city), image: cityScene(city) });

/** A route as answers name it; none where a city of it is not known. */
export function routeFareOf(
  { originId, destinationId, date, price }: RouteRow,
  { cityOfId }: Pick<Atlas, "cityOfId">,
): RouteFare[] {
  const [origin, destination] = [cityOfId.get(originId), cityOfId.get(destinationId)];
  if (origin === undefined || destination === undefined) return [];
  return [{ origin: cityValue(origin), destination: picturedCity(destination), date, min_price: price }];
}
