import type { Queryable } from "../database/database.ts";

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

/**
 * Every night where counters and reservations differ, read in one statement and so at one moment. There must be none.
 */
export const nightDrift = (from: Queryable): Promise<NightDrift[]> => from.query<NightDrift>(DRIFT);

/**
 * Takes the rooms of open reservations in a stock that was just loaded. What other channels sold gives way, and where
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
