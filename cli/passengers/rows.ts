import type { Readable } from "node:stream";
import { fold } from "#domain/text/fold.ts";
import { formFields, type PassengerField, type PassengerForm } from "#domain/validation/passenger-form.ts";
import { CliError, type Words } from "../cli-error.ts";
import { csvRecords, requireColumnOfEach } from "../csv.ts";
import { sayEncoding } from "../encoding-note.ts";
import { jsonFault } from "../file-error.ts";
import type { Io } from "../io.ts";
import { say } from "../say.ts";
import { type Column, columnNamed, columnNames } from "./columns.ts";

/** One traveller of a file, as typed. `line` is the line of a CSV, from 1, or the place in a JSON array, from 1. */
export type Row = {
  readonly line: number;
  /** Reservation of the row; "" when the file has no such column, and then all rows are one reservation. */
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
    throw new CliError("no_header", ["پرونده خالی است", "the file is empty"], {
      mend: ["با سطر نام ستون‌ها شروع کنید.", "Begin with a line that names the columns."],
    });
  }
}

function readHeader(cells: readonly string[], io: Io): (Column | null)[] {
  const columns = cells.map(columnNamed);
  if (columns.every((column) => column === null)) {
    throw new CliError("no_header", ["هیچ‌یک از ستون‌ها شناخته‌شده نیست", "none of the columns is known"], {
      where: ["سطر ۱", "line 1"],
      mend: [`نام ستون‌ها: ${columnNames.join("، ")}.`, `Name them: ${columnNames.join(", ")}.`],
    });
  }
  columns.forEach((column, index) => {
    if (column === null)
      say(
        [
          `هشدار: ستون ${index + 1} «${cells[index] ?? ""}» شناخته‌شده نیست و کنار گذاشته می‌شود`,
          `warning: column ${index + 1} «${cells[index] ?? ""}» is not known and is left out`,
        ],
        io,
      );
    else if (columns.indexOf(column) !== index) {
      throw new CliError("column_twice", [`دو ستون ${column} است`, `two columns are ${column}`], {
        where: ["سطر ۱", "line 1"],
        mend: ["یکی را نگه دارید.", "Keep one of them."],
      });
    }
  });
  return columns;
}

function rowOf(line: number, cells: readonly string[], columns: readonly (Column | null)[]): Row {
  requireColumnOfEach(cells, columns, line);
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
  if (!Array.isArray(parsed)) throw notJson(["آرایهٔ مسافران نیست", "not an array of travellers"]);
  return parsed.map((item: unknown, index) => {
    if (typeof item !== "object" || item === null || Array.isArray(item)) {
      throw notJson(["شیء نیست", "not an object"], [`مورد ${index + 1}`, `item ${index + 1}`]);
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
    throw notJson(jsonFault(error));
  }
}

const notJson = (what: Words, where?: Words): CliError =>
  new CliError("not_json", what, {
    ...(where === undefined ? {} : { where }),
    mend: [
      'آرایه‌ای از مسافران بدهید: [{ "first_name_fa": "…" }].',
      'Give an array of travellers: [{ "first_name_fa": "…" }].',
    ],
  });
