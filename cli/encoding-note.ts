import { inWords } from "./cli-error.ts";
import type { OnEncoding } from "./decoded.ts";
import type { Io } from "./io.ts";

/** Notes that a text is not read as UTF-8, as an explanation for text that looks wrong. */
export const sayEncoding =
  (io: Io): OnEncoding =>
  (encoding) =>
    io.note(inWords([`با کدگذاری ${encoding} خوانده شد`, `read as ${encoding}`], io.locale));
