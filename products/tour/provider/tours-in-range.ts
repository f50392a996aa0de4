import type { IsoDate } from "#domain/calendar/types.ts";
import type { TourListCard } from "#products/tour/contract/tour-card.shapes.ts";
import type { Atlas } from "#provider/atlas/place/atlas.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { type ListedTour, listCards, listedOf, MONTH_OF_TOUR, type MonthRow } from "./listed.ts";

/** As in `tour_from`, for some days instead of a month. */
const BETWEEN = `
  SELECT ${MONTH_OF_TOUR}, day.origin_city_id AS "originCityId", '' AS month, min(day.price) AS price,
    array_agg(DISTINCT day.star) AS stars, array_agg(DISTINCT day.meal) AS meals, bool_or(day.state = 'guaranteed') AS "hasGuaranteed",
    min(day.seats_left) AS "seatsLeft",
    jsonb_agg(DISTINCT jsonb_build_object('date', day.date, 'price', day.price, 'state', day.state)) AS next
  FROM (
    SELECT offer.tour_id, offer.origin_city_id, offer.date, offer.state, offer.star, offer.meal, (offer.prices ->> 'double')::bigint AS price,
      seats.total - seats.held - seats.sold AS seats_left
    FROM tour_offer AS offer
    JOIN stock AS seats ON seats.id = offer.seats_stock_id JOIN stock AS rooms ON rooms.id = offer.rooms_stock_id
    WHERE offer.date BETWEEN $1 AND $2 AND offer.state <> 'cancelled' AND offer.closes_at > app_now()
      AND offer.prices ->> 'double' IS NOT NULL AND seats.held + seats.sold < seats.total AND rooms.held + rooms.sold < rooms.total
  ) AS day JOIN tour ON tour.id = day.tour_id
  WHERE tour.kind = $3 GROUP BY tour.id, day.origin_city_id ORDER BY tour.id, day.origin_city_id`;

const soonest = ({ next }: ListedTour): string => next[0]?.date ?? "";

/** The tours of a kind that leave between two days, both included, and can be booked; soonest first. */
export async function toursBetween(
  from: Queryable,
  atlas: Atlas,
  days: { from: IsoDate; to: IsoDate },
  kind: TourListCard["kind"],
): Promise<TourListCard[]> {
  const rows = await from.query<MonthRow>(BETWEEN, [days.from, days.to, kind], "tours_between");
  const tours = listedOf(rows).toSorted((one, other) => (soonest(one) < soonest(other) ? -1 : 1));
  return listCards(from, atlas, tours);
}
