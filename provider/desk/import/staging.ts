import type { ImportFault } from "#domain/import/fault.ts";
import type { Field, Named } from "#domain/import/fields.ts";
import type { Inventory } from "#domain/import/inventories.ts";
import { type ReadRow, type RecordKind, rowReader, type Values } from "#domain/import/record.ts";
import { recordsOf } from "#products/import-records.shapes.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { insertRows, type Row } from "../../kernel/database/insert-rows.ts";
import { type LineCounter, stageCounters } from "./counters.ts";
import { type Days, type StagedDays, stageDays } from "./days.ts";
import { idsOf, type Key } from "./keys.ts";
import type { Counter, IdOf, Thing } from "./thing.ts";
import { allThings, isNumbered } from "./things.ts";

/** Rows of a part, read but not yet staged. */
export type ReadPart = {
  readonly count: number;
  readonly faults: readonly (ImportFault & { line: number })[];
  readonly rows: readonly PartRow[];
};
type PartRow = {
  readonly line: number;
  readonly kind: RecordKind;
  readonly key: string;
  readonly values: Values | null;
  /** Fields that it does not name. */
  readonly leftOut: readonly string[];
};

const thingsByName = new Map(allThings.map((thing) => [thing.record.record, thing]));

/** Number of staged rows of what is written in batches. */
type Staged = StagedDays & { readonly counters: number };

/** Faults of one import that are kept; more are counted. */
export const MAX_FAULTS = 1_000;

const readers = new Map<Inventory, (given: unknown) => ReadRow>();
function readerOf(inventory: Inventory) {
  const reader = readers.get(inventory) ?? rowReader(recordsOf[inventory]);
  readers.set(inventory, reader);
  return reader;
}

/** Reads the rows of a part: `line`, a tab and the row as JSON, one on each line. */
export function readPart(inventory: Inventory, text: string): ReadPart {
  const read = readerOf(inventory);
  const faults: (ImportFault & { line: number })[] = [];
  const rows: PartRow[] = [];
  let count = 0;
  for (const entry of text.split("\n")) {
    if (entry === "") continue;
    count += 1;
    const tab = entry.indexOf("\t");
    const line = Number(entry.slice(0, tab));
    if (!Number.isInteger(line) || line < 1 || line > MAX_LINES) {
      faults.push({ line: count, path: "", code: "unreadable", detail: "a row begins with the number of its line" });
      continue;
    }
    const given = parsed(entry.slice(tab + 1));
    const row = given.ok ? read(given.value) : null;
    if (row === null) faults.push({ line, path: "", code: "unreadable", detail: given.detail });
    else if ("faults" in row) {
      faults.push(...row.faults.map((fault) => ({ ...fault, line })));
      if (row.kind !== null && row.key !== null)
        rows.push({ line, kind: row.kind, key: row.key, values: null, leftOut: [] });
    } else rows.push({ line, key: keyIn(row.kind, row.values), ...row });
  }
  return { count, faults, rows };
}

const MAX_LINES = 2_000_000_000;
const keyIn = ({ key }: RecordKind, values: Values): string => (key === undefined ? "" : String(values[key]));

function parsed(text: string): { ok: true; value: unknown; detail: "" } | { ok: false; detail: string } {
  try {
    return { ok: true, value: JSON.parse(text), detail: "" };
  } catch {
    return { ok: false, detail: text.slice(0, 60).replace(/\p{C}/gu, " ") };
  }
}

/** Everything that a row refers to by a number, itself included. */
function* keysOf({ kind, key, values }: PartRow): Generator<Key> {
  const { expand = null } = thingsByName.get(kind.record) ?? {};
  if (expand === null && kind.key !== undefined && isNumbered(kind.record)) yield { kind: kind.record, key };
  if (values === null) return;
  if (expand !== null) yield* expand.keys(values);
  for (const { kind: of, key: named } of refsOf(kind, values)) if (isNumbered(of)) yield { kind: of, key: named };
}

const refFields = new WeakMap<RecordKind, readonly (readonly [string, Field])[]>();

