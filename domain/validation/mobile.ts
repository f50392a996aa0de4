import { compact } from "./compact.ts";

/**
 * An Iranian mobile number as it is kept: `09xxxxxxxxx`. `+98`, `0098`, `98`, or no zero at all may stand in front.
 * Operators' prefixes are not looked at: they change, and lists of them refuse real numbers. Null when it is none.
 */
export function canonicalMobile(text: string): string | null {
  const number = compact(text).replace(/[()]/g, "");
  const national = /^(?:(?:\+98|0098|98)0?|0)?(9\d{9})$/.exec(number)?.[1];
  return national === undefined ? null : `0${national}`;
}
