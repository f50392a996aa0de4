import { fromIso } from "#domain/calendar/conversion.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { PRICED_FOR } from "#domain/pricing/least-stay.ts";
import type { Change } from "#provider/kernel/change/change.ts";
import { renewGathered } from "#provider/kernel/change/gathered.ts";
import { arrayLiteral, bulkLimits, type Queryable } from "#provider/kernel/database/database.ts";

import type { Services } from "#provider/services.ts";

/** One departure of a tour that two can still book, with the cheapest place in a double that is left of it, rial. */
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
    AND seats.held + seats.sold + ${PRICED_FOR.adults} <= seats.total AND rooms.held + rooms.sold < rooms.total
    AND ($1::bigint[] IS NULL OR offer.tour_id = ANY($1::bigint[]))
  GROUP BY offer.tour_id, offer.origin_city_id, offer.date, offer.state ORDER BY offer.date`;

/** The Jalali month of a day: `1405-10`. */
function monthText(date: IsoDate): string {
  const { year, month } = fromIso(date, "jalali");
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** Number of coming departures that a list names of a tour. */
const NEXT = 3;

/**
 * Fills `tour_from` from the offers: the data that lists without dates read, for two adults in one room. Months are
 * Jalali, which the database cannot count.
 *
 * @param tours only these; every tour without.
 */
export async function refreshTourFrom(tx: Queryable, tours: readonly number[] | "all" = "all"): Promise<void> {
  const which = tours === "all" ? null : arrayLiteral(tours);
  const days = await tx.query<Day>(DAYS, [which]);
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
  const fresh = JSON.stringify(rows);
  await tx.query(DROP_OTHERS, [which, fresh]);
  await tx.query(KEEP_FRESH, [fresh]);
}

// A row that says the same is not written: each one that is outdates the pages that show its tour.
const FRESH = (place: string) => `jsonb_populate_recordset(NULL::tour_from, ${place}::jsonb) AS fresh`;
const DROP_OTHERS = `
  DELETE FROM tour_from AS kept WHERE ($1::bigint[] IS NULL OR tour_id = ANY($1::bigint[]))
    AND NOT EXISTS (SELECT FROM ${FRESH("$2")} WHERE fresh = kept)`;
const KEEP_FRESH = `INSERT INTO tour_from SELECT * FROM ${FRESH("$1")} ON CONFLICT DO NOTHING`;

/** The tour that a change affects, in any part. */
export const tourKeyOf = (change: Change): string | null => (change.kind === "tour" ? (change.key ?? "all") : null);

/** The sale of some of their departures has ended lately: time notes nothing. */
const CLOSED_LATELY = `
  SELECT DISTINCT tour_id AS id FROM tour_offer
  WHERE closes_at <= app_now() AND closes_at > app_now() - interval '10 minutes' ORDER BY 1`;

/**
 * Job: computes the data of lists without dates for tours that have changed, or whose sale has ended, since its last
 * turn.
 */
export async function renewTourFrom({ database, changes, staleTours }: Renewing): Promise<void> {
  const renew = (tours: readonly number[] | "all") => database.withTx((tx) => refreshTourFrom(tx, tours), bulkLimits);
  await renewGathered(changes, staleTours, (keys) => renew(keys === "all" ? keys : keys.map(Number)));
  const closed = await database.query<{ id: number }>(CLOSED_LATELY, [], "tours_closed_lately");
  if (closed.length > 0) await renew(closed.map(({ id }) => id));
}

type Renewing = Pick<Services, "database" | "changes" | "staleTours">;
