import type { Command } from "commander";
import { CliError } from "./cli-error.ts";
import { sayEncoding } from "./encoding-note.ts";
import { hintOfFile } from "./file-hint.ts";
import type { Io } from "./io.ts";
import { linesOf } from "./lines.ts";
import { jsonlOption, type Machine, streamDocument } from "./machine.ts";
import { paintLine } from "./paint.ts";

/**
 * Values of a command, in batches: its arguments, or the lines of stdin for `-` and for none. A terminal's stdin is not
 * read: the help is shown instead.
 */
export function valuesOf(given: readonly string[], command: Command, io: Io): AsyncIterable<readonly string[]> {
  const isStdin = given.length === 0 || (given.length === 1 && given[0] === "-");
  if (!isStdin) {
    hintOfFile(given[0], command, io);
    return oneBatch(given);
  }
  if (io.stdin.isTTY === true) {
    command.outputHelp({ error: true });
    throw new CliError("values_missing", ["مقداری داده نشد", "no values were given"], {
      mend: ["مقدارها را بنویسید یا هر یک را در سطری از ورودی بدهید.", "Name them, or pipe them in, one on each line."],
    });
  }
  return linesOf(io.stdin, sayEncoding(io));
}

async function* oneBatch(values: readonly string[]): AsyncGenerator<readonly string[]> {
  yield values;
}

/** Output of a command for each value: a line for people, a row for machines. */
export type Answering = {
  /** The name of the rows in the document. */
  readonly list: string;
  readonly textOf: (value: string) => string;
  readonly rowOf: (value: string) => object;
};

/**
 * Processes the values in order, a batch at a time, as lines, `--jsonl` or `--json`. Stops at once when interrupted.
 */
export async function answerEach(
  batches: AsyncIterable<readonly string[]>,
  { json, jsonl }: Machine,
  io: Io,
  { list, textOf, rowOf }: Answering,
): Promise<void> {
  if (json) return streamDocument(list, rowsOf(batches, rowOf, io), io);
  const lineOf = jsonl ? (value: string) => JSON.stringify(rowOf(value)) : textOf;
  for await (const batch of batches) {
    if (io.signal.aborted) return;
    let text = "";
    for (const value of batch) text += `${paintLine(lineOf(value), io)}\n`;
    await io.out(text);
  }
}

async function* rowsOf(batches: AsyncIterable<readonly string[]>, rowOf: Answering["rowOf"], io: Io) {
  for await (const batch of batches) {
    if (io.signal.aborted) return;
    yield batch.map(rowOf);
  }
}

/** Options of a command that processes values one by one. @param holds content of a row */
export const rowOptions = (command: Command, holds: string): Command =>
  command.option("--json", `one JSON document of them: ${holds}`).addOption(jsonlOption(holds));
