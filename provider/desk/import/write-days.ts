import type { Queryable } from "../../kernel/database/database.ts";
import { keepCounterChanges, keepDayChanges } from "./changes.ts";
import { NIGHT_FIELDS } from "./days.ts";
import type { Change } from "./write-things.ts";

/**
 * Nights and counters are written a batch at a time, each in a transaction of its own: a booking that wants one of them
 * waits for a batch, never for a file. `$2` and `$3` are the running count of the import `$1` (`upto`) before and after the batch.
 */

/** Name under which changes of `stock` are reported; in files they are fields of the departure, flight or package. */
export const COUNTER = "counter";

/** `kept`: how many kept more than the file says, because that is sold. */
export type Written = Change & { readonly kept: number };

/** Data that is written in batches: the columns of `inventory_import` that count it, and its statements. */
export type Batched = {
  readonly record: string;
  readonly staged: "staged_prices" | "staged_stock" | "staged_counters";
  readonly applied: "applied_prices" | "applied_stock" | "applied_counters";
  /** Rows of one transaction. */
  readonly batch: number;
  /** Records the changes of a batch. */
  readonly keep?: string;
  /** Takes the locks in the order in which bookings take them. */
  readonly lock?: string;
  /** Writes a batch, and counts. */
  readonly write: string;
  /** Counts the effects of a batch. */
  readonly compare: string;
};

const PRICE_COLUMNS = NIGHT_FIELDS.join(", ");
const of = (alias: string, columns = PRICE_COLUMNS): string =>
  columns
    .split(",")
    .map((column) => `${alias}.${column.trim()}`)
    .join(", ");

/** The days of a batch, row by row: most rows are one day, and to open a series for each takes longer than all else of it. */
const daysOf = (staged: string, columns: string): string => `
  SELECT mine.first AS night, ${columns} FROM ${staged} AS mine
  WHERE mine.import_id = $1 AND mine.upto > $2 AND mine.upto <= $3 AND mine.first = mine.last
  UNION ALL SELECT mine.first + n, ${columns} FROM ${staged} AS mine CROSS JOIN LATERAL generate_series(0, mine.last - mine.first) AS n
  WHERE mine.import_id = $1 AND mine.upto > $2 AND mine.upto <= $3 AND mine.first < mine.last`;

const GIVEN_PRICES = daysOf(
  "import_price",
  `rate_plan_id, rack_rate, sale_rate, extra_bed_rate, baby_cot_rate, min_stay, max_stay, switches & 1 <> 0 AS closed,
   switches & 2 <> 0 AS closed_to_arrival, switches & 4 <> 0 AS closed_to_departure, left_out`,
);

/** An existing night keeps the values that its row leaves out. Only imports write prices, one at a time. */
const PRICES = `
  SELECT given.rate_plan_id, given.night, ${NIGHT_FIELDS.map(
    (name, index) =>
      `CASE WHEN given.left_out & ${1 << index} <> 0 AND kept.night IS NOT NULL THEN kept.${name} ELSE given.${name} END AS ${name}`,
  ).join(", ")}
  FROM (${GIVEN_PRICES}) AS given
  LEFT JOIN night_price AS kept ON given.left_out <> 0 AND kept.rate_plan_id = given.rate_plan_id AND kept.night = given.night`;

const STOCK = `
  SELECT given.room_type_id, given.night, given.total,
    CASE WHEN given.left_out <> 0 THEN coalesce(kept.sold_elsewhere, given.sold_elsewhere) ELSE given.sold_elsewhere END AS sold_elsewhere
  FROM (${daysOf("import_stock", "room_type_id, total, sold_elsewhere, left_out")}) AS given
  LEFT JOIN inventory_night AS kept ON given.left_out <> 0 AND kept.room_type_id = given.room_type_id AND kept.night = given.night`;

const COUNTED = `
  SELECT count(*) FILTER (WHERE is_new)::int AS created, count(*) FILTER (WHERE NOT is_new)::int AS changed,
    (SELECT count(*) FROM wanted)::int - count(*)::int AS same, count(*) FILTER (WHERE is_kept)::int AS kept FROM written`;

const COMPARED = `
  SELECT count(*) FILTER (WHERE is_new)::int AS created, count(*) FILTER (WHERE NOT is_new AND NOT is_same)::int AS changed,
    count(*) FILTER (WHERE is_same)::int AS same, 0 AS kept FROM compared`;

export const nights: Batched = {
  record: "night",
  staged: "staged_prices",
  applied: "applied_prices",
  batch: 20_000,
  keep: keepDayChanges({
    record: "night",
    wanted: PRICES,
    table: "night_price",
    owner: "rate_plan_id",
    kind: "plan",
    fields: NIGHT_FIELDS,
  }),
  write: `
    WITH wanted AS (${PRICES}),
    written AS (
      INSERT INTO night_price AS there (rate_plan_id, city_id, night, ${PRICE_COLUMNS})
      SELECT rate_plan_id, city_id, night, ${of("wanted")} FROM wanted JOIN rate_plan ON rate_plan.id = rate_plan_id
      ON CONFLICT (rate_plan_id, night) DO UPDATE
      SET (${PRICE_COLUMNS}) = (${of("excluded")})
      WHERE (${of("there")}) IS DISTINCT FROM (${of("excluded")})
      RETURNING xmax = 0 AS is_new, false AS is_kept)
    ${COUNTED}`,
  compare: `
    WITH wanted AS (${PRICES}),
    compared AS (
      SELECT there.night IS NULL AS is_new, there.night IS NOT NULL AND (${of("there")}) IS NOT DISTINCT FROM (${of("wanted")}) AS is_same
      FROM wanted LEFT JOIN night_price AS there USING (rate_plan_id, night))
    ${COMPARED}`,
};

