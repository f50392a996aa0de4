import type { ImportValue } from "#domain/contract/import.shapes.ts";
import { inWords, type Words } from "../cli-error.ts";
import { counted } from "../counted.ts";
import type { Io } from "../io.ts";

/** A progress line that is overwritten on a terminal; nothing when stderr is read by a program. */
export function progressOn({ stderr, locale }: Io) {
  const isWatched = stderr.isTTY === true;
  const write = (words: Words) => void (isWatched && stderr.write(`\r\u001b[K${inWords(words, locale)}`));
  const share = ({ done, of }: ImportValue["progress"]) => (of === 0 ? 100 : Math.floor((100 * done) / of));
  return {
    rows: (rows: number) => write([`${rows} سطر فرستاده شد`, `${counted(rows, "row")} sent`]),
    days: ({ state, progress }: ImportValue) =>
      write(
        state === "checking"
          ? ["در حال بررسی", "checking"]
          : [`${share(progress)}٪ نوشته شد`, `${share(progress)} % written`],
      ),
    end: () => write(["", ""]),
  };
}
