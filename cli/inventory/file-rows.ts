import type { Readable } from "node:stream";
import { LONGEST_IMPORT_ROW } from "#domain/contract/import.shapes.ts";
import { CliError } from "../cli-error.ts";
import { csvRecords, requireColumnOfEach } from "../csv.ts";
import type { OnEncoding } from "../decoded.ts";
import { linesOf } from "../lines.ts";
import { jsonRows, tooLong } from "./json-records.ts";

/** A row of a file as JSON on one line, and the line of the file on which it begins, from 1. */
export type FileRow = { readonly line: number; readonly text: string };

export const fileFormats = ["jsonl", "json", "csv"] as const;
export type FileFormat = (typeof fileFormats)[number];

const endings: Readonly<Record<string, FileFormat>> = {
  jsonl: "jsonl",
  ndjson: "jsonl",
  json: "json",
  csv: "csv",
  tsv: "csv",
};

/** Format of a file by its extension; JSON Lines when the extension is unknown. */
export const formatOf = (file: string): FileFormat =>
  endings[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ""] ?? "jsonl";

const readers: Readonly<Record<FileFormat, (stream: Readable, onEncoding?: OnEncoding) => AsyncGenerator<FileRow[]>>> =
  {
    jsonl: lineRows,
    json: jsonRows,
    csv: csvRows,
  };

/** Rows of a file, in batches as they arrive. */
export const rowsOf = (stream: Readable, format: FileFormat, onEncoding?: OnEncoding): AsyncGenerator<FileRow[]> =>
  readers[format](stream, onEncoding);

async function* lineRows(stream: Readable, onEncoding?: OnEncoding): AsyncGenerator<FileRow[]> {
  let line = 0;
  for await (const lines of linesOf(stream, onEncoding)) {
    const rows: FileRow[] = [];
    for (const text of lines) {
      line += 1;
      if (text.length > LONGEST_IMPORT_ROW) throw tooLong(line);
      if (text.trim() !== "") rows.push({ line, text });
    }
    yield rows;
  }
}

async function* csvRows(stream: Readable, onEncoding?: OnEncoding): AsyncGenerator<FileRow[]> {
  let columns: readonly string[] | null = null;
  for await (const records of csvRecords(stream, onEncoding)) {
    const rows: FileRow[] = [];
    for (const { line, cells } of records) {
      if (columns === null) columns = header(cells);
      else rows.push({ line, text: JSON.stringify(objectOf(columns, cells, line)) });
    }
    yield rows;
  }
  if (columns === null)
    throw new CliError("no_header", ["پرونده خالی است", "the file is empty"], {
      mend: ["با نام ستون‌ها شروع کنید.", "Begin with the names of the columns."],
    });
}

function header(cells: readonly string[]): readonly string[] {
  const names = cells.map((cell) => cell.trim());
  if (names.includes("record") && new Set(names).size === names.length) return names;
  throw new CliError(
    "no_header",
    [
      "سطر اول باید نام هر ستون را یک بار بیاورد و یکی record باشد",
      "the first line must name each column once, one of them record",
    ],
    { where: ["سطر ۱", "line 1"] },
  );
}

/** An empty cell leaves its field out; `null` means what it means in JSON. */
function objectOf(columns: readonly string[], cells: readonly string[], line: number): Record<string, string | null> {
  requireColumnOfEach(cells, columns, line);
  return Object.fromEntries(
    columns.flatMap((name, index) => {
      const cell = cells[index] ?? "";
      const said = cell.trim();
      return said === "" ? [] : [[name, said === "null" ? null : cell]];
    }),
  );
}
