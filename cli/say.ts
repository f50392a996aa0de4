import { inWords, type Words } from "./cli-error.ts";
import type { Io } from "./io.ts";

/** Says one line on stderr, in the language that was asked for. */
export const say = (words: Words, io: Io): void => io.note(inWords(words, io.locale));
