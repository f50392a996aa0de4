import { type CounterKind, stockIdSql } from "../../shop/stock/ids.ts";

/** SQL that the checks of several inventories share. */

/** Faults among the rows of an import, and between them and existing data. $1: the import. */
export type Finding = string;

/** Parts of an import that only its inventory knows, each SQL over the staged rows; $1: the import. */
export type InventoryChecks = {
  /** Fills in values that rows inherit from others. */
  readonly fillIn: readonly string[];
  readonly findings: readonly Finding[];
  /** Locks things that an import would change against bookings and payments under way. */
  readonly locks: readonly string[];
  /**
   * Sums that are far from those that are there: ten times as much or as little is mostly toman taken for rial.
   * `factor`: how many times a sum may be another.
   */
  readonly outliers: (factor: number) => readonly Finding[];
};

/** Finds two things of a kind with a value that must be unique: the later row, or the row beside existing data. */
export const taken = (kind: string, table: string, columns: readonly string[], path: string): Finding => {
  const same = columns.map((column) => `${table}.${column}::text = mine.data ->> '${column}'`).join(" AND ");
  const key = columns.map((column) => `data ->> '${column}'`).join(", ");
  return `
  SELECT mine.line, '${path}' AS path, 'taken_by_another' AS code,
    coalesce((SELECT external_id FROM inventory_key WHERE kind = '${kind}' AND id = ${table}.id), ${table}.id::text) AS detail
  FROM import_row AS mine JOIN ${table} ON ${same} AND ${table}.id <> mine.id
  WHERE mine.import_id = $1 AND mine.kind = '${kind}'
    AND NOT EXISTS (SELECT FROM import_row AS other WHERE other.import_id = $1 AND other.kind = '${kind}' AND other.id = ${table}.id)
  UNION ALL
  SELECT line, '${path}', 'taken_by_another', first
  FROM (SELECT line, key, id, first_value(key) OVER same AS first, first_value(id) OVER same AS first_id
    FROM import_row WHERE import_id = $1 AND kind = '${kind}' AND data IS NOT NULL WINDOW same AS (PARTITION BY ${key} ORDER BY seq)) AS named
  WHERE id <> first_id`;
};

/** Finds things that would change their parent: their nights and their bookings would not follow. */
export const moved = (kind: string, table: string, column: string, path: string): Finding => `
  SELECT mine.line, '${path}' AS path, 'cannot_move' AS code, 'a ${kind} stays with its ${path}: give another external_id' AS detail
  FROM import_row AS mine JOIN ${table} ON ${table}.id = mine.id
  WHERE mine.import_id = $1 AND mine.kind = '${kind}' AND ${table}.${column}::text <> mine.data ->> '${column}'`;

/** Data that an import may not change once booked: a table, its columns or expressions over them, and their counter. */
export type Booked = {
  readonly kind: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly counted: CounterKind;
};

/** Rows of an import that change it, `there` beside `wanted`. */
const changing = ({ kind, table, columns }: Booked): string => {
  const of = (alias: string) => columns.map((column) => `${alias}.${column}`).join(", ");
  return `
  FROM import_row AS mine JOIN ${table} AS there ON there.id = mine.id
  CROSS JOIN LATERAL jsonb_populate_record(there, mine.data) AS wanted
  WHERE mine.import_id = $1 AND mine.kind = '${kind}' AND (${of("wanted")}) IS DISTINCT FROM (${of("there")})`;
};

/** Finds changes of what is booked: `what` names it, and `instead` the operator's command for such a change. */
export const rebooked = (booked: Booked, path: string, what: string, instead: string): Finding => `
  SELECT mine.line, '${path}' AS path, 'cannot_move' AS code, '${what} booked: see ${instead}' AS detail ${changing(booked)}
    AND EXISTS (SELECT FROM stock WHERE stock.id = ${stockIdSql(booked.counted, "there.id")} AND held + sold > sold_elsewhere)`;

/** Locks things whose times or route an import would change: waits for bookings and payments under way. */
export const lockOf = (booked: Booked): string => `
  SELECT there.id ${changing(booked)} ORDER BY there.id FOR NO KEY UPDATE OF there`;

/** A column that a row takes from its parent: the row of the same file, or the stored one. */
export const inherited = (
  kind: string,
  parent: { readonly kind: string; readonly table: string; readonly column: string },
  inherits: string,
): string => `
  UPDATE import_row AS mine SET data = mine.data || jsonb_build_object('${inherits}', coalesce(
    (SELECT staged.data -> '${inherits}' FROM import_row AS staged WHERE staged.import_id = $1 AND staged.kind = '${parent.kind}'
       AND staged.id = (mine.data ->> '${parent.column}')::bigint AND staged.data IS NOT NULL ORDER BY staged.seq LIMIT 1),
    (SELECT to_jsonb(${inherits}) FROM ${parent.table} WHERE ${parent.table}.id = (mine.data ->> '${parent.column}')::bigint)))
  WHERE mine.import_id = $1 AND mine.kind = '${kind}' AND mine.data IS NOT NULL`;

/** True where two sums are far apart. */
export const isFar = (one: string, other: string, factor: number): string =>
  `${one} > 0 AND ${other} > 0 AND greatest(${one}, ${other}) > ${factor} * least(${one}, ${other})`;

/** Prices that are a JSON of sums; `path` leads from one of its values to the sum. */
export const ofPrices = (kind: string, table: string, path: string, name: string, factor: number): string => `
  SELECT mine.line, 'prices.' || one.name || '${name}' AS path, 'outlier' AS code, wanted.before || ' → ' || wanted.after AS detail
  FROM import_row AS mine JOIN ${table} AS there ON there.id = mine.id
  CROSS JOIN LATERAL jsonb_each(mine.data -> 'prices') AS one (name, value)
  CROSS JOIN LATERAL (SELECT (one.value #>> '${path}')::numeric AS after, (there.prices -> one.name #>> '${path}')::numeric AS before) AS wanted
  WHERE mine.import_id = $1 AND mine.kind = '${kind}' AND ${isFar("wanted.before", "wanted.after", factor)}`;
