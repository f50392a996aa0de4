import { fromIso } from "#domain/calendar/conversion.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Queryable } from "../database/database.ts";

/** One departure of a tour that can still be booked, with the cheapest place in a double that is left of it, rial. */
type Day = {
  tourId: number;
  originCityId: number;
  date: IsoDate;
  price: number;
  state: "scheduled" | "guaranteed";
  stars: number[];
  meals: string[];
  seatsLeft: number;
};

const DAYS = `
  SELECT offer.tour_id AS "tourId", offer.origin_city_id AS "originCityId", offer.date, offer.state,
    min((offer.prices ->> 'double')::bigint) AS price, array_agg(DISTINCT offer.star) AS stars, array_agg(DISTINCT offer.meal) AS meals,
    min(seats.total - seats.held - seats.sold) AS "seatsLeft"
  FROM tour_offer AS offer
  JOIN stock AS seats ON seats.id = offer.seats_stock_id JOIN stock AS rooms ON rooms.id = offer.rooms_stock_id
  WHERE offer.state <> 'cancelled' AND offer.closes_at > app_now() AND offer.prices ->> 'double' IS NOT NULL
    AND seats.held + seats.sold < seats.total AND rooms.held + rooms.sold < rooms.total
  GROUP BY offer.tour_id, offer.origin_city_id, offer.date, offer.state ORDER BY offer.date`;

/** The Jalali month of a day: `1405-10`. */
function monthText(date: IsoDate): string {
  const { year, month } = fromIso(date, "jalali");
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** How many coming departures a list names of a tour. */
const NEXT = 3;

/** Fills `tour_from` from the offers: what lists without dates read. Months are Jalali, which the database cannot count. */
export async function refreshTourFrom(tx: Queryable): Promise<void> {
  const days = await tx.query<Day>(DAYS);
  const rows = [
    ...Map.groupBy(days, ({ tourId, originCityId, date }) => `${tourId} ${originCityId} ${monthText(date)}`),
  ].map(([key, some]) => {
    const [tour_id = 0, origin_city_id = 0] = key.split(" ").map(Number);
    return {
      tour_id,
      origin_city_id,
      month: key.split(" ")[2],
      price: Math.min(...some.map(({ price }) => price)),
      stars: [...new Set(some.flatMap(({ stars }) => stars))],
      meals: [...new Set(some.flatMap(({ meals }) => meals))],
      has_guaranteed: some.some(({ state }) => state === "guaranteed"),
      seats_left: Math.min(...some.map(({ seatsLeft }) => seatsLeft)),
      next: some.slice(0, NEXT).map(({ date, price, state }) => ({ date, price, state })),
    };
  });
  await tx.query("DELETE FROM tour_from");
  await tx.query("INSERT INTO tour_from SELECT * FROM jsonb_populate_recordset(NULL::tour_from, $1::jsonb)", [
    JSON.stringify(rows),
  ]);
}
