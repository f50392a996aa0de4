import type { ImportFault } from "./fault.ts";
import { type Field, Wrong } from "./fields.ts";

/** A kind of row: its fields by name, and the constraints among them. */
export type RecordKind = {
  readonly record: string;
  /** Description of the record, a sentence for the document. */
  readonly what: string;
  /** Field whose value identifies the record in later files; absent: it has no id of its own (a night). */
  readonly key?: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Faults among individually valid fields. */
  readonly check?: (values: Values) => ImportFault[];
};

/** Parsed fields of a row. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * `leftOut`: optional fields that the row does not name; an existing record keeps its values of them. A field that is
 * `null` is named: it is reset to the default of a new record.
 *
 * `key` of a faulty row, if readable: records that refer to it are then not reported as faulty too.
 */
export type ReadRow =
  | { readonly kind: RecordKind; readonly values: Values; readonly leftOut: readonly string[] }
  | { readonly faults: readonly ImportFault[]; readonly kind: RecordKind | null; readonly key: string | null };

const refused = (fault: ImportFault): ReadRow => ({ faults: [fault], kind: null, key: null });

/** Reader of one inventory's rows. */
export type RowReader = (given: unknown) => ReadRow;

/** Builds a reader of rows of some kinds: each row names its own as `record`. Reports all faults of a row. */
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

/** Columns of a CSV with rows of some kinds: `record`, then every field once. */
export const columnsOf = (kinds: readonly RecordKind[]): readonly string[] => [
  ...new Set(["record", ...kinds.flatMap(({ fields }) => Object.keys(fields))]),
];

/** Formats a value for a CSV cell: lists of words with semicolons, structured values as JSON. */
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
