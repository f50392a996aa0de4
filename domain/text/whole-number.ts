import { fold } from "./fold.ts";

/** Digits alone, or in groups of three with one mark between all of them: `1250000`, `1,250,000`, `۱٬۲۵۰٬۰۰۰`, `1 250 000`. */
const WHOLE = /^(?:\d+|\d{1,3}(?:(?<mark>[,٬، ])\d{3}(?:\k<mark>\d{3})*))$/;

/**
 * Reads a whole number as people type it: Latin, Persian or Arabic digits and marks between thousands, nothing else. A
 * decimal mark, an exponent, a sign, a unit, another script's digits and groups of any other length make it null, since
 * to leave them out makes another number; so does one that is too great to be exact.
 */
export function wholeNumberIn(typed: string): number | null {
  const text = fold(typed);
  if (!WHOLE.test(text)) return null;
  const number = Number(text.replace(/\D/g, ""));
  return Number.isSafeInteger(number) ? number : null;
}
