import type { Inventory } from "#domain/import/inventories.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Thing } from "./thing.ts";
import { namedBy } from "./things.ts";

/**
 * Maps the keys in an operator's files to the numbers of things. A thing of another origin, such as the
 * demonstration's, has its kind and its number as key: `property-1201`; a place the word or letters that it is known by
 * everywhere.
 */

/** Default key of a thing that no file has named yet. */
export const ownKey = ({ record: { record }, key, table }: Thing, row = table): string =>
  key === "external_id" ? `'${record}-' || ${row}.id` : `${row}.${key}`;

/** Gives a key to every thing of an inventory that has none. */
export async function adoptThings(tx: Queryable, inventory: Inventory): Promise<void> {
  for (const thing of namedBy(inventory).filter(({ isNumbered }) => isNumbered)) {
    const { table, record } = thing;
    await tx.query(
      `INSERT INTO inventory_key (kind, external_id, id) SELECT $1, ${ownKey(thing)}, ${table}.id FROM ${table}
       WHERE NOT EXISTS (SELECT FROM inventory_key AS known WHERE known.kind = $1 AND known.id = ${table}.id)
       ON CONFLICT DO NOTHING`,
      [record.record],
    );
  }
}

export type Key = { readonly kind: string; readonly key: string };

const KEYS = "jsonb_to_recordset($1::jsonb) AS wanted (kind text, key text)";

/** The numbers of some things; a new one has its number from here on, in the order in which they were asked for. */
export async function idsOf(tx: Queryable, wanted: Iterable<Key>): Promise<(kind: string, key: string) => number> {
  const keys = JSON.stringify([...wanted]);
  const made = await tx.query<{ id: number; kind: string }>(
    `INSERT INTO inventory_key (kind, external_id) SELECT kind, key
     FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (kind text, key text)) WITH ORDINALITY AS wanted (kind, key, place)
     WHERE NOT EXISTS (SELECT FROM inventory_key AS known WHERE known.kind = wanted.kind AND known.external_id = wanted.key)
     ORDER BY place ON CONFLICT DO NOTHING RETURNING id, kind`,
    [keys],
  );
  await moveUp(tx, made);
  const found = await tx.query<{ kind: string; key: string; id: number }>(
    `SELECT known.kind, known.external_id AS key, known.id FROM inventory_key AS known
     JOIN ${KEYS} ON known.kind = wanted.kind AND known.external_id = wanted.key`,
    [keys],
  );
  const ids = new Map(found.map(({ kind, key, id }) => [`${kind} ${key}`, id]));
  return (kind, key) => {
    const id = ids.get(`${kind} ${key}`);
    if (id === undefined) throw new Error(`The number of a ${kind} was not asked for`);
    return id;
  };
}

/** Kinds that the demonstration numbers so high that only numbers of thirteen digits are surely free. */
const HIGH_KINDS: ReadonlySet<string> = new Set(["departure", "package", "flight"]);
const HIGH = 1_000_000_000_000;

async function moveUp(tx: Queryable, made: readonly { id: number; kind: string }[]): Promise<void> {
  const high = made.filter(({ kind }) => HIGH_KINDS.has(kind));
  if (high.length === 0) return;
  await tx.query(
    `UPDATE inventory_key SET id = inventory_key.id + ${HIGH} FROM jsonb_to_recordset($1::jsonb) AS made (id bigint, kind text)
     WHERE inventory_key.kind = made.kind AND inventory_key.id = made.id`,
    [JSON.stringify(high)],
  );
}
