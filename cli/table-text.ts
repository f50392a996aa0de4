import { inWords, type Words } from "./cli-error.ts";
import { tableLines } from "./display-width.ts";
import type { Io } from "./io.ts";

/** A table for stdout; without rows the words that say so, in the chosen language. */
export const tableText = (
  rows: readonly (readonly string[])[],
  nothing: Words,
  { locale }: Pick<Io, "locale">,
): string => `${rows.length === 0 ? inWords(nothing, locale) : tableLines(rows).join("\n")}\n`;
