import type { Queryable } from "#provider/kernel/database/database.ts";
import { checkedBy } from "#provider/kernel/job/check-in-batches.ts";
import { TODAY } from "#provider/kernel/today.ts";
import type { Counters } from "#provider/shop/reservation/product.ts";

/** A night whose counters differ from the reservations. */
type NightDrift = {
  roomTypeId: number;
  night: string;
  held: number;
  sold: number;
  reservedHeld: number;
  reservedSold: number;
};

const DRIFT = `
  SELECT stock.room_type_id AS "roomTypeId", stock.night, stock.held, stock.sold - stock.sold_elsewhere AS sold,
    coalesce(mine.held, 0) AS "reservedHeld", coalesce(mine.sold, 0) AS "reservedSold"
  FROM inventory_night AS stock LEFT JOIN reserved_night AS mine USING (room_type_id, night)
  WHERE stock.held <> coalesce(mine.held, 0) OR stock.sold - stock.sold_elsewhere <> coalesce(mine.sold, 0)
  ORDER BY stock.room_type_id, stock.night LIMIT 1000`;

/** Room types whose nights one statement compares. */
const BATCH = 200;

/** The nights from today on of some room types. */
const DRIFT_OF_SOME = `
  WITH batch AS (SELECT id FROM room_type WHERE id > $1 ORDER BY id LIMIT ${BATCH}),
  bound AS MATERIALIZED (SELECT min(id) AS first, max(id) AS last FROM batch),
  wrong AS (
    SELECT stock.room_type_id, stock.night, stock.held, stock.sold - stock.sold_elsewhere AS sold,
      coalesce(mine.held, 0) AS reserved_held, coalesce(mine.sold, 0) AS reserved_sold
    FROM batch JOIN inventory_night AS stock ON stock.room_type_id = batch.id AND stock.night >= ${TODAY}
    LEFT JOIN (
      SELECT * FROM reserved_night
      WHERE room_type_id BETWEEN (SELECT first FROM bound) AND (SELECT last FROM bound)) AS mine USING (room_type_id, night)
    WHERE stock.held <> coalesce(mine.held, 0) OR stock.sold - stock.sold_elsewhere <> coalesce(mine.sold, 0)
    ORDER BY stock.room_type_id, stock.night LIMIT 1000)
  SELECT (SELECT last FROM bound) AS upto, coalesce(
    (SELECT jsonb_agg(jsonb_build_object('subject', 'night:' || room_type_id || '/' || night, 'facts',
       jsonb_build_object('held', held, 'sold', sold, 'reserved_held', reserved_held, 'reserved_sold', reserved_sold)))
     FROM wrong), '[]') AS faults`;

const look = checkedBy(DRIFT_OF_SOME);

/**
 * Every night where counters and reservations differ, read in one statement and so at one moment. There must be none.
 */
const drift = (from: Queryable): Promise<NightDrift[]> => from.query<NightDrift>(DRIFT);

/** The nights of room types. */
export const nightCounters: Counters = { name: "nights", drift, look };

/**
 * Takes the rooms of open reservations in a stock that was just loaded. Sales of other channels give way, and where
 * even that is not enough there are as many rooms as are promised: a promise is older than a new world.
 */
export async function restoreStock(tx: Queryable): Promise<void> {
  await tx.query(`
    UPDATE inventory_night AS stock SET held = mine.held, sold = mine.sold + kept.elsewhere, sold_elsewhere = kept.elsewhere,
      total = greatest(stock.total, mine.held + mine.sold)
    FROM reserved_night AS mine
    CROSS JOIN LATERAL (
      SELECT greatest(0, least(other.sold_elsewhere, other.total - mine.held - mine.sold)) AS elsewhere
      FROM inventory_night AS other
      WHERE other.room_type_id = mine.room_type_id AND other.night = mine.night) AS kept
    WHERE stock.room_type_id = mine.room_type_id AND stock.night = mine.night`);
}
