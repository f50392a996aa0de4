import type { Io } from "./io.ts";

const RESET = "\u001B[0m";
const CODES = { red: "\u001B[31m", dim: "\u001B[2m" } as const;

/** Colours a text when colour is enabled: faults are red, hints dim. */
export const paint = (text: string, colour: keyof typeof CODES, isWanted: boolean): string =>
  isWanted && text !== "" ? `${CODES[colour]}${text}${RESET}` : text;

/** Prefix of the line of a value with a fault instead of a result. */
const FAULT = "! ";

/** A result line, red when it reports a fault. */
export const paintLine = (line: string, io: Pick<Io, "colour">): string =>
  line.startsWith(FAULT) ? paint(line, "red", io.colour.out) : line;
