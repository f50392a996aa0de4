import type { Inventory } from "#domain/import/inventories.ts";
import { bitOf } from "./days.ts";

/**
 * Sums that are far from those that are there: ten times as much or as little is mostly toman taken for rial. Findings as in
 * `check.ts`; `$1` is the import. `factor`: how many times a sum may be another.
 */

const isFar = (one: string, other: string, factor: number): string =>
  `${one} > 0 AND ${other} > 0 AND greatest(${one}, ${other}) > ${factor} * least(${one}, ${other})`;

const RATES = ["sale_rate", "rack_rate", "extra_bed_rate", "baby_cot_rate"] as const;

/** Compares with the nights themselves; new nights with the plan's usual price. */
const ofNights = (rate: (typeof RATES)[number], factor: number): string => `
  SELECT mine.line, '${rate}' AS path, 'outlier' AS code,
    coalesce(was.least, usual.rate) || ' → ' || mine.${rate} AS detail
  FROM import_price AS mine
  JOIN (SELECT rate_plan_id, percentile_disc(0.5) WITHIN GROUP (ORDER BY ${rate}) AS rate FROM night_price
    WHERE ${rate} > 0 AND rate_plan_id IN (SELECT rate_plan_id FROM import_price WHERE import_id = $1) GROUP BY rate_plan_id) AS usual
    USING (rate_plan_id)
  CROSS JOIN LATERAL (SELECT min(there.${rate}) AS least, max(there.${rate}) AS most FROM night_price AS there
    WHERE there.rate_plan_id = mine.rate_plan_id AND there.night BETWEEN mine.first AND mine.last AND there.${rate} > 0) AS was
  WHERE mine.import_id = $1 AND mine.left_out & ${bitOf(rate)} = 0
    AND ((${isFar(`mine.${rate}`, "coalesce(was.least, usual.rate)", factor)})
      OR (${isFar(`mine.${rate}`, "coalesce(was.most, usual.rate)", factor)}))`;

/** Prices that are a JSON of sums; `path` leads from one of its values to the sum. */
const ofPrices = (kind: string, table: string, path: string, name: string, factor: number): string => `
  SELECT mine.line, 'prices.' || one.name || '${name}' AS path, 'outlier' AS code, wanted.before || ' → ' || wanted.after AS detail
  FROM import_row AS mine JOIN ${table} AS there ON there.id = mine.id
  CROSS JOIN LATERAL jsonb_each(mine.data -> 'prices') AS one (name, value)
  CROSS JOIN LATERAL (SELECT (one.value #>> '${path}')::numeric AS after, (there.prices -> one.name #>> '${path}')::numeric AS before) AS wanted
  WHERE mine.import_id = $1 AND mine.kind = '${kind}' AND ${isFar("wanted.before", "wanted.after", factor)}`;

export const outliersOf: Readonly<Record<Inventory, (factor: number) => readonly string[]>> = {
  properties: (factor) => RATES.map((rate) => ofNights(rate, factor)),
  tours: (factor) => [ofPrices("package", "tour_package", "{}", "", factor)],
  flights: (factor) => [ofPrices("fare", "flight_fare", "{fare}", ".fare", factor)],
};
