import { fold } from "../text/fold.ts";

/** Letters of Persian names, hamza-bearing ones and ة ۀ included, with their marks; ZWNJ and spaces between. */
const PERSIAN =
  /^[\u0621-\u0628\u062A-\u063A\u0641\u0642\u0644-\u0648\u067E\u0686\u0698\u06A9\u06AF\u06CC\u0629\u06C0\u064B-\u0652\u0654\u0670\u200C ]+$/;
const PERSIAN_LETTER = /[\u0621-\u064A\u067E\u0686\u0698\u06A9\u06AF\u06CC]/;
/** As tickets spell names: no hyphen, no apostrophe. */
const ENGLISH = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** R129: Persian letters and nothing else, after folding. */
export function isPersian(text: string): boolean {
  const folded = fold(text);
  return PERSIAN.test(folded) && PERSIAN_LETTER.test(folded);
}

/** R130: English letters, single spaces between the words. */
export const isEnglish = (text: string): boolean => ENGLISH.test(fold(text));

/** An English name as it is kept: upper case, as tickets have it. */
export const canonicalEnglish = (text: string): string => fold(text).toUpperCase();
