import type { FarePrices } from "#products/flight/rules/fares.ts";
import { addPrices } from "#products/flight/rules/fares.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";

const CHANGE_FARE = `
  UPDATE flight_fare SET prices = $2 WHERE id = $1 RETURNING flight_id AS "flightId"`;

/**
 * Locked before their fares are read: a change of another fare of the same connection under way is waited for, and its
 * result is seen by the next statement.
 */
const LOCK_OFFERS = `
  SELECT id FROM flight_offer WHERE flight_ids @> ARRAY[$2::bigint] AND $1::bigint = ANY(fare_ids)
  ORDER BY id FOR NO KEY UPDATE`;

const FARES_OF_OFFERS = `
  SELECT offer.id, jsonb_agg(fare.prices) AS fares FROM flight_offer AS offer JOIN flight_fare AS fare ON fare.id = ANY(offer.fare_ids)
  WHERE offer.id = ANY($1::bigint[]) GROUP BY offer.id`;

const CHANGE_OFFERS = `
  WITH changed AS (
    UPDATE flight_offer AS offer SET prices = sums.prices, adult_total = sums.adult_total
    FROM jsonb_to_recordset($1::jsonb) AS sums (id bigint, prices jsonb, adult_total bigint) WHERE offer.id = sums.id
    RETURNING offer.origin_city_id, offer.destination_city_id, offer.date, offer.class)
  INSERT INTO fare_note (origin_city_id, destination_city_id, date, class)
  SELECT DISTINCT origin_city_id, destination_city_id, date, class FROM changed`;

/**
 * Changes what a fare costs, rial, and in the same transaction the sums of all offers that use it; their days are noted, so
 * that the lowest price of each is computed again within seconds. Offers that were signed before keep their old price in
 * their id, and a quote says that it has changed.
 *
 * @returns false where there is no such fare.
 */
export async function repriceFare(tx: Queryable, fareId: number, prices: FarePrices): Promise<boolean> {
  const [fare] = await tx.query<{ flightId: number }>(CHANGE_FARE, [fareId, JSON.stringify(prices)], "change_fare");
  if (fare === undefined) return false;
  const offers = await tx.query<{ id: number }>(LOCK_OFFERS, [fareId, fare.flightId], "lock_offers_of_fare");
  const ids = arrayLiteral(offers.map(({ id }) => id));
  const kept = await tx.query<{ id: number; fares: FarePrices[] }>(FARES_OF_OFFERS, [ids], "fares_of_offers");
  const sums = kept.map(({ id, fares }) => {
    const sum = fares.reduce(addPrices);
    return { id, prices: sum, adult_total: sum.adult.fare + sum.adult.taxes };
  });
  await tx.query(CHANGE_OFFERS, [JSON.stringify(sums)], "change_offers_of_fare");
  return true;
}
