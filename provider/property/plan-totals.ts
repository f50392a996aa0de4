import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import { arrayLiteral, type Database } from "../database/database.ts";

/** An open rate plan over a whole stay: sums and extremes of its nights, enough to price any party. */
export type PlanSums = {
  roomTypeId: number;
  meal: string;
  capacity: number;
  extraCapacity: number;
  /** Rial, over all nights. `halfExtra` is half an extra bed, rounded to ten rial night by night. */
  sale: number;
  rack: number;
  extra: number;
  halfExtra: number;
  /** Rooms free on the scarcest night. */
  free: number;
};

/** The same, with what lists are narrowed by. */
export type PlanTotals = PlanSums & {
  propertyId: number;
  planId: number;
  policyId: string;
  /** Now, for this stay. */
  isFreeToCancel: boolean;
  online: boolean;
};

// What a stay costs and what blocks it is computed twice: here in SQL, since a search prices every plan of a city and
// fetching their nights would multiply its rows, and in `domain/pricing` for the property page and a quote.
// "a search offers exactly what the property page can sell" in `provider/calls.test.ts` holds the two together.

/** The sums of a plan's nights before the check-out day. */
export const nightSums = (checkOut: string): string => `
  sum(sale_rate) FILTER (WHERE night < ${checkOut})::bigint AS sale,
  sum(greatest(rack_rate, sale_rate)) FILTER (WHERE night < ${checkOut})::bigint AS rack,
  sum(extra_bed_rate) FILTER (WHERE night < ${checkOut})::bigint AS extra,
  sum((extra_bed_rate + 10) / 20 * 10) FILTER (WHERE night < ${checkOut})::bigint AS half_extra`;

/** Whether a plan is open for a stay: every night priced, none closed, and the rules of both ends kept. */
export const isOpenFor = (checkIn: string, checkOut: string, nights: string): string => `
  count(*) FILTER (WHERE night < ${checkOut} AND sale_rate > 0 AND NOT closed) = ${nights}
  AND NOT bool_or(CASE WHEN night = ${checkIn} THEN closed_to_arrival OR min_stay > ${nights} OR max_stay < ${nights}
                       WHEN night = ${checkOut} THEN closed_to_departure ELSE false END)`;

/** Rooms of the type `rt` that are free on the scarcest night, and how many nights have rooms at all. */
export const freeRooms = (checkIn: string, checkOut: string): string => `
  SELECT min(total - held - sold) AS free, count(*) AS nights
  FROM inventory_night WHERE room_type_id = rt.id AND night >= ${checkIn} AND night < ${checkOut}`;

// One row for each open plan. Plans for guests from abroad only are left out: a search is taken for a resident's.
// Prices, plans and rooms are one stretch each of an index by city, stock one of an index by room type (see
// `0002_search_indexes.sql`): neither properties elsewhere nor nights beyond the stay cost anything.
const PLAN_TOTALS = `
  WITH prices AS (
    SELECT rate_plan_id, ${nightSums("$3")}
    FROM night_price WHERE city_id = ANY($1::int[]) AND night BETWEEN $2 AND $3
    GROUP BY rate_plan_id HAVING ${isOpenFor("$2", "$3", "$4")}
  )
  SELECT rt.property_id AS "propertyId", rt.id AS "roomTypeId", rp.id AS "planId",
    rt.capacity, rt.extra_capacity AS "extraCapacity", rp.meal, rp.cancellation_policy_id AS "policyId",
    rp.confirmation = 'online' AS online,
    prices.sale, prices.rack, prices.extra, prices.half_extra AS "halfExtra", stock.free
  FROM prices
  JOIN rate_plan rp ON rp.id = prices.rate_plan_id AND rp.city_id = ANY($1::int[]) AND rp.guest_nationality <> 'foreign'
  JOIN room_type rt ON rt.id = rp.room_type_id AND rt.city_id = ANY($1::int[]) AND NOT rt.out_of_service
  CROSS JOIN LATERAL (${freeRooms("$2", "$3")}) stock
  WHERE stock.nights = $4 AND stock.free > 0`;

/**
 * Every plan of these cities that is open for the stay, by property. The rules are those of `domain/pricing/blocking.ts`,
 * but for whether the property itself takes guests, which its candidate says.
 *
 * @param isFreeToCancel whether a policy costs nothing now, for this stay.
 */
export async function readPlanTotals(
  database: Database,
  cityIds: readonly number[],
  { checkIn, lengthOfStay }: Stay,
  isFreeToCancel: (policyId: string) => boolean,
): Promise<Map<number, PlanTotals[]>> {
  const rows = await database.query<Omit<PlanTotals, "isFreeToCancel">>(
    PLAN_TOTALS,
    [arrayLiteral(cityIds), checkIn, checkOutOf(checkIn, lengthOfStay), lengthOfStay],
    "plan_totals",
  );
  return Map.groupBy(
    rows.map((row) => ({ ...row, isFreeToCancel: isFreeToCancel(row.policyId) })),
    (row) => row.propertyId,
  );
}