/** References of a row, each with the field that names it. */
function refsOf(kind: RecordKind, values: Values): Named[] {
  const fields =
    refFields.get(kind) ?? Object.entries(kind.fields).filter(([, { ref, refsIn }]) => ref !== undefined || refsIn);
  refFields.set(kind, fields);
  return fields.flatMap(([path, { ref, refsIn }]): Named[] => {
    const value = values[path];
    if (value === null) return [];
    if (ref === undefined)
      return (
        refsIn?.(value).map((named) => ({ ...named, path: named.path === "" ? path : `${path}.${named.path}` })) ?? []
      );
    return Array.isArray(value)
      ? value.map((key, index) => ({ path: `${path}.${index}`, kind: ref, key: String(key) }))
      : [{ path, kind: ref, key: String(value) }];
  });
}

/** Puts the rows of a part where they wait. Returns the days that came with it. */
export async function stagePart(
  tx: Queryable,
  about: { id: number; staged: Staged },
  { rows, faults }: ReadPart,
): Promise<Staged> {
  const wanted = new Map<string, Key>();
  for (const row of rows) for (const key of keysOf(row)) wanted.set(`${key.kind} ${key.key}`, key);
  const idOf = await idsOf(tx, wanted.values());
  const [{ before = 0 } = {}] = await tx.query<{ before: number }>(
    "SELECT coalesce(max(seq), 0) AS before FROM import_row WHERE import_id = $1",
    [about.id],
  );
  const rest: PartRow[] = [];
  const staged: Row[] = [];
  const counters: LineCounter[] = [];
  for (const row of rows) {
    const thing = thingsByName.get(row.kind.record);
    if (thing === undefined) {
      rest.push(row);
      continue;
    }
    for (const { counters: own, ...one } of stagedRows(thing, row, idOf)) {
      staged.push({ import_id: about.id, seq: before + staged.length + 1, line: row.line, ...one });
      const leftOut = [...row.leftOut, ...leftOutOfFares(row.values)];
      counters.push(...own.map((counter) => ({ ...counter, line: row.line, leftOut })));
    }
  }
  await insertRows(tx, "import_row", staged);
  await insertRows(
    tx,
    "import_fault",
    faults
      .slice(0, MAX_FAULTS)
      .map(({ line, path, code, detail }) => ({ import_id: about.id, line, path, code, detail })),
  );
  const days: Days[] = rest.flatMap(({ kind, line, values, leftOut }) =>
    values === null ? [] : [{ record: kind.record, line, values, leftOut }],
  );
  return {
    ...(await stageDays(tx, about, days, idOf)),
    counters: await stageCounters(tx, about.id, about.staged.counters, counters),
  };
}

type StagedRow = {
  readonly kind: string;
  readonly key: string;
  readonly id: number | null;
  readonly data: Row | null;
  readonly refs: readonly unknown[];
  /** Columns that the row does not name. */
  readonly left_out: readonly string[];
  readonly counters: readonly Counter[];
};

/** A row as it waits: as one thing, or as those that it stands for. */
function stagedRows(
  thing: Thing,
  { kind: { record }, kind, key, values, leftOut }: PartRow,
  idOf: IdOf,
): readonly StagedRow[] {
  const left_out = thing.columnsOf(leftOut);
  const own = thing.isNumbered && thing.expand === null ? idOf(record, key) : null;
  if (values === null) return [{ kind: record, key, id: own, data: null, refs: [], left_out: [], counters: [] }];
  const refs = refsOf(kind, values).map((ref) => ({ ...ref, id: numberOf(ref, idOf) }));
  if (thing.expand !== null) {
    return thing.expand.rows(values, idOf).map((one, index) => {
      const id = one.id ?? idOf(one.kind, one.key);
      const isItself = one.kind === record;
      return {
        ...one,
        id,
        data: { id, ...one.data },
        refs: index === 0 ? refs : [],
        left_out: isItself ? left_out : [],
      };
    });
  }
  const data = { [thing.idColumn]: own ?? key, ...thing.row(values, idOf) };
  return [
    { kind: record, key, id: own, data, refs, left_out, counters: own === null ? [] : thing.counters(values, own) },
  ];
}

const numberOf = ({ kind, key }: Key, idOf: IdOf): number | null => (isNumbered(kind) ? idOf(kind, key) : null);

/** Fields that a flight's fares leave out of their counters, by index: a list is complete except for others' sales. */
function leftOutOfFares(values: Values | null): string[] {
  const fares = (values?.["fares"] ?? []) as readonly { readonly seats_sold_elsewhere?: number }[];
  return fares.flatMap((fare, index) =>
    fare.seats_sold_elsewhere === undefined ? [`fares.${index}.seats_sold_elsewhere`] : [],
  );
}
