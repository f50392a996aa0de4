import { inWords, type Words } from "./cli-error.ts";
import type { Io } from "./io.ts";
import { paint } from "./paint.ts";

const HINT = ["راهنما", "hint"] as const;

/** Prints a hint, dim on stderr. */
export const hint = (words: Words, io: Io): void =>
  io.note(paint(`${inWords(HINT, io.locale)}: ${inWords(words, io.locale)}`, "dim", io.colour.err));
