import type { Readable } from "node:stream";
import { CliError, type Words } from "./cli-error.ts";
import { decoded, type OnEncoding } from "./decoded.ts";

/** A record and the line of the file on which it begins, from 1: a quoted field may hold line ends. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

const DELIMITERS = [",", ";", "\t"] as const;
/** Maximum field length: an unclosed quote must not read the file into memory. */
const LONGEST_FIELD = 100_000;

/**
 * Records of a CSV (RFC 4180), in batches as they arrive: comma, semicolon or tab, whichever is most frequent in the
 * first line, or the delimiter named by a line `sep=;` before it; quoted fields with doubled quotes and line ends; CRLF
 * and empty lines tolerated; encodings and marks as in `decoded`. A parser of our own, because `csv-parse` names the
 * last line of the file for an unclosed quote, and leaves the quotes in a field with something behind the closing one.
 *
 * @throws CliError `csv_quote`, `encoding`.
 */
export async function* csvRecords(stream: Readable, onEncoding?: OnEncoding): AsyncGenerator<CsvRecord[]> {
  const reader = new CsvReader();
  let head: string | null = "";
  for await (const chunk of decoded(stream, onEncoding)) {
    if (head === null) {
      yield reader.read(chunk);
      continue;
    }
    head += chunk;
    // The delimiter is detected in the first line, so reading waits until that is complete.
    if (!head.includes("\n") && head.length < LONGEST_FIELD) continue;
    yield reader.read(reader.begin(head));
    head = null;
  }
  if (head !== null) yield reader.read(reader.begin(head));
  yield reader.end();
}

/** Line with which a spreadsheet names the delimiter. */
const NAMED = /^"?sep=([,;|\t])"?(?:\r?\n|$)/i;

function delimiterOf(text: string): string {
  const [line = ""] = text.split("\n", 1);
  const count = (delimiter: string): number => line.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

const QUOTED_RUN = /[^"\n]+/y;
const PLAIN_RUN = /[^",;|\t\r\n]+/y;

/** Reads text as it comes; an incomplete record waits for the next chunk. */
class CsvReader {
  private delimiter = ",";
  private state: "start" | "plain" | "quoted" | "quote" = "start";
  private field = "";
  private cells: string[] = [];
  private line = 1;
  private began = 1;
  private quoted = 1;
  private records: CsvRecord[] = [];

  /** Detects the delimiter at the beginning of a text; returns the rest to read. */
  begin(text: string): string {
    const [named, delimiter] = NAMED.exec(text) ?? [];
    this.delimiter = delimiter ?? delimiterOf(text);
    if (named === undefined) return text;
    this.line = 2;
    this.began = 2;
    return text.slice(named.length);
  }

  read(text: string): CsvRecord[] {
    this.takeAll(text);
    return this.taken();
  }

  end(): CsvRecord[] {
    if (this.state === "quoted") throw this.unclosed();
    if (this.field !== "" || this.cells.length > 0) this.endRecord();
    return this.taken();
  }

  private taken(): CsvRecord[] {
    const done = this.records;
    this.records = [];
    return done;
  }

  /** Takes characters that cannot end a field in one piece; the rest one by one. */
  private takeAll(text: string): void {
    let at = 0;
    while (at < text.length) {
      const run = this.state === "quoted" ? QUOTED_RUN : PLAIN_RUN;
      run.lastIndex = at;
      const piece = this.state === "quote" ? undefined : run.exec(text)?.[0];
      if (piece === undefined) {
        this.take(text.charAt(at));
        at += 1;
        continue;
      }
      this.field += piece;
      if (this.state === "start") this.state = "plain";
      at += piece.length;
      if (this.field.length > LONGEST_FIELD) throw this.state === "quoted" ? this.unclosed() : this.tooLong();
    }
  }

  private take(character: string): void {
    if (this.state === "quoted") {
      if (character === '"') this.state = "quote";
      else this.field += character;
    } else if (character === '"' && (this.state === "quote" || (this.state === "start" && this.field === ""))) {
      if (this.state === "quote") this.field += '"';
      else this.quoted = this.line;
      this.state = "quoted";
    } else if (character === this.delimiter) this.endField();
    else if (character === "\n") this.endRecord();
    else if (character !== "\r") {
      this.field += character;
      this.state = "plain";
    }
    if (character === "\n") {
      this.line += 1;
      if (this.state !== "quoted") this.began = this.line;
    }
  }

  private endField(): void {
    this.cells.push(this.field);
    this.field = "";
    this.state = "start";
  }

  private endRecord(): void {
    this.endField();
    if (this.cells.length > 1 || this.cells[0] !== "") this.records.push({ line: this.began, cells: this.cells });
    this.cells = [];
  }

  private tooLong(): CliError {
    const where: Words = [`سطر ${this.line}`, `line ${this.line}`];
    return new CliError(
      "field_too_long",
      [`خانه‌ای بیش از ${LONGEST_FIELD} نویسه دارد`, `a field is longer than ${LONGEST_FIELD} characters`],
      { where },
    );
  }

  private unclosed(): CliError {
    return new CliError("csv_quote", ["گیومه‌ای باز شده و بسته نشده است", "a quote is opened and never closed"], {
      where: [`سطر ${this.quoted}`, `line ${this.quoted}`],
      mend: [
        'آن را ببندید، یا اگر جزو متن است دوتایی ("") بنویسید.',
        'Close it, or double it ("") when it is part of the text.',
      ],
    });
  }
}

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A CSV line for programs. */
export const csvCells = (cells: readonly string[]): string => `${cells.map(quoted).join(",")}\r\n`;

/** A CSV line for people. Text that a spreadsheet would run as a formula is escaped (OWASP, CSV injection). */
export const csvLine = (cells: readonly (string | number)[]): string =>
  csvCells(cells.map((cell) => (/^[=+\-@\t\r]/.test(String(cell)) ? `'${cell}` : String(cell))));

/** @throws CliError `too_many_cells` for a record with more cells than there are columns. */
export function requireColumnOfEach(cells: readonly string[], columns: readonly unknown[], line: number): void {
  if (cells.length <= columns.length) return;
  throw new CliError(
    "too_many_cells",
    [`${cells.length} خانه برای ${columns.length} ستون`, `${cells.length} fields, but ${columns.length} columns`],
    {
      where: [`سطر ${line}`, `line ${line}`],
      mend: [
        "خانه‌ای را که جداکننده دارد در گیومهٔ لاتین بگذارید.",
        "Put quotes around a field that holds the delimiter.",
      ],
    },
  );
}
