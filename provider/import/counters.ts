import type { Queryable } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import type { Counter } from "./thing.ts";

export type LineCounter = Counter & { readonly line: number };

/** Puts counters where they wait; `before`: how many wait already. Returns how many wait then. */
export async function stageCounters(tx: Queryable, id: number, before: number, counters: readonly LineCounter[]) {
  await insertRows(
    tx,
    "import_counter",
    counters.map(({ line, stockId, what, total, soldElsewhere }, index) => ({
      import_id: id,
      upto: before + index + 1,
      line,
      stock_id: stockId,
      what,
      total,
      sold_elsewhere: soldElsewhere,
    })),
  );
  return before + counters.length;
}
