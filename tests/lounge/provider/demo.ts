import type { Queryable } from "#provider/kernel/database/database.ts";
import { stockIdSql } from "#provider/shop/stock/ids.ts";

/** Deletes the counters of hours, before the demonstration is loaded again. */
export const clearLoungeStock = (tx: Queryable): Promise<unknown> =>
  tx.query(`DELETE FROM stock USING lounge_hour WHERE stock.id = ${stockIdSql("loungeSeats", "lounge_hour.id")}`);
