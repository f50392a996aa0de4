import type { Readable } from "node:stream";
import { CliError } from "./cli-error.ts";
import { decoded, type OnEncoding } from "./decoded.ts";

/** Maximum line length; a file without line ends must not fill the memory. */
const LONGEST_LINE = 1_000_000;

/**
 * Lines of a stream, in batches as they arrive, without their ends (`\n` or `\r\n`). Encodings and marks are those of
 * `decoded`. Back-pressure: a slow consumer slows the stream, so memory is bounded for any length.
 *
 * @throws CliError `line_too_long`, `encoding`.
 */
export async function* linesOf(stream: Readable, onEncoding?: OnEncoding): AsyncGenerator<string[]> {
  let rest = "";
  for await (const text of decoded(stream, onEncoding)) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST_LINE) {
      throw new CliError(
        "line_too_long",
        [`سطری بیش از ${LONGEST_LINE} نویسه دارد`, `a line is longer than ${LONGEST_LINE} characters`],
        {
          mend: ["در هر سطر یک مقدار بدهید.", "Give one value on each line."],
        },
      );
    }
    if (lines.length > 0) yield lines.map(withoutReturn);
  }
  if (rest !== "") yield [withoutReturn(rest)];
}

const withoutReturn = (line: string): string => (line.endsWith("\r") ? line.slice(0, -1) : line);
