/** Findings about what runs over days: see `check.ts`. $1: the import. */

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
    'on ' || min(there.night) || ' ' || max(there.held + there.sold - there.sold_elsewhere + mine.sold_elsewhere) || ' rooms are held or sold' AS detail
  FROM import_stock AS mine
  JOIN inventory_night AS there ON there.room_type_id = mine.room_type_id AND there.night BETWEEN mine.first AND mine.last
  WHERE mine.import_id = $1 AND there.held + there.sold - there.sold_elsewhere + mine.sold_elsewhere > mine.total
  GROUP BY mine.line, mine.upto`;

/** Fewer pieces of a counter than are held and sold. */
export const counterBelowSold = (path: string): string => `
  SELECT mine.line, '${path}' AS path, 'below_sold' AS code,
    (there.held + there.sold - there.sold_elsewhere + mine.sold_elsewhere) || ' are held or sold (' || there.what || ')' AS detail
  FROM import_counter AS mine JOIN stock AS there ON there.id = mine.stock_id
  WHERE mine.import_id = $1 AND there.held + there.sold - there.sold_elsewhere + mine.sold_elsewhere > mine.total`;
