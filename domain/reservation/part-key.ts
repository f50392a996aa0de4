import { type CancellablePart, cancellableParts } from "./penalty.ts";

/** A part of a reservation as text, for addresses and inputs: `room-2`. */
export const partKeyOf = ({ of, position }: CancellablePart): string => `${of}-${position}`;

/** Pattern of such a text. */
export const PART_KEY: RegExp = new RegExp(`^(${cancellableParts.join("|")})-([1-9]\\d?)$`);

/** Reads a part; null where the text names none. */
export function readPartKey(text: string): CancellablePart | null {
  const [, of, position] = PART_KEY.exec(text) ?? [];
  const known = cancellableParts.find((one) => one === of);
  return known === undefined ? null : { of: known, position: Number(position) };
}
