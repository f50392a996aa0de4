import { compact } from "./compact.ts";

/** +98 and 0098 are sometimes put before the whole national number, its 0 included. Operators' prefixes change: none is checked. */
const IRANIAN_MOBILE = /^(?:(?:\+98|0098|98)0?|0)?(9\d{9})$/;

/** A number with the code of another country: a plus sign or two zeros, and up to fifteen digits (E.164). */
const FOREIGN_NUMBER = /^(?:\+|00)(?!98)[1-9]\d{6,14}$/;

const digitsOf = (text: string): string => compact(text).replace(/[()]/g, "");

/** Whether a number is of another country: no mobile number of ours, and no slip of the pen either. */
export const isForeignNumber = (text: string): boolean => FOREIGN_NUMBER.test(digitsOf(text));

/** The eleven ASCII digits `09xxxxxxxxx` of an Iranian mobile number, however it was typed; null when it is none. */
export function canonicalMobile(text: string): string | null {
  const national = IRANIAN_MOBILE.exec(digitsOf(text))?.[1];
  return national === undefined ? null : `0${national}`;
}
