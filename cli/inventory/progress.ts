import type { ImportValue } from "#domain/contract/import.shapes.ts";
import { counted } from "../counted.ts";
import type { Io } from "../io.ts";

/** A progress line that is overwritten on a terminal; nothing when stderr is read by a program. */
export function progressOn({ stderr }: Io) {
  const isWatched = stderr.isTTY === true;
  const write = (text: string) => void (isWatched && stderr.write(`\r\u001b[K${text}`));
  return {
    rows: (rows: number) => write(`${counted(rows, "row")} sent`),
    days: ({ state, progress: { done, of } }: ImportValue) =>
      write(state === "checking" ? "checking" : `${of === 0 ? 100 : Math.floor((100 * done) / of)} % written`),
    end: () => write(""),
  };
}
