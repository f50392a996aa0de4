import type { Command } from "commander";
import { CliError } from "./cli-error.ts";
import type { Io } from "./io.ts";
import { linesOf } from "./lines.ts";
import { paintLine } from "./paint.ts";

/**
 * The values a command was given, in batches: its arguments, or the lines of stdin for `-` and for none. On a terminal
 * stdin is not waited for: the help is shown instead.
 */
export function valuesOf(given: readonly string[], command: Command, io: Io): AsyncIterable<readonly string[]> {
  const isStdin = given.length === 0 || (given.length === 1 && given[0] === "-");
  if (!isStdin) return oneBatch(given);
  if (io.stdin.isTTY === true) {
    command.outputHelp({ error: true });
    throw new CliError("values_missing", "no values were given", {
      mend: "Name them, or pipe them in, one on each line.",
    });
  }
  return linesOf(io.stdin);
}

async function* oneBatch(values: readonly string[]): AsyncGenerator<readonly string[]> {
  yield values;
}

/** Writes one line for each value, in order, a batch at a time. Stops at once when interrupted. */
export async function eachValue(
  batches: AsyncIterable<readonly string[]>,
  io: Io,
  lineOf: (value: string) => string,
): Promise<void> {
  for await (const batch of batches) {
    if (io.signal.aborted) return;
    let text = "";
    for (const value of batch) text += `${paintLine(lineOf(value), io)}\n`;
    await io.out(text);
  }
}