export const roomStock: Batched = {
  record: "stock",
  staged: "staged_stock",
  applied: "applied_stock",
  batch: 2_000,
  keep: keepDayChanges({
    record: "stock",
    wanted: STOCK,
    table: "inventory_night",
    owner: "room_type_id",
    kind: "room",
    fields: ["total", "sold_elsewhere"],
  }),
  lock: `
    SELECT FROM (${STOCK}) AS wanted JOIN inventory_night AS there USING (room_type_id, night)
    WHERE (there.total, there.sold_elsewhere) IS DISTINCT FROM (wanted.total, wanted.sold_elsewhere)
    ORDER BY there.room_type_id, there.night FOR NO KEY UPDATE OF there`,
  write: `
    WITH wanted AS (${STOCK}),
    made AS (
      INSERT INTO inventory_night AS there (room_type_id, night, total, held, sold, sold_elsewhere)
      SELECT room_type_id, night, total, 0, sold_elsewhere, sold_elsewhere FROM wanted ORDER BY room_type_id, night
      ON CONFLICT (room_type_id, night) DO UPDATE SET sold_elsewhere = excluded.sold_elsewhere,
        sold = there.sold - there.sold_elsewhere + excluded.sold_elsewhere,
        total = greatest(excluded.total, there.held + there.sold - there.sold_elsewhere + excluded.sold_elsewhere)
      WHERE (there.total, there.sold_elsewhere) IS DISTINCT FROM (excluded.total, excluded.sold_elsewhere)
      RETURNING xmax = 0 AS is_new, room_type_id, night, total AS now),
    written AS (SELECT is_new, now > total AS is_kept FROM made JOIN wanted USING (room_type_id, night))
    ${COUNTED}`,
  compare: `
    WITH wanted AS (${STOCK}),
    compared AS (
      SELECT there.night IS NULL AS is_new, there.night IS NOT NULL
        AND (there.total, there.sold_elsewhere) = (wanted.total, wanted.sold_elsewhere) AS is_same
      FROM wanted LEFT JOIN inventory_night AS there USING (room_type_id, night))
    ${COMPARED}`,
};

const COUNTERS = `
  SELECT stock_id, what, total, sold_elsewhere FROM import_counter AS mine
  WHERE mine.import_id = $1 AND mine.upto > $2 AND mine.upto <= $3`;

export const counters: Batched = {
  record: COUNTER,
  staged: "staged_counters",
  applied: "applied_counters",
  batch: 1_000,
  keep: keepCounterChanges(COUNTERS, COUNTER),
  lock: `
    SELECT FROM (${COUNTERS}) AS wanted JOIN stock AS there ON there.id = wanted.stock_id
    WHERE (there.total, there.sold_elsewhere) IS DISTINCT FROM (wanted.total, wanted.sold_elsewhere)
    ORDER BY there.id FOR NO KEY UPDATE OF there`,
  write: `
    WITH wanted AS (${COUNTERS}),
    made AS (
      INSERT INTO stock AS there (id, what, total, held, sold, sold_elsewhere)
      SELECT stock_id, what, total, 0, sold_elsewhere, sold_elsewhere FROM wanted ORDER BY stock_id
      ON CONFLICT (id) DO UPDATE SET sold_elsewhere = excluded.sold_elsewhere,
        sold = there.sold - there.sold_elsewhere + excluded.sold_elsewhere,
        total = greatest(excluded.total, there.held + there.sold - there.sold_elsewhere + excluded.sold_elsewhere)
      WHERE (there.total, there.sold_elsewhere) IS DISTINCT FROM (excluded.total, excluded.sold_elsewhere)
      RETURNING xmax = 0 AS is_new, id AS stock_id, total AS now),
    written AS (SELECT is_new, now > total AS is_kept FROM made JOIN wanted USING (stock_id))
    ${COUNTED}`,
  compare: `
    WITH wanted AS (${COUNTERS}),
    compared AS (
      SELECT there.id IS NULL AS is_new, there.id IS NOT NULL
        AND (there.total, there.sold_elsewhere) = (wanted.total, wanted.sold_elsewhere) AS is_same
      FROM wanted LEFT JOIN stock AS there ON there.id = wanted.stock_id)
    ${COMPARED}`,
};

const none: Written = { created: 0, changed: 0, same: 0, kept: 0 };

/** Writes one batch; a dry run records its changes and counts its effects. */
export async function writeBatch(
  tx: Queryable,
  { keep, lock, write, compare }: Batched,
  range: readonly [importId: number, after: number, upto: number],
  isDryRun: boolean,
): Promise<Written> {
  if (!isDryRun && lock !== undefined) await tx.query(lock, range);
  if (keep !== undefined) await tx.query(keep, range);
  const [written = none] = await tx.query<Written>(isDryRun ? compare : write, range);
  return written;
}
