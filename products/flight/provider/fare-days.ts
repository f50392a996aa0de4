import type { IsoDate } from "#domain/calendar/types.ts";
import type { FareDay } from "#products/flight/contract/flight-routes.shapes.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import type { Services } from "#provider/services.ts";
import type { OfferDay } from "./offers.ts";

/**
 * The lowest price of each day (`fare_day`). Sales, releases and closings only note the days that they may change
 * (`fare_note`, and `valid_until` for the end of a sale); a job computes them. A search reads the offers themselves.
 */

/** Days computed per transaction. */
const BATCH = 500;

const TAKE_NOTES = `
  WITH taken AS (
    DELETE FROM fare_note WHERE id IN (SELECT id FROM fare_note ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING origin_city_id, destination_city_id, date, class),
  closed AS (
    SELECT origin_city_id, destination_city_id, date, class FROM fare_day WHERE valid_until <= app_now()
    ORDER BY valid_until LIMIT ${BATCH})
  SELECT origin_city_id AS "originId", destination_city_id AS "destinationId", date, class FROM taken
  UNION SELECT origin_city_id, destination_city_id, date, class FROM closed`;

const KEYS = `
  jsonb_to_recordset($1::jsonb) AS key ("originId" int, "destinationId" int, date date, class text)`;

/** A day that has no row yet gets one to lock: another process that makes it too waits for this one to end. */
const MAKE_ROWS = `
  INSERT INTO fare_day (origin_city_id, destination_city_id, date, class)
  SELECT "originId", "destinationId", date, class FROM ${KEYS}
  WHERE NOT EXISTS (SELECT FROM fare_day WHERE origin_city_id = "originId" AND destination_city_id = "destinationId"
    AND fare_day.date = key.date AND fare_day.class = key.class)
  ORDER BY "originId", "destinationId", date, class
  ON CONFLICT DO NOTHING`;

/** Locks rows in one order. The next statement, which computes, sees everything committed before. */
const LOCK = `
  SELECT FROM fare_day JOIN ${KEYS} ON fare_day.origin_city_id = key."originId"
    AND fare_day.destination_city_id = key."destinationId" AND fare_day.date = key.date AND fare_day.class = key.class
  ORDER BY fare_day.origin_city_id, fare_day.destination_city_id, fare_day.date, fare_day.class FOR UPDATE OF fare_day`;

const COMPUTE = `
  UPDATE fare_day SET adult_total = best.adult_total, valid_until = best.closes_at
  FROM ${KEYS} LEFT JOIN LATERAL (
    SELECT offer.adult_total, offer.closes_at FROM flight_offer AS offer
    WHERE offer.origin_city_id = key."originId" AND offer.destination_city_id = key."destinationId"
      AND offer.date = key.date AND offer.class = key.class AND offer.closes_at > app_now()
      AND NOT EXISTS (SELECT FROM stock WHERE id = ANY(offer.seat_stock_ids) AND held + sold >= total)
    ORDER BY offer.adult_total, offer.id LIMIT 1) AS best ON true
  WHERE fare_day.origin_city_id = key."originId" AND fare_day.destination_city_id = key."destinationId"
    AND fare_day.date = key.date AND fare_day.class = key.class`;

/** Computes some days now. Two processes that compute a day do so one after the other, the later with newer data. */
export async function computeFareDays(tx: Queryable, days: readonly OfferDay[]): Promise<void> {
  for (let start = 0; start < days.length; start += BATCH) {
    const keys = JSON.stringify(days.slice(start, start + BATCH));
    await tx.query(MAKE_ROWS, [keys], "make_fare_days");
    await tx.query(LOCK, [keys], "lock_fare_days");
    await tx.query(COMPUTE, [keys], "compute_fare_days");
  }
}

/** The job: computes the days that were noted, and those whose cheapest offer has closed. Returns how many. */
export async function renewFareDays({ database }: Pick<Services, "database">): Promise<number> {
  return await database.withTx(async (tx) => {
    const days = await tx.query<OfferDay>(TAKE_NOTES, [], "take_fare_notes");
    if (days.length > 0) await computeFareDays(tx, days);
    return days.length;
  });
}

type DayRow = { date: IsoDate; price: number | null };

/** Every day from one to another, both included, with an adult's lowest price in rial. */
export async function fareDaysBetween(
  from: Queryable,
  { originId, destinationId, class: cabin }: Omit<OfferDay, "date">,
  days: readonly IsoDate[],
): Promise<FareDay[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const rows = await from.query<DayRow>(
    `SELECT date, adult_total AS price FROM fare_day
     WHERE origin_city_id = $1 AND destination_city_id = $2 AND class = $3 AND date BETWEEN $4 AND $5
       AND (adult_total IS NULL OR valid_until > app_now())`,
    [originId, destinationId, cabin, first, last],
    "fare_days",
  );
  const priceOf = new Map(rows.map(({ date, price }) => [date, price]));
  return days.map((date) => {
    const price = priceOf.get(date);
    return { date, min_price: price ?? null, state: price === undefined ? "none" : price === null ? "full" : "open" };
  });
}
