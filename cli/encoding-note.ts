import { inWords } from "./cli-error.ts";
import type { OnEncoding } from "./decoded.ts";
import type { Io } from "./io.ts";

/** Says that a text is read as no UTF-8: what looks wrong in it then has a cause. */
export const sayEncoding =
  (io: Io): OnEncoding =>
  (encoding) =>
    io.note(inWords([`با کدگذاری ${encoding} خوانده شد`, `read as ${encoding}`], io.locale));
