import type { RecordKind } from "#domain/import/record.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Row } from "../../kernel/database/insert-rows.ts";
import { ownKey } from "./keys.ts";
import { thingNamed } from "./things.ts";

/** Rows of tables as rows of an import. */

/** The key of a thing in a query that knows its number, as SQL. */
export const keyOf = (kind: string, number: string, row: string): string =>
  `coalesce((SELECT external_id FROM inventory_key WHERE kind = '${kind}' AND id = ${number}), ${ownKey(thingNamed(kind), row)})`;

/** A row with the fields of its record in their order; fields with their default value are left out. */
export function rowText({ record, fields }: RecordKind, values: Row): string {
  const kept = Object.entries(fields).flatMap(([name, { otherwise }]): [string, unknown][] => {
    const value = values[name];
    const isLeftOut = value === undefined || value === null || JSON.stringify(value) === JSON.stringify(otherwise);
    return isLeftOut ? [] : [[name, value]];
  });
  return JSON.stringify({ record, ...Object.fromEntries(kept) });
}

/** The rows of one thing's table, with its key as its record calls it. `where`: which; `refs`: columns that name others. */
export async function rowsOfThing(
  from: Queryable,
  kind: string,
  {
    refs = {},
    where,
    values,
  }: { refs?: Readonly<Record<string, string>>; where: string; values: readonly (string | number | null)[] },
): Promise<string[]> {
  const { table, record, key, isNumbered } = thingNamed(kind);
  const named = Object.entries(refs).map(([field, sql]) => `${sql} AS "${field}"`);
  const own = isNumbered && key === "external_id" ? [`${keyOf(kind, `${table}.id`, table)} AS external_id`] : [];
  const rows = await from.query<Row>(
    `SELECT ${[`${table}.*`, ...own, ...named].join(", ")} FROM ${table} ${where}`,
    values,
  );
  return rows.map((row) => rowText(record, row));
}

/** Countries and cities. */
export const placeRows = async (from: Queryable): Promise<string[]> => [
  ...(await rowsOfThing(from, "country", { where: "ORDER BY id", values: [] })),
  ...(await rowsOfThing(from, "city", {
    refs: { country: "(SELECT iso2 FROM country WHERE country.id = city.country_id)" },
    where: "ORDER BY id",
    values: [],
  })),
];
