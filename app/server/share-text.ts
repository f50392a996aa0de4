/** Letters that the fonts of share pictures have (`tools/build-fonts.mjs`). */
const HAS = /[\u0600-\u06ff\u0020-\u007e\u00a0-\u00ff\u200c-\u200f\u2010-\u2026−‰‹›€]/u;

/** The space after a number, which stays with what it counts. */
const AFTER_NUMBER = /(?<=[0-9\u06f0-\u06f9]) (?=\p{L})/gu;

/** A text as those fonts can write it: a letter they lack loses its accent, and a sign that they lack is left out. */
export const drawable = (text: string): string =>
  [...text.normalize("NFC")]
    .map((letter) => (HAS.test(letter) ? letter : (letter.normalize("NFKD")[0] ?? "")))
    .filter((letter) => HAS.test(letter))
    .join("")
    .replace(AFTER_NUMBER, "\u00a0");
