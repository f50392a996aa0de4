import type { Readable } from "node:stream";
import { CliError } from "../cli-error.ts";

/** A record and the line of the file on which it begins, from 1: a quoted field may hold line ends. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

const DELIMITERS = [",", ";", "\t"] as const;
/** A quote that is never closed must not swallow the file into memory. */
const LONGEST_FIELD = 100_000;

/**
 * The records of a CSV (RFC 4180), as many at a time as arrived together: comma, semicolon or tab, whichever the first
 * line holds most; quoted fields with doubled quotes and line ends; a byte order mark, CRLF and empty lines tolerated.
 *
 * @throws CliError `csv_quote`.
 */
export async function* csvRecords(stream: Readable): AsyncGenerator<CsvRecord[]> {
  stream.setEncoding("utf8");
  const reader = csvReader();
  let head: string | null = "";
  for await (const chunk of stream as AsyncIterable<string>) {
    if (head === null) {
      yield reader.read(chunk);
      continue;
    }
    head += chunk;
    // The delimiter shows in the first line; before it is whole nothing can be read.
    if (!head.includes("\n") && head.length < LONGEST_FIELD) continue;
    const first = withoutMark(head);
    head = null;
    reader.delimitBy(delimiterOf(first));
    yield reader.read(first);
  }
  if (head !== null) {
    const first = withoutMark(head);
    reader.delimitBy(delimiterOf(first));
    yield reader.read(first);
  }
  yield reader.end();
}

const withoutMark = (text: string): string => (text.startsWith("\uFEFF") ? text.slice(1) : text);

function delimiterOf(text: string): string {
  const [line = ""] = text.split("\n", 1);
  const count = (delimiter: string): number => line.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

const QUOTED_RUN = /[^"\n]+/y;
const PLAIN_RUN = /[^",;\t\r\n]+/y;

/** Reads text as it comes; what is not finished waits for the next. */
function csvReader() {
  let delimiter = ",";
  let state: "start" | "plain" | "quoted" | "quote" = "start";
  let field = "";
  let cells: string[] = [];
  let line = 1;
  let began = 1;
  let quoted = 1;
  let records: CsvRecord[] = [];

  const endField = () => {
    cells.push(field);
    field = "";
    state = "start";
  };
  const endRecord = () => {
    endField();
    if (cells.length > 1 || cells[0] !== "") records.push({ line: began, cells });
    cells = [];
  };
  const tooLong = () =>
    new CliError("field_too_long", `a field is longer than ${LONGEST_FIELD} characters`, { where: `line ${line}` });
  const unclosed = () =>
    new CliError("csv_quote", "a quote is opened and never closed", {
      where: `line ${quoted}`,
      mend: 'Close it, or double it ("") when it is part of the text.',
    });

  function take(character: string): void {
    if (state === "quoted") {
      if (character === '"') state = "quote";
      else field += character;
    } else if (character === '"' && (state === "quote" || (state === "start" && field === ""))) {
      if (state === "quote") field += '"';
      else quoted = line;
      state = "quoted";
    } else if (character === delimiter) endField();
    else if (character === "\n") endRecord();
    else if (character !== "\r") {
      field += character;
      state = "plain";
    }
    if (character === "\n") {
      line += 1;
      if (state !== "quoted") began = line;
    }
  }

  /** Takes what cannot end a field in one piece; the rest character by character. */
  function takeAll(text: string): void {
    let at = 0;
    while (at < text.length) {
      const run = state === "quoted" ? QUOTED_RUN : PLAIN_RUN;
      run.lastIndex = at;
      const piece = state === "quote" ? undefined : run.exec(text)?.[0];
      if (piece === undefined) {
        take(text.charAt(at));
        at += 1;
        continue;
      }
      field += piece;
      if (state === "start") state = "plain";
      at += piece.length;
      if (field.length > LONGEST_FIELD) throw state === "quoted" ? unclosed() : tooLong();
    }
  }

  const taken = (): CsvRecord[] => {
    const done = records;
    records = [];
    return done;
  };
  return {
    delimitBy(text: string) {
      delimiter = text;
    },
    read(text: string) {
      takeAll(text);
      return taken();
    },
    end() {
      if (state === "quoted") throw unclosed();
      if (field !== "" || cells.length > 0) endRecord();
      return taken();
    },
  };
}

/** A line of a CSV. What a spreadsheet would run as a formula is made text (OWASP, CSV injection). */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells
    .map((cell) => {
      const text = /^[=+\-@\t\r]/.test(String(cell)) ? `'${cell}` : String(cell);
      return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(",")}\r\n`;
