import { fold } from "./fold.ts";

/** Digits with at most one space or hyphen between two of them. */
const GROUPED = /\d(?:[ -]?\d)*/g;

/**
 * Extracts the digits of a code of a known length, typed or pasted with its message: «شمسه: کد تأیید ۱۲۳ ۴۵۶» is
 * 123456. Takes the first number of that length among the words, in digits of any script and in groups; otherwise every
 * digit, because the code may be incomplete.
 */
export function digitsOfCode(text: string, length: number): string {
  const folded = fold(text);
  const numbers = (folded.match(GROUPED) ?? []).map((number) => number.replace(/\D/g, ""));
  return numbers.find((number) => number.length === length) ?? numbers.join("");
}
