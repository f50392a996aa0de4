import type { Inventory } from "#domain/import/inventories.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type CounterKind, stockIdSql } from "../../shop/stock/ids.ts";
import { belowSold, counterBelowSold, overlaps, shortestAboveLongest, unknownOwners } from "./check-days.ts";
import { outliersOf } from "./outliers.ts";
import { MAX_FAULTS } from "./staging.ts";
import type { Thing } from "./thing.ts";
import { namedBy } from "./things.ts";

/** Checks among the rows of an import, and between them and existing data. Each finds faults of lines. */

/** $1: the import. */
type Finding = string;

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

/** Finds two things of a kind with a value that must be unique: the later row, or the row beside existing data. */
const taken = (kind: string, table: string, columns: readonly string[], path: string): Finding => {
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
const moved = (kind: string, table: string, column: string, path: string): Finding => `
  SELECT mine.line, '${path}' AS path, 'cannot_move' AS code, 'a ${kind} stays with its ${path}: give another external_id' AS detail
  FROM import_row AS mine JOIN ${table} ON ${table}.id = mine.id
  WHERE mine.import_id = $1 AND mine.kind = '${kind}' AND ${table}.${column}::text <> mine.data ->> '${column}'`;

/** Data that an import may not change once booked: a table, its columns or expressions over them, and their counter. */
type Booked = {
  readonly kind: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly counted: CounterKind;
};

/** The times of a departure, as its legs say them. */
const timesOf = (leg: "out" | "back"): readonly string[] =>
  ["departs_at", "arrives_at"].map((time) => `legs #>> '{${leg},${time}}'`);

const bookedDeparture = (columns: readonly string[]): Booked => ({
  kind: "departure",
  table: "tour_departure",
  columns,
  counted: "tourSeats",
});
const bookedFlight = (columns: readonly string[]): Booked => ({
  kind: "flight",
  table: "flight",
  columns,
  counted: "flightSeats",
});
const OUT = bookedDeparture(timesOf("out"));
const BACK = bookedDeparture(timesOf("back"));
const FLIGHT_TIMES = bookedFlight(["departs_at", "arrives_at"]);
const FLIGHT_ROUTE = bookedFlight(["origin", "destination"]);

/** Rows of an import that change it, `there` beside `wanted`. */
const changing = ({ kind, table, columns }: Booked): string => {
  const of = (alias: string) => columns.map((column) => `${alias}.${column}`).join(", ");
  return `
  FROM import_row AS mine JOIN ${table} AS there ON there.id = mine.id
  CROSS JOIN LATERAL jsonb_populate_record(there, mine.data) AS wanted
  WHERE mine.import_id = $1 AND mine.kind = '${kind}' AND (${of("wanted")}) IS DISTINCT FROM (${of("there")})`;
};

/** Finds changes of what is booked: `what` names it, and `instead` the operator's command for such a change. */
const rebooked = (booked: Booked, path: string, what: string, instead: string): Finding => `
  SELECT mine.line, '${path}' AS path, 'cannot_move' AS code, '${what} booked: see ${instead}' AS detail ${changing(booked)}
    AND EXISTS (SELECT FROM stock WHERE stock.id = ${stockIdSql(booked.counted, "there.id")} AND held + sold > sold_elsewhere)`;

const findings: Readonly<Record<Inventory, readonly Finding[]>> = {
  properties: [
    taken("property", "property", ["city_id", "slug"], "slug"),
    moved("property", "property", "city_id", "city"),
    moved("room", "room_type", "property_id", "property"),
    moved("plan", "rate_plan", "room_type_id", "room"),
    unknownOwners({ staged: "import_price", column: "rate_plan_id", kind: "plan", table: "rate_plan" }),
    unknownOwners({ staged: "import_stock", column: "room_type_id", kind: "room", table: "room_type" }),
    overlaps("import_price", "rate_plan_id"),
    overlaps("import_stock", "room_type_id"),
    belowSold,
    shortestAboveLongest,
  ],
  tours: [
    taken("tour", "tour", ["city_id", "slug"], "slug"),
    moved("departure", "tour_departure", "tour_id", "tour"),
    moved("departure", "tour_departure", "origin_city_id", "origin"),
    moved("package", "tour_package", "departure_id", "departure"),
    rebooked(OUT, "out", "its times are", "operator departures cancel"),
    rebooked(BACK, "back", "its times are", "operator departures cancel"),
    counterBelowSold("seats"),
  ],
  flights: [
    rebooked(FLIGHT_TIMES, "departs", "its times are", "operator flights retime"),
    rebooked(FLIGHT_ROUTE, "destination", "its route is", "operator flights cancel"),
    counterBelowSold("seats"),
  ],
};

/** Locks things whose times or route an import would change: waits for bookings and payments under way. */
const lockOf = (booked: Booked): string => `
  SELECT there.id ${changing(booked)} ORDER BY there.id FOR NO KEY UPDATE OF there`;

const locks: Readonly<Record<Inventory, readonly string[]>> = {
  properties: [],
  tours: [lockOf(bookedDeparture([...OUT.columns, ...BACK.columns]))],
  flights: [lockOf(bookedFlight([...FLIGHT_TIMES.columns, ...FLIGHT_ROUTE.columns]))],
};

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
  for (const lock of locks[inventory]) await tx.query(lock, [importId]);
  const outliers = factor === null ? [] : outliersOf[inventory](factor);
  const all = [GIVEN_TWICE, ...namedBy(inventory).map(notKnown), ...findings[inventory], ...outliers];
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
