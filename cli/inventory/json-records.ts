import type { Readable } from "node:stream";
import { LONGEST_IMPORT_ROW } from "#domain/contract/import.shapes.ts";
import { CliError } from "../cli-error.ts";
import { decoded, type OnEncoding } from "../decoded.ts";
import type { FileRow } from "./file-rows.ts";

/**
 * Splits a JSON array into the texts of its objects, each with the line on which it begins. Text between them is not
 * checked: a broken object is reported by its parser.
 *
 * @throws CliError `row_too_long`, `not_closed`.
 */
export async function* jsonRows(stream: Readable, onEncoding?: OnEncoding): AsyncGenerator<FileRow[]> {
  const reader = new ObjectReader();
  for await (const chunk of decoded(stream, onEncoding)) yield reader.read(chunk);
  reader.end();
}

/** Characters that change the meaning of those after them. */
const MEANING = /["\\{}\n]/g;

class ObjectReader {
  private depth = 0;
  private isQuoted = false;
  private isEscaped = false;
  private line = 1;
  private began = 1;
  private text = "";

  read(chunk: string): FileRow[] {
    const rows: FileRow[] = [];
    let from = 0;
    MEANING.lastIndex = 0;
    if (this.isEscaped) MEANING.lastIndex = 1;
    this.isEscaped = false;
    for (let found = MEANING.exec(chunk); found !== null; found = MEANING.exec(chunk)) {
      const at = found.index;
      const character = found[0];
      if (character === "\n") this.line += 1;
      else if (character === "\\") {
        if (!this.isQuoted) continue;
        if (at + 1 === chunk.length) this.isEscaped = true;
        MEANING.lastIndex = at + 2;
      } else if (character === '"') this.isQuoted = this.depth > 0 && !this.isQuoted;
      else if (this.isQuoted) continue;
      else if (character === "{") {
        if (this.depth === 0) {
          from = at;
          this.began = this.line;
        }
        this.depth += 1;
      } else if (this.depth > 0) {
        this.depth -= 1;
        if (this.depth > 0) continue;
        rows.push({ line: this.began, text: onOneLine(this.text + chunk.slice(from, at + 1)) });
        this.text = "";
        from = at + 1;
      }
    }
    if (this.depth > 0) this.text += chunk.slice(from);
    if (this.text.length > LONGEST_IMPORT_ROW) throw tooLong(this.began);
    return rows;
  }

  end(): void {
    if (this.depth === 0) return;
    throw new CliError("not_closed", ["شیئی باز شده و بسته نشده است", "an object is opened and never closed"], {
      where: [`سطر ${this.began}`, `line ${this.began}`],
    });
  }
}

export const tooLong = (line: number): CliError =>
  new CliError(
    "row_too_long",
    [`سطری بیش از ${LONGEST_IMPORT_ROW} نویسه دارد`, `a row is longer than ${LONGEST_IMPORT_ROW} characters`],
    { where: [`سطر ${line}`, `line ${line}`] },
  );

/** JSON strings contain no raw line ends, so replacing them is safe. */
const onOneLine = (text: string): string => text.replace(/\s*[\r\n]\s*/g, " ");
