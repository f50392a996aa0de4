import type { Queryable } from "../../kernel/database/database.ts";

/**
 * Restores the held and sold counts of open reservations in counters that were just loaded. Sales of other channels
 * give way; where even that is not enough, the total is raised to what is promised.
 */
export const restoreCounters = (tx: Queryable): Promise<unknown> =>
  tx.query(`
    UPDATE stock SET held = coalesce(mine.held, 0), sold = coalesce(mine.sold, 0) + kept.elsewhere, sold_elsewhere = kept.elsewhere,
      total = greatest(stock.total, coalesce(mine.held, 0) + coalesce(mine.sold, 0))
    FROM reserved_stock AS mine
    CROSS JOIN LATERAL (
      SELECT greatest(0, least(other.sold_elsewhere, other.total - coalesce(mine.held, 0) - coalesce(mine.sold, 0))) AS elsewhere
      FROM stock AS other WHERE other.id = mine.stock_id) AS kept
    WHERE stock.id = mine.stock_id`);
