import { fold } from "./fold.ts";

/**
 * Plain digits, or groups of three with the same mark between all of them: `1250000`, `1,250,000`, `۱٬۲۵۰٬۰۰۰`,
 * `1 250 000`.
 */
const WHOLE = /^(?:\d+|\d{1,3}(?:(?<mark>[,٬، ])\d{3}(?:\k<mark>\d{3})*))$/;

/**
 * Parses a typed whole number: Latin, Persian or Arabic digits and marks between thousands, nothing else. Null for a
 * decimal mark, an exponent, a sign, a unit, another script's digits and groups of any other length, because dropping
 * them would change the number; also for a number too large to be exact.
 */
export function wholeNumberIn(typed: string): number | null {
  const text = fold(typed);
  if (!WHOLE.test(text)) return null;
  const number = Number(text.replace(/\D/g, ""));
  return Number.isSafeInteger(number) ? number : null;
}
