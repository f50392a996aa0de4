import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Queryable } from "../database/database.ts";

/** How many coming nights `from_price` looks at. */
const COMING_NIGHTS = 30;

const FROM_PRICES = `
  WITH cheapest AS (
    SELECT DISTINCT ON (rt.property_id) rt.property_id, np.sale_rate, greatest(np.rack_rate, np.sale_rate) AS rack_rate,
      np.night
    FROM night_price np
    JOIN rate_plan rp ON rp.id = np.rate_plan_id AND rp.guest_nationality <> 'foreign'
    JOIN room_type rt ON rt.id = rp.room_type_id AND NOT rt.out_of_service
    WHERE np.night >= $1 AND np.night < $2 AND NOT np.closed AND np.sale_rate > 0
    ORDER BY rt.property_id, np.sale_rate, np.night
  )
  UPDATE property p SET from_price = cheapest.sale_rate, from_rack = cheapest.rack_rate, from_date = cheapest.night
  FROM property q LEFT JOIN cheapest ON cheapest.property_id = q.id
  WHERE q.id = p.id AND (p.from_price, p.from_rack, p.from_date)
    IS DISTINCT FROM (cheapest.sale_rate, cheapest.rack_rate, cheapest.night)`;

/** Brings the lowest price of the coming nights, which lists show, up to date. Once a day, and when prices changed. */
export async function refreshFromPrices(tx: Queryable, today: IsoDate): Promise<void> {
  await tx.query(FROM_PRICES, [today, addDays(today, COMING_NIGHTS)]);
}
