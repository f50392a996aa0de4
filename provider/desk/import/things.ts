import { type Inventory, inventories } from "#domain/import/inventories.ts";
import type { RecordKind, Values } from "#domain/import/record.ts";
import { recordsOf } from "#products/import-records.shapes.ts";
import { inventoryTables } from "#products/inventories.ts";
import { placeThings } from "./place-things.ts";
import type { IdOf, Thing, ThingTable } from "./thing.ts";

/** Kinds identified by a key in words, in every table that refers to them. */
const UNNUMBERED: ReadonlySet<string> = new Set(["facility", "policy", "carrier", "page"]);

export const isNumbered = (kind: string): boolean => !UNNUMBERED.has(kind);

/** Column of a reference to each kind. */
const columnNames: Readonly<Record<string, string>> = {
  country: "country_id",
  city: "city_id",
  property: "property_id",
  room: "room_type_id",
  policy: "cancellation_policy_id",
};

/** The things of an inventory in the order in which their tables may be written. */
export const thingsOf = Object.fromEntries(inventories.map((name) => [name, things(name)])) as Record<
  Inventory,
  Thing[]
>;

/** Every kind of thing once: the possible targets of a reference. */
export const allThings: readonly Thing[] = [
  ...new Map(
    Object.values(thingsOf)
      .flat()
      .map((thing) => [thing.record.record, thing]),
  ).values(),
];

/** @throws when there is no such kind. */
export function thingNamed(kind: string): Thing {
  const thing = allThings.find(({ record }) => record.record === kind);
  if (thing === undefined) throw new Error(`There is no kind ${kind}`);
  return thing;
}

/** The things that rows of an inventory are, or name. */
export function namedBy(inventory: Inventory): readonly Thing[] {
  const { alsoNames = [] } = inventoryTables[inventory];
  const named = new Set([...recordsOf[inventory].map(({ record }) => record), ...alsoNames]);
  return allThings.filter(({ record: { record } }) => named.has(record));
}

function things(inventory: Inventory): Thing[] {
  const { tables, inner = [] } = inventoryTables[inventory];
  const all: Readonly<Record<string, ThingTable>> = { ...placeThings, ...tables };
  return [...recordsOf[inventory], ...inner].flatMap((record) => {
    const table = all[record.record];
    return table === undefined || record.key === undefined ? [] : [thingOf(record, record.key, table)];
  });
}

function thingOf(record: RecordKind, key: string, of: ThingTable): Thing {
  const {
    table,
    names = {},
    without = [],
    more = [],
    once = [],
    keepsWhile = "true",
    build,
    counters = () => [],
    idColumn = "id",
    expand = null,
  } = of;
  const columnOf = (name: string): string => names[name] ?? columnNames[name] ?? name;
  const left = new Set(["external_id", idColumn, ...without]);
  const fields = Object.keys(record.fields).filter((name) => !left.has(name));
  const columns = [idColumn, ...new Set([...fields.map(columnOf), ...more])];
  return {
    record,
    key,
    table,
    isNumbered: isNumbered(record.record),
    idColumn,
    expand,
    columns,
    once,
    keepsWhile,
    columnsOf: (names) => names.map(columnOf).filter((column) => columns.includes(column)),
    counters,
    row: (values, idOf) => ({
      ...Object.fromEntries(fields.map((name) => [columnOf(name), plainValue(record, name, values, idOf)])),
      ...build?.(values, idOf),
    }),
  };
}

function plainValue({ fields }: RecordKind, name: string, values: Values, idOf: IdOf): unknown {
  const value = values[name];
  const ref = fields[name]?.ref;
  return ref !== undefined && isNumbered(ref) && typeof value === "string" ? idOf(ref, value) : value;
}
