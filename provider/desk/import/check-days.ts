import { bitOf } from "./days.ts";

/** Findings about rows that span days: see `check.ts`. $1: the import. */

/** Days of a plan or a room that is nowhere. */
export const unknownOwners = (of: { staged: string; column: string; kind: string; table: string }): string => `
  SELECT mine.line, '${of.kind}' AS path, 'not_known' AS code, '${of.kind} "' || named.external_id || '"' AS detail
  FROM (
    SELECT DISTINCT ${of.column} AS id FROM ${of.staged} WHERE import_id = $1
    EXCEPT SELECT id FROM ${of.table}
    EXCEPT SELECT id FROM import_row WHERE import_id = $1 AND kind = '${of.kind}') AS unknown
  JOIN ${of.staged} AS mine ON mine.import_id = $1 AND mine.${of.column} = unknown.id
  JOIN inventory_key AS named ON named.kind = '${of.kind}' AND named.id = unknown.id`;

/** Days that an earlier row has given already. */
export const overlaps = (staged: string, column: string): string => `
  SELECT greatest(line, other) AS line, 'from' AS path, 'given_twice' AS code,
    'these days are in line ' || least(line, other) || ' too' AS detail
  FROM (SELECT line, first, lag(last) OVER days AS before, lag(line) OVER days AS other
    FROM ${staged} WHERE import_id = $1 WINDOW days AS (PARTITION BY ${column} ORDER BY first, upto)) AS run
  WHERE before >= first`;

/** Fewer rooms than are held and sold. */
export const belowSold = `
  SELECT mine.line, 'total' AS path, 'below_sold' AS code,
    'on ' || min(there.night) || ' ' || max(there.held + there.sold - there.sold_elsewhere + wanted.elsewhere) || ' rooms are held or sold' AS detail
  FROM import_stock AS mine
  JOIN inventory_night AS there ON there.room_type_id = mine.room_type_id AND there.night BETWEEN mine.first AND mine.last
  CROSS JOIN LATERAL (SELECT CASE WHEN mine.left_out <> 0 THEN there.sold_elsewhere ELSE mine.sold_elsewhere END AS elsewhere) AS wanted
  WHERE mine.import_id = $1 AND there.held + there.sold - there.sold_elsewhere + wanted.elsewhere > mine.total
  GROUP BY mine.line, mine.upto`;

/** Nights whose shortest stay would be longer than their longest, by what the row says and what it leaves. */
export const shortestAboveLongest = `
  SELECT mine.line, 'max_stay' AS path, 'wrong_order' AS code,
    'on ' || min(there.night) || ' min_stay is ' || max(wanted.shortest) || ' and max_stay ' || min(wanted.longest) AS detail
  FROM import_price AS mine
  JOIN night_price AS there ON there.rate_plan_id = mine.rate_plan_id AND there.night BETWEEN mine.first AND mine.last
  CROSS JOIN LATERAL (SELECT
    CASE WHEN mine.left_out & ${bitOf("min_stay")} <> 0 THEN there.min_stay ELSE mine.min_stay END AS shortest,
    CASE WHEN mine.left_out & ${bitOf("max_stay")} <> 0 THEN there.max_stay ELSE mine.max_stay END AS longest) AS wanted
  WHERE mine.import_id = $1 AND mine.left_out & ${bitOf("min_stay") | bitOf("max_stay")} <> 0 AND wanted.shortest > wanted.longest
  GROUP BY mine.line, mine.upto`;

/** Fewer pieces of a counter than are held and sold. */
export const counterBelowSold = (path: string): string => `
  SELECT mine.line, '${path}' AS path, 'below_sold' AS code,
    (there.held + there.sold - there.sold_elsewhere + mine.sold_elsewhere) || ' are held or sold (' || there.what || ')' AS detail
  FROM import_counter AS mine JOIN stock AS there ON there.id = mine.stock_id
  WHERE mine.import_id = $1 AND there.held + there.sold - there.sold_elsewhere + mine.sold_elsewhere > mine.total`;
