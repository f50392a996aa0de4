import type { Readable } from "node:stream";
import { fold } from "#domain/text/fold.ts";
import { formFields, type PassengerField, type PassengerForm } from "#domain/validation/passenger-form.ts";
import { CliError } from "../cli-error.ts";
import { sayEncoding } from "../encoding-note.ts";
import type { Io } from "../io.ts";
import { type Column, columnNamed, columnNames } from "./columns.ts";
import { csvRecords } from "./csv.ts";

/** One traveller of a file, as typed. `line` is the line of a CSV, from 1, or the place in a JSON array, from 1. */
export type Row = {
  readonly line: number;
  /** Which reservation; "" when the file names none, and then all its rows are one. */
  readonly reservation: string;
  readonly form: PassengerForm;
};

/** The travellers of a CSV. Unknown columns are reported and ignored. @throws CliError `no_header`. */
export async function* rowsOfCsv(stream: Readable, io: Io): AsyncGenerator<Row[]> {
  let columns: (Column | null)[] | null = null;
  for await (const records of csvRecords(stream, sayEncoding(io))) {
    const rows: Row[] = [];
    for (const { line, cells } of records) {
      if (columns === null) columns = readHeader(cells, io);
      else rows.push(rowOf(line, cells, columns));
    }
    yield rows;
  }
  if (columns === null) {
    throw new CliError("no_header", "the file is empty", { mend: "Begin with a line that names the columns." });
  }
}

function readHeader(cells: readonly string[], io: Io): (Column | null)[] {
  const columns = cells.map(columnNamed);
  if (columns.every((column) => column === null)) {
    throw new CliError("no_header", "none of the columns is known", {
      where: "line 1",
      mend: `Name them: ${columnNames.join(", ")}.`,
    });
  }
  columns.forEach((column, index) => {
    if (column === null) io.note(`warning: column ${index + 1} «${cells[index] ?? ""}» is not known and is left out`);
    else if (columns.indexOf(column) !== index) {
      throw new CliError("column_twice", `two columns are ${column}`, { where: "line 1", mend: "Keep one of them." });
    }
  });
  return columns;
}

function rowOf(line: number, cells: readonly string[], columns: readonly (Column | null)[]): Row {
  if (cells.length > columns.length) {
    throw new CliError("too_many_cells", `${cells.length} fields, but ${columns.length} columns`, {
      where: `line ${line}`,
      mend: "Put quotes around a field that holds the delimiter.",
    });
  }
  const form: Partial<Record<PassengerField, string>> = {};
  let reservation = "";
  columns.forEach((column, index) => {
    const cell = cells[index] ?? "";
    if (column === "reservation") reservation = fold(cell);
    else if (column !== null) form[column] = cell;
  });
  return { line, reservation, form };
}

/**
 * The travellers of a JSON array of objects whose keys are the form's fields, and `reservation`. @throws CliError
 * `not_json`.
 */
export function rowsOfJson(text: string): Row[] {
  const parsed = parse(text);
  if (!Array.isArray(parsed)) throw notJson("not an array of travellers");
  return parsed.map((item: unknown, index) => {
    if (typeof item !== "object" || item === null || Array.isArray(item)) {
      throw notJson("not an object", `item ${index + 1}`);
    }
    const values = new Map(Object.entries(item));
    const text = (name: string): string => {
      const value: unknown = values.get(name);
      return value === undefined || value === null ? "" : String(value);
    };
    const form: PassengerForm = Object.fromEntries(formFields.map((field) => [field, text(field)]));
    return { line: index + 1, reservation: fold(text("reservation")), form };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw notJson(error instanceof Error ? error.message : "unreadable");
  }
}

const notJson = (what: string, where?: string): CliError =>
  new CliError("not_json", what, {
    ...(where === undefined ? {} : { where }),
    mend: 'Give an array of travellers: [{ "first_name_fa": "…" }].',
  });
