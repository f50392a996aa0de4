import type { Io } from "./io.ts";

const RESET = "\u001B[0m";
const CODES = { red: "\u001B[31m", dim: "\u001B[2m" } as const;

/** A text in a colour where colour is wanted, else as it is: faults are red, hints dim. */
export const paint = (text: string, colour: keyof typeof CODES, isWanted: boolean): string =>
  isWanted && text !== "" ? `${CODES[colour]}${text}${RESET}` : text;

/** What begins the line of a value that has a fault in the place of its result. */
const FAULT = "! ";

/** A line of a result, red where it says a fault. */
export const paintLine = (line: string, io: Pick<Io, "colour">): string =>
  line.startsWith(FAULT) ? paint(line, "red", io.colour.out) : line;
