import type { Readable } from "node:stream";
import { CliError } from "./cli-error.ts";

/** Longer than any line of ours; a file without line ends must not fill the memory. */
const LONGEST_LINE = 1_000_000;

/**
 * The lines of a stream, as many at a time as arrived together, without their ends (`\n` or `\r\n`). A byte order mark
 * is dropped. Back-pressure: a slow consumer slows the stream, so memory is bounded for any length.
 *
 * @throws CliError `line_too_long`.
 */
export async function* linesOf(stream: Readable): AsyncGenerator<string[]> {
  stream.setEncoding("utf8");
  let rest = "";
  let isFirst = true;
  for await (const chunk of stream as AsyncIterable<string>) {
    const text = isFirst && chunk.startsWith("\uFEFF") ? chunk.slice(1) : chunk;
    isFirst = false;
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST_LINE) {
      throw new CliError("line_too_long", `a line is longer than ${LONGEST_LINE} characters`, {
        mend: "Give one value on each line.",
      });
    }
    if (lines.length > 0) yield lines.map(withoutReturn);
  }
  if (rest !== "") yield [withoutReturn(rest)];
}

const withoutReturn = (line: string): string => (line.endsWith("\r") ? line.slice(0, -1) : line);
