import { CHANGES_NAMED, type ImportValue } from "#domain/contract/import.shapes.ts";
import type { Inventory } from "#domain/import/inventories.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Thing } from "./thing.ts";
import { thingsOf } from "./things.ts";

/** Records an import's changes of existing rows, old and new value: written beside it, for a dry run too, and kept. */

const keepOf = ({ record: { record }, table, idColumn, columns, once }: Thing): string => {
  const compared = columns.filter((column) => column !== idColumn && !once.includes(column));
  const names = compared.map((column) => `'${column}'`).join(", ");
  return `
  INSERT INTO inventory_change (import_id, record, key, field, before, after)
  SELECT $1, '${record}', mine.key, one, kept ->> one, new ->> one
  FROM import_row AS mine CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, mine.data) AS wanted
  JOIN ${table} AS there ON there.${idColumn} = wanted.${idColumn}
  CROSS JOIN LATERAL (SELECT to_jsonb(there) AS kept, to_jsonb(wanted) AS new) AS both_of
  CROSS JOIN LATERAL unnest(ARRAY[${names}]::text[]) AS one
  WHERE mine.import_id = $1 AND mine.kind = '${record}' AND kept -> one IS DISTINCT FROM new -> one`;
};

/** Records the changes that an import makes to things, before they are written. */
export async function keepThingChanges(tx: Queryable, importId: number, inventory: Inventory): Promise<void> {
  for (const thing of thingsOf[inventory]) await tx.query(keepOf(thing), [importId]);
}

/** Rows that span days: their table, the rows as a batch wants them, and the key that files name them by. */
type DayChanges = {
  readonly record: string;
  readonly wanted: string;
  readonly table: string;
  readonly owner: string;
  readonly kind: string;
  readonly fields: readonly string[];
};

/** Records the changes that a batch makes to days, before it is written: days that change alike are one row. */
export const keepDayChanges = ({ record, wanted, table, owner, kind, fields }: DayChanges): string => `
  INSERT INTO inventory_change (import_id, record, key, field, before, after, first, last, count)
  SELECT $1::bigint, '${record}', coalesce(named.external_id, wanted.${owner}::text), one.field, one.before, one.after,
    min(wanted.night), max(wanted.night), count(*)
  FROM (${wanted}) AS wanted JOIN ${table} AS there USING (${owner}, night)
  LEFT JOIN inventory_key AS named ON named.kind = '${kind}' AND named.id = wanted.${owner}
  CROSS JOIN LATERAL (VALUES ${fields.map((name) => `('${name}', there.${name}::text, wanted.${name}::text)`).join(", ")})
    AS one (field, before, after)
  WHERE one.before IS DISTINCT FROM one.after GROUP BY 3, 4, 5, 6`;

/** The same for a batch of counters, each by its subject. */
export const keepCounterChanges = (wanted: string, record: string): string => `
  INSERT INTO inventory_change (import_id, record, key, field, before, after)
  SELECT $1::bigint, '${record}', there.what, one.field, one.before, one.after
  FROM (${wanted}) AS wanted JOIN stock AS there ON there.id = wanted.stock_id
  CROSS JOIN LATERAL (VALUES ('total', there.total::text, wanted.total::text),
    ('sold_elsewhere', there.sold_elsewhere::text, wanted.sold_elsewhere::text)) AS one (field, before, after)
  WHERE one.before IS DISTINCT FROM one.after`;

/** The first changes of an import, and how many there are. */
export async function changesOf(from: Queryable, importId: number): Promise<ImportValue["changed"]> {
  const rows = await from.query<ImportValue["changed"]["items"][number] & { total: number }>(
    `SELECT record, key, field, before, after, first::text AS first, last::text AS last, count, count(*) OVER ()::int AS total
     FROM inventory_change WHERE import_id = $1 ORDER BY record, key, field, first NULLS FIRST LIMIT ${CHANGES_NAMED}`,
    [importId],
  );
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _, ...change }) => change) };
}
