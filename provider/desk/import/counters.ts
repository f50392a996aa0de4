import type { Queryable } from "../../kernel/database/database.ts";
import { insertRows } from "../../kernel/database/insert-rows.ts";
import type { Counter } from "./thing.ts";

/** `leftOut`: fields that its row does not name. */
export type LineCounter = Counter & { readonly line: number; readonly leftOut: readonly string[] };

/** Bits of the counter's fields that a row leaves out. */
export const TOTAL_LEFT = 1;
export const ELSEWHERE_LEFT = 2;

const bitsOf = ({ from: { total, soldElsewhere }, leftOut }: LineCounter): number =>
  (total !== undefined && leftOut.includes(total) ? TOTAL_LEFT : 0) +
  (leftOut.includes(soldElsewhere) ? ELSEWHERE_LEFT : 0);

/** Puts counters where they wait; `before`: how many wait already. Returns how many wait then. */
export async function stageCounters(tx: Queryable, id: number, before: number, counters: readonly LineCounter[]) {
  await insertRows(
    tx,
    "import_counter",
    counters.map((counter, index) => ({
      import_id: id,
      upto: before + index + 1,
      line: counter.line,
      stock_id: counter.stockId,
      what: counter.what,
      total: counter.total,
      sold_elsewhere: counter.soldElsewhere,
      left_out: bitsOf(counter),
    })),
  );
  return before + counters.length;
}
