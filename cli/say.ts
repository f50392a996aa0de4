import { inWords, type Words } from "./cli-error.ts";
import type { Io } from "./io.ts";

/** Prints one line on stderr, in the chosen language. */
export const say = (words: Words, io: Io): void => io.note(inWords(words, io.locale));
