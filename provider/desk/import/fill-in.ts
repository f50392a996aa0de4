import type { Inventory } from "#domain/import/inventories.ts";
import { inventoryTables } from "#products/inventories.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { ELSEWHERE_LEFT, TOTAL_LEFT } from "./counters.ts";
import type { Thing } from "./thing.ts";
import { thingsOf } from "./things.ts";

/** Fills in values of a row from the things that it belongs to, from the file or already stored. */

/** Fills in the stored values of columns that the row of an existing thing leaves out. */
const keptOf = ({ record: { record }, table, idColumn, isNumbered, keepsWhile }: Thing): string => `
  UPDATE import_row AS mine SET data = mine.data ||
    (SELECT jsonb_object_agg(one, to_jsonb(there) -> one) FROM jsonb_array_elements_text(mine.left_out) AS named (one))
  FROM ${table} AS there
  WHERE mine.import_id = $1 AND mine.kind = '${record}' AND mine.left_out <> '[]' AND mine.data IS NOT NULL
    AND there.${idColumn} = ${isNumbered ? "mine.id" : "mine.key"} AND ${keepsWhile}`;

/** The same of counters. */
const KEPT_COUNTERS = `
  UPDATE import_counter AS mine SET
    total = CASE WHEN left_out & ${TOTAL_LEFT} <> 0 THEN there.total ELSE mine.total END,
    sold_elsewhere = CASE WHEN left_out & ${ELSEWHERE_LEFT} <> 0 THEN there.sold_elsewhere ELSE mine.sold_elsewhere END
  FROM stock AS there WHERE mine.import_id = $1 AND mine.left_out <> 0 AND there.id = mine.stock_id`;

/** Fills in values that rows inherit from others, and values that existing things keep. */
export async function fillIn(tx: Queryable, importId: number, inventory: Inventory): Promise<void> {
  for (const thing of thingsOf[inventory]) await tx.query(keptOf(thing), [importId]);
  await tx.query(KEPT_COUNTERS, [importId]);
  for (const statement of inventoryTables[inventory].checks.fillIn) await tx.query(statement, [importId]);
}
