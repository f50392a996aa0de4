import type { Inventory } from "#domain/import/inventories.ts";
import { inventoryTables } from "#products/inventories.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Finding } from "./findings.ts";
import { MAX_FAULTS } from "./staging.ts";
import type { Thing } from "./thing.ts";
import { namedBy } from "./things.ts";

/** Checks among the rows of an import, and between them and existing data. Each finds faults of lines. */

const GIVEN_TWICE: Finding = `
  SELECT line, '' AS path, 'given_twice' AS code, kind || ' ' || key || ', first in line ' || first AS detail
  FROM (SELECT line, kind, key, first_value(line) OVER same AS first, row_number() OVER same AS nth
    FROM import_row WHERE import_id = $1 WINDOW same AS (PARTITION BY kind, key ORDER BY seq)) AS named
  WHERE nth > 1`;

/** Rows that name a thing of one kind that is nowhere. */
const notKnown = ({ record: { record }, table, isNumbered, idColumn }: Thing): Finding => `
  SELECT mine.line, ref.path, 'not_known' AS code, '${record} "' || ref.key || '"' AS detail
  FROM import_row AS mine CROSS JOIN LATERAL jsonb_to_recordset(mine.refs) AS ref (path text, kind text, key text, id bigint)
  WHERE mine.import_id = $1 AND ref.kind = '${record}'
    AND NOT EXISTS (SELECT FROM import_row AS other WHERE other.import_id = $1 AND other.kind = '${record}' AND other.key = ref.key)
    AND NOT EXISTS (SELECT FROM ${table} WHERE ${table}.${idColumn} = ${isNumbered ? "ref.id" : "ref.key"})`;

/**
 * Finds the faults of an import that no single row shows; returns their number. The rows that they depend on stay
 * locked until the transaction ends.
 *
 * @param factor greatest allowed ratio of a new sum to the current one; null: any sum is meant.
 */
export async function findFaults(
  tx: Queryable,
  importId: number,
  inventory: Inventory,
  factor: number | null,
): Promise<number> {
  const { locks, findings, outliers } = inventoryTables[inventory].checks;
  for (const lock of locks) await tx.query(lock, [importId]);
  const far = factor === null ? [] : outliers(factor);
  const all = [GIVEN_TWICE, ...namedBy(inventory).map(notKnown), ...findings, ...far];
  let found = 0;
  for (const finding of all) {
    const [{ count = 0 } = {}] = await tx.query<{ count: number }>(
      `WITH fault AS (${finding}),
       kept AS (INSERT INTO import_fault SELECT $1::bigint, line, path, code, detail FROM fault ORDER BY line LIMIT ${MAX_FAULTS})
       SELECT count(*)::int AS count FROM fault`,
      [importId],
    );
    found += count;
  }
  return found;
}
