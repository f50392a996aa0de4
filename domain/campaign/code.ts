import { DISCOUNT_CODE } from "../bounds.ts";
import { fold } from "../text/fold.ts";

/** Characters between the letters of a code that people and messages put there. */
const SEPARATORS = /[\s\u200C\p{Pd}_.]/gu;
const LETTERS_AND_DIGITS = /^[\p{L}\p{Nd}]+$/u;

/**
 * The form that a discount code is kept and compared in: digits of any script as ASCII, capital letters, nothing between
 * them. Null where the text can be no code.
 */
export function discountCodeOf(typed: string): string | null {
  const code = fold(fold(typed).normalize("NFKC")).replace(SEPARATORS, "").toUpperCase();
  const { length } = [...code];
  return length >= DISCOUNT_CODE.min && length <= DISCOUNT_CODE.max && LETTERS_AND_DIGITS.test(code) ? code : null;
}
