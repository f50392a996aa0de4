import type { RecordKind, Values } from "#domain/import/record.ts";
import type { Row } from "../../kernel/database/insert-rows.ts";

/** The number of a thing by its kind and its own id. */
export type IdOf = (kind: string, key: string) => number;

/** Builds the columns of a table's row that its record's fields do not give, or that replace them. */
export type BuildRow = (values: Values, idOf: IdOf) => Row;

/** A counter of `stock` that a row sets. */
export type Counter = {
  readonly stockId: number;
  readonly what: string;
  readonly total: number;
  readonly soldElsewhere: number;
  /** Fields that set them; an existing counter keeps those that were left out. */
  readonly from: { readonly total?: string; readonly soldElsewhere: string };
};

/** A row that stands for several: rows of other kinds, each with its key, or with its number where that follows from another. */
export type Expanded = {
  readonly kind: string;
  readonly key: string;
  readonly id?: number;
  readonly data: Row;
  readonly counters: readonly Counter[];
};
export type Expand = {
  /** Keys whose numbers it needs. */
  readonly keys: (values: Values) => readonly { readonly kind: string; readonly key: string }[];
  readonly rows: (values: Values, idOf: IdOf) => readonly Expanded[];
};

/** Table that rows of a kind go into. */
export type ThingTable = {
  readonly table: string;
  /** Column of its key or number; `id` by default. */
  readonly idColumn?: string;
  /** Column names of fields that are not named by the default. */
  readonly names?: Readonly<Record<string, string>>;
  /** Fields that are no columns. */
  readonly without?: readonly string[];
  /** Columns that are no fields: `build` makes them, or `fill-in.ts`. */
  readonly more?: readonly string[];
  /** Columns that only a new row takes from a file. */
  readonly once?: readonly string[];
  /** SQL over `there` and `mine.data`: a row keeps left-out columns only where it is true; always without it. */
  readonly keepsWhile?: string;
  readonly build?: BuildRow;
  readonly counters?: (values: Values, id: number) => readonly Counter[];
  /** The row is no row of the table itself: it stands for these. */
  readonly expand?: Expand;
};

/** A table that rows of one kind go into; not for data that spans days (nights, stock): see `days.ts`. */
export type Thing = {
  readonly record: RecordKind;
  /** The field that is its key. */
  readonly key: string;
  readonly table: string;
  /** True when its table identifies it by a number; by its key otherwise. */
  readonly isNumbered: boolean;
  readonly idColumn: string;
  /** The columns that a file writes, its id first. */
  readonly columns: readonly string[];
  readonly once: readonly string[];
  readonly keepsWhile: string;
  /** The columns of fields, as far as they are columns. */
  readonly columnsOf: (fields: readonly string[]) => readonly string[];
  readonly counters: NonNullable<ThingTable["counters"]>;
  readonly expand: Expand | null;
  /** Its row but for the id. */
  readonly row: BuildRow;
};
