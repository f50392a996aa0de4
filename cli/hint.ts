import type { Io } from "./io.ts";
import { paint } from "./paint.ts";

/** Says what may help, dim on stderr. */
export const hint = (words: string, io: Io): void => io.note(paint(`hint: ${words}`, "dim", io.colour.err));
