import type { ImportFault } from "./fault.ts";
import { type Field, Wrong } from "./fields.ts";

/** A kind of row: its fields by name, and what must be true among them. */
export type RecordKind = {
  readonly record: string;
  /** What it is, a sentence for the document. */
  readonly what: string;
  /** The field by whose value a later file finds it; absent: it has none of its own (a night). */
  readonly key?: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Faults among fields that are right by themselves. */
  readonly check?: (values: Values) => ImportFault[];
};

/** The fields of a row, read. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * `leftOut`: fields that the row does not name and may leave out; a thing that is there keeps what it has of them. A field
 * that is `null` is named: it is set to what a new thing has.
 *
 * `key` of a faulty row, where it can be read: what refers to it is not at fault too. */
export type ReadRow =
  | { readonly kind: RecordKind; readonly values: Values; readonly leftOut: readonly string[] }
  | { readonly faults: readonly ImportFault[]; readonly kind: RecordKind | null; readonly key: string | null };

const refused = (fault: ImportFault): ReadRow => ({ faults: [fault], kind: null, key: null });

/** How rows of one inventory are read. */
export type RowReader = (given: unknown) => ReadRow;

/** A reader of rows of some kinds: each row names its own as `record`. All of a row's faults are told. */
export function rowReader(kinds: readonly RecordKind[]): RowReader {
  const byName = new Map<unknown, RecordKind>(kinds.map((kind) => [kind.record, kind]));
  const names = kinds.map(({ record }) => record).join(", ");
  return (given) => {
    if (typeof given !== "object" || given === null || Array.isArray(given)) {
      return refused({ path: "", code: "not_an_object", detail: "" });
    }
    const row = given as Values;
    const kind = byName.get(row["record"]);
    if (kind === undefined) return refused({ path: "record", code: "unknown_record", detail: names });
    return readFields(kind, row);
  };
}

const entriesOf = new WeakMap<RecordKind, readonly (readonly [string, Field])[]>();
function fieldsOf(kind: RecordKind) {
  const known = entriesOf.get(kind) ?? Object.entries(kind.fields);
  entriesOf.set(kind, known);
  return known;
}

function readFields(kind: RecordKind, row: Values): ReadRow {
  const faults: ImportFault[] = [];
  const values: Record<string, unknown> = {};
  const leftOut: string[] = [];
  let taken = 1;
  for (const [name, { read, otherwise }] of fieldsOf(kind)) {
    const given = row[name];
    if (given !== undefined) taken += 1;
    if (given === undefined || given === null) {
      if (otherwise === undefined) faults.push({ path: name, code: "required", detail: "" });
      else values[name] = otherwise;
      if (given === undefined) leftOut.push(name);
      continue;
    }
    const value = read(given);
    if (value instanceof Wrong) faults.push(placed(name, value));
    else values[name] = value;
  }
  if (Object.keys(row).length > taken) faults.push(...unknownFields(kind, row));
  if (faults.length === 0) {
    const among = kind.check?.(values) ?? [];
    if (among.length === 0) return { kind, values, leftOut };
    faults.push(...among);
  }
  const key = kind.key === undefined ? undefined : values[kind.key];
  return { faults, kind, key: typeof key === "string" ? key : null };
}

const placed = (name: string, { code, detail, path }: Wrong): ImportFault => ({
  path: path === "" ? name : `${name}.${path}`,
  code,
  detail,
});

const unknownFields = (kind: RecordKind, row: Values): ImportFault[] =>
  Object.keys(row)
    .filter((name) => name !== "record" && !Object.hasOwn(kind.fields, name))
    .map((name) => ({
      path: name.replace(/[^\w.-]/g, "").slice(0, 40),
      code: "unknown_field",
      detail: Object.keys(kind.fields).join(", "),
    }));

/** The columns of a CSV that holds rows of some kinds: `record`, then every field once. */
export const columnsOf = (kinds: readonly RecordKind[]): readonly string[] => [
  ...new Set(["record", ...kinds.flatMap(({ fields }) => Object.keys(fields))]),
];

/** A value as a CSV's cell holds it: lists of words with semicolons between, what is made of parts as JSON. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item === "string" && !item.includes(";"))
  ) {
    return value.join(";");
  }
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
