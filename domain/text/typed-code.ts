import { fold } from "./fold.ts";

/** Digits with at most one space or hyphen between two of them. */
const GROUPED = /\d(?:[ -]?\d)*/g;

/**
 * The digits of a code of a known length, as it is typed, or pasted with the message it came in: «شمسه: کد تأیید ۱۲۳ ۴۵۶»
 * is 123456. The first number of that length among the words, in digits of any script and in groups; where there is none,
 * every digit, since the code may be half typed.
 */
export function digitsOfCode(text: string, length: number): string {
  const folded = fold(text);
  const numbers = (folded.match(GROUPED) ?? []).map((number) => number.replace(/\D/g, ""));
  return numbers.find((number) => number.length === length) ?? numbers.join("");
}
