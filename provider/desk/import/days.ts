import type { Values } from "#domain/import/record.ts";
import { arrayLiteral, type Queryable } from "../../kernel/database/database.ts";
import type { IdOf } from "./thing.ts";

/**
 * Rows that span days: prices of plans and stock of rooms. They travel as columns of numbers, dates as days since 1970,
 * and are staged as the ranges that they arrived as.
 */

export type Days = {
  readonly record: string;
  readonly line: number;
  readonly values: Values;
  /** Fields that the row does not name. */
  readonly leftOut: readonly string[];
};
/** Number of staged days of each. */
export type StagedDays = { readonly prices: number; readonly stock: number };

const EPOCH = "date '1970-01-01'";

const STAGE_PRICES = `
  INSERT INTO import_price (import_id, upto, line, rate_plan_id, first, last, rack_rate, sale_rate, extra_bed_rate, baby_cot_rate,
    min_stay, max_stay, switches, left_out)
  SELECT $1::bigint, upto, line, plan, ${EPOCH} + first, ${EPOCH} + last, rack, sale, extra, cot, shortest, longest, switches, left_out
  FROM unnest($2::bigint[], $3::int[], $4::int[], $5::int[], $6::int[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[],
    $11::smallint[], $12::smallint[], $13::smallint[], $14::smallint[])
    AS n (upto, line, plan, first, last, rack, sale, extra, cot, shortest, longest, switches, left_out)`;

const STAGE_STOCK = `
  INSERT INTO import_stock (import_id, upto, line, room_type_id, first, last, total, sold_elsewhere, left_out)
  SELECT $1::bigint, upto, line, room, ${EPOCH} + first, ${EPOCH} + last, total, elsewhere, left_out
  FROM unnest($2::bigint[], $3::int[], $4::bigint[], $5::int[], $6::int[], $7::int[], $8::int[], $9::smallint[])
    AS n (upto, line, room, first, last, total, elsewhere, left_out)`;

/** Fields of a night that keep their value when a row leaves them out; a field's position is its bit of `left_out`. */
export const NIGHT_FIELDS = [
  "rack_rate",
  "sale_rate",
  "extra_bed_rate",
  "baby_cot_rate",
  "min_stay",
  "max_stay",
  "closed",
  "closed_to_arrival",
  "closed_to_departure",
] as const;
const STOCK_FIELDS = ["sold_elsewhere"] as const;

/** The bit of a night's field in `left_out`. */
export const bitOf = (name: (typeof NIGHT_FIELDS)[number]): number => 1 << NIGHT_FIELDS.indexOf(name);

const bitsOf = (fields: readonly string[], leftOut: readonly string[]): number =>
  fields.reduce((bits, name, index) => bits + (leftOut.includes(name) ? 1 << index : 0), 0);

/** Rows per statement. */
const BATCH = 5_000;

/** Stages the rows of a part that span days; returns the number of days staged by then. */
export async function stageDays(
  tx: Queryable,
  { id, staged }: { id: number; staged: StagedDays },
  days: readonly Days[],
  idOf: IdOf,
): Promise<StagedDays> {
  const prices = await stage(
    tx,
    id,
    staged.prices,
    days.filter(({ record }) => record === "night"),
    {
      text: STAGE_PRICES,
      columns: ({ values, leftOut }) => [
        idOf("plan", String(values["plan"])),
        ...runOf(values),
        number(values["rack_rate"]),
        number(values["sale_rate"]),
        number(values["extra_bed_rate"]),
        number(values["baby_cot_rate"]),
        number(values["min_stay"]),
        number(values["max_stay"]),
        Number(values["closed"]) + 2 * Number(values["closed_to_arrival"]) + 4 * Number(values["closed_to_departure"]),
        bitsOf(NIGHT_FIELDS, leftOut),
      ],
      count: 11,
    },
  );
  const stock = await stage(
    tx,
    id,
    staged.stock,
    days.filter(({ record }) => record === "stock"),
    {
      text: STAGE_STOCK,
      columns: ({ values, leftOut }) => [
        idOf("room", String(values["room"])),
        ...runOf(values),
        number(values["total"]),
        number(values["sold_elsewhere"]),
        bitsOf(STOCK_FIELDS, leftOut),
      ],
      count: 6,
    },
  );
  return { prices, stock };
}

const number = (value: unknown): number | null => (value === null ? null : Number(value));

/** The first and the last day of a row. */
const runOf = ({ from, to }: Values): [number, number] => [Number(from), Number(to ?? from)];

type Stage = {
  readonly text: string;
  readonly columns: (row: Days) => readonly (number | null)[];
  readonly count: number;
};

async function stage(
  tx: Queryable,
  id: number,
  before: number,
  rows: readonly Days[],
  { text, columns, count }: Stage,
) {
  let upto = before;
  for (let start = 0; start < rows.length; start += BATCH) {
    const ends: number[] = [];
    const lines: number[] = [];
    const all: (number | null)[][] = Array.from({ length: count }, () => []);
    for (const row of rows.slice(start, start + BATCH)) {
      const [first, last] = runOf(row.values);
      upto += last - first + 1;
      ends.push(upto);
      lines.push(row.line);
      for (const [index, value] of columns(row).entries()) all[index]?.push(value);
    }
    await tx.query(text, [id, arrayLiteral(ends), arrayLiteral(lines), ...all.map(arrayLiteral)]);
  }
  return upto;
}
